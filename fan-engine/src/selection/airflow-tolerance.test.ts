import fc from 'fast-check';
import { configured } from '../../test/fixtures/configurations.ts';
import { exhaust, ordinaryDuty } from '../../test/fixtures/specifications.ts';
import { messageText, wordsOf } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import { DRIVE_VARIANTS, type DriveVariant } from '../drive/drive-variant.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import type { ExhaustSupplyRow } from './result.ts';
import { select } from './select.ts';

const isDrivenBy = (variant: DriveVariant) => (row: ExhaustSupplyRow) => row.driveText === DRIVE_VARIANTS[variant].text;
const fixedSpeeds = (specification: ExhaustSupplySpecification) =>
  select(specification, DEMO_CATALOGUE).results.filter(isDrivenBy('FixedSpeed'));
const DUTY = { cfm: 600, sp: 0.3 } as const;
const modelsOf = (rows: readonly ExhaustSupplyRow[]) => rows.map(({ modelDisplayAs }) => modelDisplayAs);

describe('the tolerance of the airflow', () => {
  it('bounds what fans of a fixed speed deliver, and moves no other fan from its duty', () => {
    fc.assert(
      fc.property(
        ordinaryDuty,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 30 }),
        (duty, below, above) => {
          const specification = exhaust({ ...duty, airflowToleranceBelow: below, airflowToleranceAbove: above });
          for (const row of select(specification, DEMO_CATALOGUE).results) {
            const share = (100 * row.rating.cfm) / duty.cfm;
            const [min, max] = isDrivenBy('FixedSpeed')(row) ? [100 - below, 100 + above] : [100, 100];
            // Values on screen are whole cfm.
            const rounding = 51 / duty.cfm;
            expect(share).toBeGreaterThanOrEqual(min - rounding);
            expect(share).toBeLessThanOrEqual(max + rounding);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is none below and a tenth above where nothing is said', () => {
    expect(fixedSpeeds(exhaust(DUTY))).toEqual(
      fixedSpeeds(exhaust({ ...DUTY, airflowToleranceBelow: 0, airflowToleranceAbove: 10 })),
    );
  });

  it('lets in a fan that gives a little less, and says so', () => {
    const typical = fixedSpeeds(exhaust(DUTY));
    const wider = fixedSpeeds(exhaust({ ...DUTY, airflowToleranceBelow: 7 }));
    const added = wider.filter(({ modelDisplayAs }) => !modelsOf(typical).includes(modelDisplayAs));
    const short = added.find(({ modelDisplayAs }) => modelDisplayAs.startsWith('KRD080'));
    expect(short?.meetsEveryCriterion).toBe(true);
    expect(short?.rating.cfm).toBeLessThan(DUTY.cfm);
    expect(short?.rating.cfm).toBeGreaterThanOrEqual(0.93 * DUTY.cfm);
    expect(added.map(({ rankReason }) => messageText(rankReason))).toContainEqual(
      expect.stringMatching(/^Fixed speed, [1-7]% under duty$/),
    );
  });

  it('prefers a speed that gives the duty to one that falls short of it', () => {
    const wide = fixedSpeeds(exhaust({ ...DUTY, airflowToleranceBelow: 10, airflowToleranceAbove: 30 }));
    const typical = fixedSpeeds(exhaust({ ...DUTY, airflowToleranceAbove: 30 }));
    for (const { modelDisplayAs, rpm } of typical) {
      expect(wide.find((row) => row.modelDisplayAs === modelDisplayAs)?.rpm).toBe(rpm);
    }
  });

  it('says which speeds were out of it, and which tolerance would take one in', () => {
    const { excluded } = select(
      exhaust({ ...DUTY, airflowToleranceBelow: 2, airflowToleranceAbove: 5 }),
      DEMO_CATALOGUE,
    );
    const bySpeed = excluded.filter(({ reason, driveText }) => reason === 'speed' && driveText === 'Direct');
    expect(bySpeed.map(({ message }) => messageText(message))).toContainEqual(
      expect.stringMatching(/rpm needed, no fixed speed within −2 to \+5% of duty$/),
    );
    const changesOf = (field: string) =>
      bySpeed.flatMap(({ admission }) => (admission?.field === field ? [Number(admission.value)] : []));
    expect(Math.min(...changesOf('airflowToleranceAbove'))).toBeGreaterThan(5);
    expect(Math.min(...changesOf('airflowToleranceBelow'))).toBeGreaterThan(2);
    expect(changesOf('airflowToleranceAbove').length * changesOf('airflowToleranceBelow').length).toBeGreaterThan(0);
  });

  it('holds for the item made of a row: short by what was tolerated is a warning and no error', () => {
    const specification = exhaust({ ...DUTY, airflowToleranceBelow: 7 });
    const { validation } = evaluate(configured(specification, 'KRD080', {}), DEMO_CATALOGUE);
    expect(wordsOf(validation.errors).filter((text) => text.includes('cfm'))).toEqual([]);
    expect(wordsOf(validation.warnings)).toContainEqual(expect.stringMatching(/cfm/));
  });
});
