import { DesignConditions, FanCategory, HvacUnitCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { unitFor } from '../../test/fixtures/conditioning-units.ts';
import { supply } from '../../test/fixtures/specifications.ts';
import { messageText, wordsOf } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { withAdmission } from './proved-admission.ts';
import { select } from './select.ts';

/** 3,000 cfm of outdoor air at 92 / 75 °F to be brought to a leaving air, with gas heat. */
const requested = (coolingDryBulb: number | null, coolingWetBulb: number | null): ExhaustSupplySpecification =>
  supply({
    fanCategoryType: FanCategory.HvacUnit,
    hvacUnitCategoryType: HvacUnitCategory.IndirectFired,
    subFanCategoryType: HvacUnitCategory.IndirectFired,
    cfm: 3000,
    sp: 0.75,
    temperatureRise: 60,
    altitude: 0,
    designConditions: DesignConditions.Manual,
    outdoorAirDryBulbTemp: 92,
    outdoorAirWetBulbTemp: 75,
    summerDesignTemp: 92,
    summerWetBulbTemperature: 75,
    maxOutdoorAirPercentage: 100,
    useLeavingAirCoolingForSizing: true,
    coolingDryBulb,
    coolingWetBulb,
  });

describe('leaving air that a coil misses', () => {
  const specification = requested(55, 55);
  const { candidateCount, excluded, results } = select(specification, DEMO_CATALOGUE);

  it('is said by the row, which does not count among those that meet every criterion', () => {
    const [row] = results;
    expect(row?.cooling).toMatchObject({ leavingDryBulb: 55.2, leavingWetBulb: 54.9 });
    expect(row?.missed && messageText(row.missed)).toBe('Leaving air 55.2 / 54.9 °F misses 55 / 55 °F');
    expect(row?.rankReason).toEqual(row?.missed);
    expect(results.some(({ meetsEveryCriterion, isRecommended }) => meetsEveryCriterion || isRecommended)).toBe(false);
    expect(excluded).toHaveLength(candidateCount);
  });

  it('is offered as the change that lets the row fit', () => {
    const [row] = results;
    const why = excluded.find(({ modelCode }) => modelCode === row?.modelCode);
    expect(why).toMatchObject({ reason: 'cooling', value: 55.2, limit: 55 });
    expect(why?.admission && messageText(why.admission.message)).toBe('Leaving air of 55.2 °F dry bulb');
    if (!why?.admission) throw new Error('A change lets the row fit');
    const changed = select(withAdmission(specification, why.admission), DEMO_CATALOGUE).results;
    expect(changed.find(({ modelCode }) => modelCode === row?.modelCode)).toMatchObject({
      meetsEveryCriterion: true,
      missed: null,
    });
  });

  it('comes before sound, so that no limit of sound is offered where the air is missed too', () => {
    const air = fc.record({ dry: fc.integer({ min: 48, max: 66 }), depression: fc.integer({ min: 0, max: 6 }) });
    fc.assert(
      fc.property(air, fc.integer({ min: 1, max: 30 }), ({ dry, depression }, sones) => {
        const quiet = { ...requested(dry, dry - depression), sones };
        const offers = select(quiet, DEMO_CATALOGUE).excluded.filter(({ admission }) => admission?.field === 'sones');
        for (const { modelCode, driveText, admission } of offers) {
          if (admission === null) continue;
          const again = select(withAdmission(quiet, admission), DEMO_CATALOGUE).excluded;
          expect(again.some((other) => other.modelCode === modelCode && other.driveText === driveText)).toBe(false);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is a warning of the item', () => {
    const warnings = wordsOf(evaluate(unitFor(specification), DEMO_CATALOGUE).validation.warnings);
    expect(warnings).toContainEqual(expect.stringContaining('Leaving air 55.2 / 54.9 °F misses 55 / 55 °F'));
    const { validation } = evaluate(unitFor(requested(55.2, 55)), DEMO_CATALOGUE);
    expect(wordsOf(validation.warnings).join()).not.toContain('misses');
  });

  it('is never in a row that meets every criterion, whatever air is requested', () => {
    const air = fc.record({ dry: fc.integer({ min: 48, max: 66 }), depression: fc.integer({ min: 0, max: 6 }) });
    fc.assert(
      fc.property(air, ({ dry, depression }) => {
        for (const { cooling, missed, meetsEveryCriterion } of select(requested(dry, dry - depression), DEMO_CATALOGUE)
          .results) {
          const misses = (cooling?.leavingDryBulb ?? 0) > dry || (cooling?.leavingWetBulb ?? 0) > dry - depression;
          expect([misses, missed !== null]).toEqual([!meetsEveryCriterion, !meetsEveryCriterion]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
