import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { SaveRequest } from '@specbuilder/shared-contracts/platform';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { configurationOf, itemState } from '../../../test/item-server.ts';
import { fanItem, fanOption, OPTIONS } from '../../../test/items.ts';
import { rating } from '../../../test/results.ts';
import { differenceOf } from './difference-of.ts';
import { retainedAlternates } from './retained-alternates.ts';
import { withAlternates } from './save-requests.ts';

const request: SaveRequest = {
  itemId: 'a',
  tag: 'EF-1',
  qty: 2,
  notes: null,
  buildingId: null,
  replacesItemId: 'old',
  projectId: null,
  idempotencyKey: 'key',
};

describe('configurations that are kept beside each other', () => {
  it('begin with the item that goes on being offered, until another one is', () => {
    const kept = retainedAlternates(createTestPlatform().storage);
    expect(kept.of('a')).toBeNull();
    kept.add('a', 'b');
    kept.add('b', 'c');
    expect(kept.of('c')).toEqual({ offered: 'a', members: ['a', 'b', 'c'] });
    kept.offer('c');
    expect(kept.of('a')?.offered).toBe('c');
    kept.remove('c');
    expect(kept.of('a')).toEqual({ offered: 'a', members: ['a', 'b'] });
    kept.remove('b');
    expect(kept.of('a')).toBeNull();
  });

  it('are saved together: the offered one in the requested place, the others as its alternates', () => {
    const [main, other] = withAlternates(request, { offered: 'b', members: ['a', 'b'] });
    expect(main).toEqual({ ...request, itemId: 'b', idempotencyKey: 'key.b' });
    expect(other).toEqual({ ...request, replacesItemId: null, alternateToId: 'b' });
    expect(withAlternates(request, null)).toEqual([request]);
  });

  it('differ in price, power, sound and by name in what was chosen', () => {
    const shown = configurationOf(itemState());
    const coated = OPTIONS.map((entry) => (entry.fanOptionId === 21 ? { ...entry, isChecked: true } : entry));
    const item = fanItem({
      price: { unit: 1300, motor: 180, options: 120, total: 1600 },
      rating: rating({ totalBhp: 0.52, soundSones: 9.1 }),
    });
    const other = configurationOf(itemState({ item, options: coated }));
    const difference = differenceOf(other, shown);
    expect(difference.price).toBe(120);
    expect(difference.options).toBe('with Gravity backdraft damper');
    expect(difference.power).toMatch(/^[+−]0\.\d\d bhp$/);
    expect(differenceOf(shown, other).options).toBe('without Gravity backdraft damper');
    expect(differenceOf(shown, shown)).toEqual({ price: 0, power: '', sound: '', options: '' });
  });

  it('hold what is not visible of a merged pair only once', () => {
    const pair = [
      fanOption(41, OptionGroup.HvacFilterOptions, 'MERV 8 and 13', { isChecked: true, mergedFanOptionIds: [41, 42] }),
      fanOption(42, OptionGroup.HvacFilterOptions, 'MERV 13', { isChecked: true, isVisible: false }),
    ];
    const other = configurationOf(itemState({ options: [...OPTIONS, ...pair] }));
    expect(differenceOf(other, configurationOf(itemState())).options).toBe('with MERV 8 and 13');
  });
});
