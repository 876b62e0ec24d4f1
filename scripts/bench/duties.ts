import type { ExhaustSupplySpecification } from '../../fan-engine/src/index.ts';
import { exhaust, supply } from '../../fan-engine/test/fixtures/specifications.ts';
import { FanCategory } from '../../shared-contracts/src/domain/index.ts';

/** Duties that go through the whole range of a category, the same in every run of the measurement. */
export const DUTIES: readonly (readonly [category: string, of: (run: number) => ExhaustSupplySpecification])[] = [
  ['exhaust', (run) => exhaust({ ...dutyOf(run, 20_000), altitude: (run * 97) % 5000 })],
  ['make-up air', (run) => supply(dutyOf(run, 12_000))],
  [
    'heated make-up air',
    (run) =>
      supply({
        fanCategoryType: FanCategory.HeatedMakeUpAir,
        temperatureRise: 40 + (run % 50),
        ...dutyOf(run, 14_000),
      }),
  ],
  [
    'HVAC units',
    (run) =>
      supply({
        fanCategoryType: FanCategory.HvacUnit,
        temperatureRise: 50,
        coolingDryBulb: 56,
        coolingWetBulb: 56,
        maxOutdoorAirPercentage: 20 + (run % 8) * 10,
        ...dutyOf(run, 8000),
      }),
  ],
  [
    'industrial heaters',
    (run) => supply({ fanCategoryType: FanCategory.IndustrialHeater, temperatureRise: 80, ...dutyOf(run, 30_000) }),
  ],
];

function dutyOf(run: number, maxCfm: number) {
  return { cfm: 1200 + ((run * 137) % maxCfm), sp: 0.25 + ((run * 7) % 8) * 0.25 };
}
