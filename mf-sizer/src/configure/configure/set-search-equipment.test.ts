import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { choicesOf } from './chosen-motors.ts';
import { equipmentKey, searchEquipment } from './search-equipment.ts';
import { setSearchEquipment } from './set-search-equipment.ts';

const PROJECT_ID = '9d1f7a52-3a1e-4a0f-8a8e-0f0f5d3a7c11';
const KEY = equipmentKey(PROJECT_ID, FanCategory.Exhaust);
const TYPED = { motorSupply: '208/3' } as const;

describe('motors and switches for this search alone', () => {
  it.each([
    ['a new search', 'newFan', undefined],
    ['a saved item', 'saved', undefined],
    ['a sign-out', 'signedOut', undefined],
    ['an item that is opened', 'itemSelected', TYPED],
    ['an item that begins again', 'reload', TYPED],
  ] as const)('after %s', async (_case, reason, expected) => {
    const platform = createTestPlatform();
    const now = () => choicesOf(platform).get(searchEquipment)[KEY];
    for (let time = 0; time < 2; time += 1) {
      setSearchEquipment(platform, PROJECT_ID, FanCategory.Exhaust, TYPED);
      expect(now()).toEqual(TYPED);
      platform.bus.publish('sizer-context-reset', { reason });
      await Promise.resolve();
      expect(now()).toEqual(expected);
    }
  });
});
