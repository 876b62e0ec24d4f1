import { ExhaustCategory, FanCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import {
  anySpecification,
  exhaust,
  MILWAUKEE,
  ordinaryDuty,
  ordinarySupply,
} from '../../test/fixtures/specifications.ts';
import { messageText, rejection } from '../../test/fixtures/words.ts';
import { type Catalogue, catalogueFor } from '../catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { EngineError } from '../specification/engine-error.ts';
import { MAX_ROWS } from './best-fits.ts';
import type { ExhaustSupplyRow } from './result.ts';
import { select } from './select.ts';

const sized = (changes: Parameters<typeof exhaust>[0] = {}) => select(exhaust(changes), DEMO_CATALOGUE);

describe('every selection', () => {
  it('sizes at free delivery too', () => {
    const open = sized({ cfm: 11_500, sp: 0, sones: 30, exhaustFanCategoryType: ExhaustCategory.Axial });
    expect(open.results.length).toBeGreaterThan(0);
    expect(open.results.every(({ rating }) => rating.totalStaticPressure === 0)).toBe(true);
  });

  it('requires a duty', () => {
    expect(() => sized({ cfm: null })).toThrow(rejection('Enter the airflow', 'cfm'));
    expect(() => sized({ sp: null })).toThrow(rejection('Enter the static pressure', 'sp'));
    expect(() => sized({ fanCategoryType: FanCategory.Undefined })).toThrow(EngineError);
  });

  it('takes duct pressures where no static pressure was given', () => {
    const ducts = sized({ sp: null, dischargeEsp: 2, intakeEsp: 0.4, returnAirEsp: 1 });
    expect(ducts.results[0]?.rating.externalStaticPressure).toBe(3);
    expect(ducts.results).toEqual(sized({ sp: 3 }).results);
    expect(sized({ sp: -3 }).results).toEqual(sized({ sp: 3 }).results);
  });

  it('has nothing to size in a category without lines', () => {
    const bare = { ...DEMO_CATALOGUE, lines: [] };
    expect(select(exhaust(), bare)).toEqual({ candidateCount: 0, excluded: [], results: [] });
    expect(select(MILWAUKEE, catalogueFor(9999, DEMO_CATALOGUE)).candidateCount).toBe(0);
  });

  it('leaves no exception and no figure that is not a number, for any finite input', () => {
    const finite = (value: unknown): boolean =>
      typeof value === 'number'
        ? Number.isFinite(value)
        : value === null || typeof value !== 'object' || Object.values(value).every(finite);
    fc.assert(
      fc.property(anySpecification, (specification) => {
        const { results, excluded, candidateCount } = select(specification, DEMO_CATALOGUE);
        expect(finite(results)).toBe(true);
        expect(finite(excluded)).toBe(true);
        const meeting = results.filter(({ meetsEveryCriterion }) => meetsEveryCriterion);
        expect(candidateCount - excluded.length).toBeGreaterThanOrEqual(meeting.length);
        if (meeting.length === 0) expect(excluded).toHaveLength(candidateCount);
        for (const { message } of excluded) expect(messageText(message)).not.toMatch(/NaN|undefined|null|Infinity/);
      }),
      { numRuns: 250 },
    );
  });

  it('is totally ordered, and the same however often and in whatever order of the catalogue', () => {
    const byRule = (a: ExhaustSupplyRow, b: ExhaustSupplyRow) =>
      a.price - b.price ||
      a.totalBhp - b.totalBhp ||
      (a.modelCode < b.modelCode ? -1 : a.modelCode > b.modelCode ? 1 : 0);
    const shuffled: Catalogue = { ...DEMO_CATALOGUE, lines: [...DEMO_CATALOGUE.lines].reverse() };
    fc.assert(
      fc.property(ordinaryDuty, (duty) => {
        const specification = exhaust(duty);
        const { results } = select(specification, DEMO_CATALOGUE);
        results.slice(1).forEach((row, index) => {
          expect(byRule(results[index] as ExhaustSupplyRow, row)).toBeLessThanOrEqual(0);
        });
        expect(new Set(results.map(({ fanUnitId }) => fanUnitId)).size).toBe(results.length);
        expect(select(specification, DEMO_CATALOGUE).results).toEqual(results);
        expect(select(specification, shuffled).results).toEqual(results);
      }),
      { numRuns: 60 },
    );
  });

  it('gives fans that meet the request', () => {
    fc.assert(
      fc.property(ordinaryDuty, fc.double({ min: 5, max: 60, noNaN: true }), (duty, sones) => {
        for (const row of select(exhaust({ ...duty, sones }), DEMO_CATALOGUE).results) {
          expect(row.soundSones <= sones).toBe(row.meetsEveryCriterion);
          expect(row.rating.rpm).toBeLessThanOrEqual(row.rating.maximumRpm);
          expect(row.rating.surgeMargin).toBeGreaterThanOrEqual(5);
          expect(row.rating.cfm).toBeGreaterThanOrEqual(Math.floor(duty.cfm));
          expect(row.price).toBe(row.unitPrice + (row.motorListPrices[0]?.price ?? 0));
        }
      }),
      { numRuns: 80 },
    );
  });

  it('recommends no fan below its energy index limit while a row keeps it', () => {
    const isBelow = ({ rating }: ExhaustSupplyRow) => rating.energy.meetsLimit === false;
    fc.assert(
      fc.property(fc.oneof(ordinaryDuty.map(exhaust), ordinarySupply), (specification) => {
        const { results } = select(specification, DEMO_CATALOGUE);
        const recommended = results.filter(({ isRecommended }) => isRecommended);
        if (recommended.some(isBelow)) expect(results.every(isBelow)).toBe(true);
        if (results.some(({ meetsEveryCriterion }) => meetsEveryCriterion)) expect(recommended).toHaveLength(1);
      }),
      { numRuns: 80 },
    );
  });

  it('passes over the cheapest fan to own where it wastes energy, unless nothing else runs the duty', () => {
    const recommended = (cfm: number, sp: number) =>
      sized({ cfm, sp, exhaustFanCategoryType: ExhaustCategory.Axial }).results.find((row) => row.isRecommended);
    expect(recommended(2000, 1)?.modelCode).not.toBe('KPW160B');
    expect(recommended(2000, 1)?.rating.energy.meetsLimit).toBe(true);
    expect(recommended(1000, 1.5)?.rating.energy).toMatchObject({ fei: 0.94, meetsLimit: false });
  });

  it('shows everything that fits, up to 150 rows', () => {
    fc.assert(
      fc.property(fc.oneof(ordinaryDuty.map(exhaust), ordinarySupply), (specification) => {
        const { candidateCount, excluded, results } = select(specification, DEMO_CATALOGUE);
        const meeting = results.filter(({ meetsEveryCriterion }) => meetsEveryCriterion);
        expect(meeting).toHaveLength(Math.min(MAX_ROWS, candidateCount - excluded.length));
      }),
      { numRuns: 80 },
    );
  });
});
