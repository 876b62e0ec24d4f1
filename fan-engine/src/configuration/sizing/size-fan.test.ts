import { configured } from '../../../test/fixtures/configurations.ts';
import { MILWAUKEE } from '../../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../../catalogue/demonstration.ts';
import { PriceBook } from '../../options/price-book.ts';
import { openSession } from './session.ts';
import { sizeFan } from './size-fan.ts';

describe('a fan that is sized again', () => {
  const configuration = configured(MILWAUKEE, 'KUB245', { voltage: '460' });
  if (configuration.kind !== 'exhaust-supply') throw new Error('KUB245 is no ceiling fan');

  it('follows the catalogue that it is called with, and not the previous one', () => {
    const before = sizeFan(configuration, openSession(DEMO_CATALOGUE));
    const first = before.book.visible[0]?.code;
    const left = DEMO_CATALOGUE.priceBook.options.filter(({ code }) => code !== first);
    const without = { ...DEMO_CATALOGUE, priceBook: new PriceBook(left) };
    const less = sizeFan(configuration, openSession(without));
    expect(before.book.visible.some(({ code }) => code === first)).toBe(true);
    expect(less.book.visible.some(({ code }) => code === first)).toBe(false);
    expect(sizeFan(configuration, openSession(DEMO_CATALOGUE))).toEqual(before);
  });

  it('follows its picks: without any, their static pressure is gone', () => {
    const loaded = sizeFan(configuration, openSession(DEMO_CATALOGUE));
    const damper = loaded.book.visible.find(
      ({ pressure, requires }) => pressure !== undefined && requires === undefined,
    );
    if (damper === undefined) throw new Error('A roof fan has options with a static pressure');
    const picked = { ...configuration, optionIds: [damper.fanOptionId] };
    const bare = { ...configuration, optionIds: [] };
    const pressureOf = (which: typeof configuration) =>
      sizeFan(which, openSession(DEMO_CATALOGUE)).effects.staticPressure;
    expect(pressureOf(picked)).toBeGreaterThan(pressureOf(bare));
    expect(pressureOf(picked)).toBeGreaterThan(0);
  });
});
