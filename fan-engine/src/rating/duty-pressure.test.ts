import { FanCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { exhaust, ordinarySupply } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/catalogue.ts';
import { select } from '../selection/select.ts';

describe('the pressure of a unit', () => {
  it('is the duct, its own parts and what it is fitted with, to the last thousandth or so', () => {
    const parts = new Set<string>();
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
          for (const { part } of unitLosses) parts.add(part);
        }
      }),
      { numRuns: 60 },
    );
    expect(parts).toEqual(new Set(['filter', 'hood', 'burner', 'furnace', 'coil', 'cabinet']));
  });

  it('is the duct alone for an exhaust fan', () => {
    for (const { rating } of select(exhaust({ fanCategoryType: FanCategory.Exhaust }), DEMO_CATALOGUE).results)
      expect([rating.unitLosses, rating.optionStaticPressure]).toEqual([[], 0]);
  });
});
