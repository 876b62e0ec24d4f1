import { FanCategory, HeatedMakeUpAirCategory, UNIT_PARTS } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { exhaust, ordinarySupply, supply } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { select } from '../selection/select.ts';

describe('the pressure of a unit', () => {
  it('is the duct, its own parts and what it is fitted with, to the last thousandth or so', () => {
    fc.assert(
      fc.property(ordinarySupply, (specification) => {
        for (const { rating } of select(specification, DEMO_CATALOGUE).results) {
          // A fixed speed delivers more air against more pressure.
          if (rating.cfm !== rating.requiredCfm) continue;
          const { externalStaticPressure, optionStaticPressure, unitLosses, totalStaticPressure } = rating;
          const inside = unitLosses.reduce((sum, { staticPressure }) => sum + staticPressure, 0);
          const roundings = 0.0005 * (unitLosses.length + 3);
          expect(Math.abs(externalStaticPressure + optionStaticPressure + inside - totalStaticPressure)).toBeLessThan(
            roundings + 1e-9,
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has the parts that its kind of unit is built of', () => {
    const heated = (heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory) =>
      supply({ fanCategoryType: FanCategory.HeatedMakeUpAir, heatedMakeUpAirFanCategoryType, temperatureRise: 50 });
    const units = [supply({ cfm: 4000 }), ...Object.values(HeatedMakeUpAirCategory).map(heated)];
    const parts = units
      .flatMap((unit) => select(unit, DEMO_CATALOGUE).results)
      .flatMap(({ rating }) => rating.unitLosses.map(({ part }) => part));
    expect(new Set(parts)).toEqual(new Set(UNIT_PARTS));
  });

  it('is the duct alone for an exhaust fan', () => {
    for (const { rating } of select(exhaust({ fanCategoryType: FanCategory.Exhaust }), DEMO_CATALOGUE).results)
      expect([rating.unitLosses, rating.optionStaticPressure]).toEqual([[], 0]);
  });
});
