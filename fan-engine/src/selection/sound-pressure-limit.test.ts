import { DriveType, messageOf } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { configured } from '../../test/fixtures/configurations.ts';
import { exhaust, ordinaryDuty } from '../../test/fixtures/specifications.ts';
import { messageText, wordsOf } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { withAdmission } from './proved-admission.ts';
import type { Exclusion, ExhaustSupplyRow } from './result.ts';
import { select } from './select.ts';

const sized = (changes: Partial<ExhaustSupplySpecification>) => select(exhaust(changes), DEMO_CATALOGUE);
const DUTY = { cfm: 2000, sp: 0.75 } as const;
const fitting = (rows: readonly ExhaustSupplyRow[]) => rows.filter(({ meetsEveryCriterion }) => meetsEveryCriterion);
const namesOf = (items: readonly Pick<Exclusion, 'modelCode' | 'driveText'>[]) =>
  new Set(items.map(({ modelCode, driveText }) => `${modelCode} ${driveText}`));
const byReason = (excluded: readonly Exclusion[], reason: Exclusion['reason']) =>
  excluded.filter((each) => each.reason === reason);

describe('a limit of sound pressure', () => {
  it('is none where nothing is said, as in earlier searches', () => {
    const { soundPressure: _none, ...before } = exhaust(DUTY);
    expect(select(before, DEMO_CATALOGUE)).toEqual(sized(DUTY));
    expect(sized({ ...DUTY, soundPressure: 120 })).toEqual(sized(DUTY));
  });

  it('is met, to the whole dBA that is shown, by every row that meets the criteria', () => {
    const limits = fc.record({
      sones: fc.double({ min: 1, max: 100, noNaN: true }),
      soundPressure: fc.double({ min: 40, max: 90, noNaN: true }),
      soundLevelDistance: fc.double({ min: 5, max: 50, noNaN: true }),
    });
    fc.assert(
      fc.property(ordinaryDuty, limits, (duty, limit) => {
        for (const { rating } of fitting(sized({ ...duty, ...limit }).results)) {
          expect(rating.soundDba).toBeLessThanOrEqual(limit.soundPressure);
          expect(rating.soundSones).toBeLessThanOrEqual(limit.sones);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('excludes the fans above it alone, with what they have and the limit that admits them', () => {
    // A direct drive that is too loud at one speed may be quiet enough at another.
    const belts = { ...DUTY, fanDriveType: DriveType.Belt };
    const free = sized(belts);
    const limited = sized({ ...belts, soundPressure: 65 });
    const loud = free.results.filter(({ rating }) => rating.soundDba > 65);
    expect(loud.length).toBeGreaterThan(0);
    expect(fitting(limited.results)).toHaveLength(free.results.length - loud.length);
    expect(byReason(limited.excluded, 'sound')).toEqual([]);
    const left = byReason(limited.excluded, 'soundPressure');
    expect(left).toHaveLength(loud.length);
    for (const { value, limit, message, admission } of left) {
      expect(limit).toBe(65);
      expect(messageText(message)).toBe(`${value} dBA, limit 65 dBA`);
      expect(admission).toMatchObject({ field: 'soundPressure', value });
      expect(admission && messageText(admission.message)).toBe(`Allow ${value} dBA`);
    }
  });

  it('admits the fan that it names once it is raised to what that fan needs', () => {
    const request = exhaust({ ...DUTY, soundPressure: 65 });
    const [before, left] = [namesOf(sized(request).excluded), byReason(sized(request).excluded, 'soundPressure')];
    for (const item of left.slice(0, 6)) {
      const { admission } = item;
      if (admission === null) throw new Error('no admission');
      const after = namesOf(sized(withAdmission(request, admission)).excluded);
      const admitted = new Set([...before].filter((name) => !after.has(name)));
      const asQuiet = left.filter(({ value }) => (value ?? 0) <= (item.value ?? 0));
      expect(admitted).toEqual(namesOf(asQuiet));
    }
  });

  it('leaves a fan above both limits without a change that would admit it', () => {
    const both = sized({ ...DUTY, sones: 10, soundPressure: 60 }).excluded;
    const sonesAlone = namesOf(byReason(sized({ ...DUTY, sones: 10 }).excluded, 'sound'));
    const dbaAlone = namesOf(byReason(sized({ ...DUTY, soundPressure: 60 }).excluded, 'soundPressure'));
    const loud = byReason(both, 'sound');
    expect(namesOf(loud)).toEqual(sonesAlone);
    const stuck = loud.filter(({ admission }) => admission === null);
    expect(namesOf(stuck)).toEqual(new Set([...sonesAlone].filter((name) => dbaAlone.has(name))));
    expect(stuck.length).toBeGreaterThan(0);
  });

  it('is named by the first row, and by rows that are all too loud', () => {
    const [first] = sized({ ...DUTY, soundPressure: 65 }).results;
    expect(first && messageText(first.rankReason)).toBe('Lowest price that meets 65 dBA');
    const { results } = sized({ ...DUTY, soundPressure: 40 });
    expect(results.length).toBeGreaterThan(0);
    for (const { rankReason, rating, missed, meetsEveryCriterion } of results) {
      expect(meetsEveryCriterion).toBe(false);
      expect(messageText(rankReason)).toBe(`${rating.soundDba - 40} dBA over the limit`);
      expect(missed).toEqual(messageOf('exclusion.soundPressure', { dba: rating.soundDba, limitDba: 40 }));
    }
  });

  it('leaves the price without praise where fans exceed one limit each', () => {
    const { results, excluded } = sized({ ...DUTY, sones: 20, soundPressure: 65 });
    const reasons = new Set(excluded.map(({ reason }) => reason));
    expect([reasons.has('sound'), reasons.has('soundPressure')]).toEqual([true, true]);
    expect(results[0] && messageText(results[0].rankReason)).toBe('Lowest price for the duty');
  });

  it('warns of an item that is louder', () => {
    const [row] = sized(DUTY).results;
    const configuration = configured(exhaust(DUTY), row?.modelDisplayAs ?? '');
    if (configuration.kind === 'hvls') throw new Error('no fan of a duty');
    const warningsAt = (soundPressure: number | null) => {
      const limited = { ...configuration, specification: exhaust({ ...DUTY, soundPressure }) };
      const { validation } = evaluate(limited, DEMO_CATALOGUE);
      return wordsOf(validation.warnings).filter((text) => text.includes('dBA'));
    };
    const dba = row?.rating.soundDba ?? 0;
    expect(warningsAt(null)).toEqual([]);
    expect(warningsAt(dba)).toEqual([]);
    expect(warningsAt(50)).toEqual([`Fan: ${dba} dBA; the limit is 50 dBA`]);
  });
});
