import { FanCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { ordinarySupply, supply } from '../../test/fixtures/specifications.ts';
import { messageText, saying } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { nominalAirflow } from '../duty/component-loss.ts';
import { findFanUnit, wheelOfLine } from '../product-line/fan-unit.ts';
import { totalDutyPressure } from '../rating/duty-pressure.ts';
import { jobOf } from '../rating/job.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { cabinetFailure } from './cabinet-limits.ts';
import { select } from './select.ts';

const sized = (changes: Partial<ExhaustSupplySpecification>) => select(supply(changes), DEMO_CATALOGUE);
const heater = { fanCategoryType: FanCategory.IndustrialHeater, btus: 300_000 } as const;

const textsOf = (specification: Partial<ExhaustSupplySpecification>, pattern: RegExp) =>
  sized(specification).excluded.filter(({ message }) => pattern.test(messageText(message)));

describe('a cabinet that is wrong for its airflow', () => {
  it('is excluded where its fan blows out too fast, 3,000 fpm for a filtered cabinet and 3,500 fpm for a heater', () => {
    const filtered = textsOf({ cfm: 5300 }, /^[\d,]+ fpm outlet velocity, maximum 3,000 fpm$/);
    expect(filtered).toContainEqual(
      expect.objectContaining({
        modelCode: 'KMF150B',
        message: saying('3,084 fpm outlet velocity, maximum 3,000 fpm'),
        admission: { field: 'cfm', value: 5156, message: saying('Up to 5,156 cfm') },
      }),
    );
    const heaters = textsOf({ ...heater, cfm: 9000 }, /^[\d,]+ fpm outlet velocity, maximum 3,500 fpm$/);
    expect(heaters.length).toBeGreaterThan(0);
    for (const { reason, value, limit } of [...filtered, ...heaters]) {
      expect(reason).toBe('airflow');
      expect(value ?? 0).toBeGreaterThan(limit ?? 0);
    }
  });

  it('is excluded where most of the pressure is lost inside, with the airflow that it takes', () => {
    const lossy = textsOf({ cfm: 12_000, sp: 0.1 }, /^\d\.\d in\. wg internal loss against 0\.10 in\. wg external$/);
    expect(lossy.length).toBeGreaterThan(0);
    for (const { reason, limit } of lossy) expect([reason, limit]).toEqual(['airflow', 0.95]);
    const line = DEMO_CATALOGUE.lines.find(({ code }) => code === 'KES');
    if (line === undefined) throw new Error('The catalogue has evaporative coolers');
    const [wheel, job] = [wheelOfLine(line, 12), jobOf(supply({ cfm: 12_000, sp: 0.1 }))];
    const found = cabinetFailure(line, wheel, 1.5, job, []);
    const max = found?.admission?.value ?? 0;
    const lossAt = (cfm: number) => totalDutyPressure(line, wheel, { ...job, cfm }) - job.externalPressure;
    expect(found?.admission?.field).toBe('cfm');
    expect([lossAt(max) <= 0.95, lossAt(max + 1) <= 0.95]).toEqual([true, false]);
  });

  it('never is among the results', () => {
    fc.assert(
      fc.property(ordinarySupply, (specification) => {
        for (const { fanUnitId, rating } of select(specification, DEMO_CATALOGUE).results) {
          const unit = findFanUnit(DEMO_CATALOGUE, fanUnitId);
          if (unit === undefined) throw new Error('A row is of the catalogue');
          const { requiredCfm, externalStaticPressure } = rating;
          const { outletVelocity: limit = null } = unit.line.supply ?? {};
          if (limit !== null) expect(rating.outletVelocity).toBeLessThanOrEqual(limit);
          if (unit.wheel.family.key === 'plenum') {
            expect(requiredCfm).toBeLessThanOrEqual(2 * nominalAirflow(unit.wheel));
          }
          // A fixed speed gives more of both, so that only the others show the duty itself.
          if (rating.cfm !== requiredCfm) continue;
          const inside = rating.totalStaticPressure - externalStaticPressure;
          expect(inside).toBeLessThanOrEqual(Math.min(1.5, 2 * externalStaticPressure + 0.75) + 0.002);
        }
      }),
      { numRuns: 80 },
    );
  });
});
