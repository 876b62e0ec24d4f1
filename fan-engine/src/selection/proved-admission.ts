import type { DriveCandidate } from '../drive/drive-variant.ts';
import { isOutsideEnvelope } from '../duty/outside-envelope.ts';
import { speedSearch } from '../duty/speed-search.ts';
import type { PriceBook } from '../options/price-book.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Candidate } from '../product-line/line-candidates.ts';
import { totalDutyPressure } from '../rating/duty-pressure.ts';
import { deliveredShares, type Job, jobOf } from '../rating/job.ts';
import { jobOnLine } from '../rating/line-job.ts';
import { MotorOffers } from '../rating/motor-offers.ts';
import { equipmentPressure, StandardEquipment } from '../rating/standard-equipment.ts';
import { type ExhaustSupplySpecification, requiredAirflow } from '../specification/specification.ts';
import type { Admission } from './admission.ts';
import { suitsCabinet } from './cabinet-limits.ts';
import { runsAt } from './candidate-trial.ts';
import { type Failure, unmetWish } from './line-filters.ts';
import { airflowFailure, isEfficient } from './wheel-trial.ts';

/** A line with the job that a specification gives it, and what its units are built with. */
export interface JobOfLine {
  readonly specification: ExhaustSupplySpecification;
  readonly job: Job;
  readonly equipment: StandardEquipment;
  readonly motors: MotorOffers;
}

export function jobOfLine(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  job: Job,
  prices: PriceBook,
): JobOfLine {
  const equipment = new StandardEquipment(line, specification, job, prices);
  return { specification, job, equipment, motors: new MotorOffers(line, job) };
}

/**
 * Tries what would admit the models of a line. A change that a failure names is offered only where it gives a fan that fits,
 * since what passes one test after it may fail the next one. Models of a line often need the same change: an airflow, a wish
 * given up.
 */
export class AdmissionProof {
  readonly #others = new Map<string, OtherJob | null>();
  /** Sizes that lie outside of what their line is made for share one failure, and so the change that it names. */
  #last: { readonly admission: Admission; readonly other: OtherJob | null } | null = null;

  /** @param jobOfLine what the line does for the specification; null where it has no job */
  constructor(
    private readonly line: CatalogueLine,
    private readonly specification: ExhaustSupplySpecification,
    private readonly requested: Job,
    private readonly prices: PriceBook,
    private readonly jobOfLine: JobOfLine | null,
  ) {}

  /** The change that a failure names, or null where it would not admit the model. */
  admissionOf(candidate: Candidate, { admission, reason }: Failure): Admission | null {
    // Sound is the last test, so its limit is all that stands in the way.
    if (admission === null || reason === 'sound') return admission;
    if (this.jobOfLine !== null && admission.field === 'sp' && admission.value !== null) {
      return runsAgainst(candidate, this.jobOfLine, admission.value) ? admission : null;
    }
    const other = this.#otherJob(admission);
    return other !== null && isAdmitted(candidate, other) ? admission : null;
  }

  #otherJob(admission: Admission): OtherJob | null {
    if (this.#last?.admission === admission) return this.#last.other;
    const key = `${admission.field} ${admission.value}`;
    let other = this.#others.get(key);
    if (other === undefined) {
      other = this.#jobWith(admission);
      this.#others.set(key, other);
    }
    this.#last = { admission, other };
    return other;
  }

  #jobWith(admission: Admission): OtherJob | null {
    const { line, prices, jobOfLine: before } = this;
    const specification = withAdmission(this.specification, admission);
    const meets = new Map<DriveCandidate, boolean>();
    if (before !== null && line.supply === undefined && isTolerance(admission)) {
      const job = { ...before.job, fixedSpeedAirflow: deliveredShares(specification) };
      return { ...before, specification, job, meets };
    }
    const requested = withChange(this.requested, specification, admission);
    const onLine = jobOnLine(line, specification, requested);
    if ('failure' in onLine || airflowFailure(line, onLine.job.cfm) !== null) return null;
    return { ...jobOfLine(line, specification, onLine.job, prices), meets };
  }
}

/** What a line would do after a change, and which of its drives meet every wish then. */
interface OtherJob extends JobOfLine {
  readonly meets: Map<DriveCandidate, boolean>;
}

function isTolerance({ field }: Admission): boolean {
  return field === 'airflowToleranceBelow' || field === 'airflowToleranceAbove';
}

/** The job of a changed specification: another airflow leaves air and site as they were. */
function withChange(requested: Job, specification: ExhaustSupplySpecification, { field }: Admission): Job {
  return field === 'cfm' ? { ...requested, cfm: requiredAirflow(specification) } : jobOf(specification);
}

/** A specification with one criterion as an admission says. */
export function withAdmission(
  specification: ExhaustSupplySpecification,
  { field, value }: Admission,
): ExhaustSupplySpecification {
  const isWish = typeof specification[field as keyof ExhaustSupplySpecification] === 'boolean';
  return { ...specification, [field]: isWish ? value !== 0 : value };
}

function isAdmitted(candidate: Candidate, other: OtherJob): boolean {
  const { line, drive } = candidate;
  let meets = other.meets.get(drive);
  if (meets === undefined) {
    meets = unmetWish(other.specification, line, drive) === null;
    other.meets.set(drive, meets);
  }
  return meets && runs(candidate, other, other.job);
}

/** Whether a model does a job against another external pressure, in. w.g., which changes nothing else of the job. */
function runsAgainst(candidate: Candidate, ofLine: JobOfLine, externalPressure: number): boolean {
  return runs(candidate, ofLine, { ...ofLine.job, externalPressure });
}

/** Whether a model does a job, quietly enough. */
function runs(candidate: Candidate, { specification, equipment, motors }: JobOfLine, job: Job): boolean {
  const { line, wheel } = candidate;
  const { cfm, density, densityRatio } = job;
  const pressure = totalDutyPressure(line, wheel, job, equipmentPressure(equipment.resisting(wheel), wheel, job));
  if (!suitsCabinet(line, wheel, pressure, job)) return false;
  if (isOutsideEnvelope(wheel, cfm, pressure, density, densityRatio)) return false;
  const requested = speedSearch(wheel, cfm, pressure, density);
  return isEfficient(wheel, requested, job) && runsAt(candidate, requested, { specification, job, motors });
}
