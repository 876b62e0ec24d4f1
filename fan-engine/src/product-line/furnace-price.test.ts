import { FanCategory, HeatedMakeUpAirCategory } from '@specbuilder/shared-contracts/domain';
import { supply } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { select } from '../selection/select.ts';

/** A unit with a furnace of 300 MBH, at the altitude and rise that want one. */
function unitAt(altitude: number, temperatureRise: number) {
  const specification = supply({
    fanCategoryType: FanCategory.HeatedMakeUpAir,
    heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory.IndirectFired,
    cfm: 3600,
    altitude,
    temperatureRise,
  });
  const row = select(specification, DEMO_CATALOGUE).results.find(({ modelCode }) => modelCode === 'KIH183E');
  expect(row?.heating?.furnaceMbh).toBe(300);
  return row;
}

describe('the price of a furnace', () => {
  it('is that of its nameplate in thin air too, where it burns less', () => {
    const [low, high] = [unitAt(0, 60), unitAt(4500, 55)];
    expect(high?.heating?.inputBtus).toBe(270_000);
    expect(high?.unitPrice).toBe(low?.unitPrice);
  });
});
