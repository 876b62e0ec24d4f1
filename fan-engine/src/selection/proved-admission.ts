import { speedSearch } from '../duty/speed-search.ts';
import type { PriceBook } from '../options/price-book.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Candidate } from '../product-line/line-candidates.ts';
import { totalDutyPressure } from '../rating/duty-pressure.ts';
import { type Job, jobOf } from '../rating/job.ts';
import { jobOnLine } from '../rating/line-job.ts';
import { equipmentPressure, type StandardEquipment, standardEquipment } from '../rating/standard-equipment.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import type { Admission } from './admission.ts';
import { suitsCabinet } from './cabinet-limits.ts';
import { runsAt } from './candidate-trial.ts';
import { type Failure, unmetWish } from './line-filters.ts';
import { airflowFailure, isEfficient } from './wheel-trial.ts';

/** A line with the job that a specification gives it. */
export interface JobOfLine {
  readonly specification: ExhaustSupplySpecification;
  readonly job: Job;
  readonly equipment: StandardEquipment;
}

/**
 * The change that a failure names, or null where it would not admit the model: what passes one test after a change may
 * fail the next one, and a change is offered only where taking it gives a fan that fits.
 */
export type ProveAdmission = (candidate: Candidate, why: Failure) => Admission | null;

/** Tries what would admit the models of a line, which often need the same change: an airflow, a wish given up. */
export function admissionsOf(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  prices: PriceBook,
): ProveAdmission {
  const others = new Map<string, JobOfLine | null>();
  return (candidate, { admission, reason }) => {
    // Sound is the last test, so its limit is all that stands in the way.
    if (admission === null || reason === 'sound') return admission;
    const key = `${admission.field} ${admission.value}`;
    let other = others.get(key);
    if (other === undefined) {
      other = jobWith(line, withAdmission(specification, admission), prices);
      others.set(key, other);
    }
    return other !== null && isAdmitted(candidate, other) ? admission : null;
  };
}

/** The same where a line has a job: of its models each needs another pressure, which changes nothing else of the job. */
export function admissionsOfJob(
  line: CatalogueLine,
  { specification, job, equipment }: JobOfLine,
  prices: PriceBook,
): ProveAdmission {
  const prove = admissionsOf(line, specification, prices);
  return (candidate, why) => {
    const { admission } = why;
    if (admission?.field !== 'sp' || admission.value === null) return prove(candidate, why);
    const other = { specification, job: { ...job, externalPressure: admission.value }, equipment };
    return runs(candidate, other) ? admission : null;
  };
}

/** A specification with one criterion as an admission says. */
export function withAdmission(
  specification: ExhaustSupplySpecification,
  { field, value }: Admission,
): ExhaustSupplySpecification {
  const isWish = typeof specification[field as keyof ExhaustSupplySpecification] === 'boolean';
  return { ...specification, [field]: isWish ? value !== 0 : value };
}

function jobWith(line: CatalogueLine, specification: ExhaustSupplySpecification, prices: PriceBook): JobOfLine | null {
  const onLine = jobOnLine(line, specification, jobOf(specification));
  if ('failure' in onLine || airflowFailure(line, onLine.job.cfm) !== null) return null;
  const { job } = onLine;
  return { specification, job, equipment: standardEquipment(line, specification, job, prices) };
}

function isAdmitted(candidate: Candidate, other: JobOfLine): boolean {
  const { line, drive } = candidate;
  return unmetWish(other.specification, line, drive) === null && runs(candidate, other);
}

/** Whether a model does a job, quietly enough. */
function runs(candidate: Candidate, { specification, job, equipment }: JobOfLine): boolean {
  const { line, wheel } = candidate;
  const pressure = totalDutyPressure(line, wheel, job, equipmentPressure(equipment.resisting(wheel), wheel, job));
  if (!suitsCabinet(line, wheel, pressure, job)) return false;
  const requested = speedSearch(wheel, job.cfm, pressure, job.density);
  return isEfficient(wheel, requested, job) && runsAt(candidate, requested, specification, job);
}
