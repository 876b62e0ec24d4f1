import type { DriveCandidate } from '../drive/drive-variant.ts';
import { isOutsideEnvelope } from '../duty/outside-envelope.ts';
import { speedSearch } from '../duty/speed-search.ts';
import type { PriceBook } from '../options/price-book.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Candidate } from '../product-line/line-candidates.ts';
import { totalPressureAgainst } from '../rating/duty-pressure.ts';
import { changedJob, deliveredShares, type Job, jobOf } from '../rating/job.ts';
import { jobOnLine } from '../rating/line-job.ts';
import { MotorOffers } from '../rating/motor-offers.ts';
import { equipmentPressure, StandardEquipment } from '../rating/standard-equipment.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
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
      return runs(candidate, this.jobOfLine, admission.value) ? admission : null;
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
    const { line, prices } = this;
    const plain = line.supply === undefined ? this.#plainJob(admission) : null;
    if (plain !== null && this.jobOfLine !== null && plain.cfm === this.jobOfLine.job.cfm) {
      // Another tolerance changes neither motors nor equipment.
      const { equipment, motors } = this.jobOfLine;
      return { specification: this.jobOfLine.specification, job: plain, equipment, motors, meets: null };
    }
    const specification = plain === null ? withAdmission(this.specification, admission) : this.specification;
    const onLine = plain === null ? jobOnLine(line, specification, jobOf(specification)) : { job: plain };
    if ('failure' in onLine || airflowFailure(line, onLine.job.cfm) !== null) return null;
    return { ...jobOfLine(line, specification, onLine.job, prices), meets: plain === null ? new Map() : null };
  }

  /**
   * The job of another airflow or tolerance, on a line that neither heats nor cools: nothing else of the job changes, and
   * nothing else reads them. Null for any other change.
   */
  #plainJob({ field, value }: Admission): Job | null {
    const { requested, specification } = this;
    if (value === null) return null;
    if (field === 'cfm') return changedJob(requested, { cfm: value });
    if (field !== 'airflowToleranceBelow' && field !== 'airflowToleranceAbove') return null;
    const { airflowToleranceBelow, airflowToleranceAbove } = specification;
    const tolerance = { airflowToleranceBelow, airflowToleranceAbove, [field]: value };
    return changedJob(requested, { fixedSpeedAirflow: deliveredShares(tolerance) });
  }
}

/** What a line would do after a change. */
interface OtherJob extends JobOfLine {
  /** Which of its drives meet every wish then; null where the wishes are those that were met before. */
  readonly meets: Map<DriveCandidate, boolean> | null;
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
  return meetsWishes(candidate, other) && runs(candidate, other, other.job.externalPressure);
}

function meetsWishes({ line, drive }: Candidate, { meets, specification }: OtherJob): boolean {
  if (meets === null) return true;
  const known = meets.get(drive);
  if (known !== undefined) return known;
  const isMet = unmetWish(specification, line, drive) === null;
  meets.set(drive, isMet);
  return isMet;
}

/**
 * Whether a model does a job, quietly enough.
 *
 * @param externalPressure of the duct, in. w.g.; another one changes nothing else of the job
 */
function runs(candidate: Candidate, ofLine: JobOfLine, externalPressure: number): boolean {
  const { line, wheel } = candidate;
  const { job } = ofLine;
  const { cfm, density, densityRatio } = job;
  const options = equipmentPressure(ofLine.equipment.resisting(wheel), wheel, job);
  const pressure = totalPressureAgainst(externalPressure, line, wheel, job, options);
  if (!suitsCabinet(line, wheel, pressure, cfm, externalPressure)) return false;
  if (isOutsideEnvelope(wheel, cfm, pressure, density, densityRatio)) return false;
  const requested = speedSearch(wheel, cfm, pressure, density);
  return isEfficient(wheel, requested, job) && runsAt(candidate, requested, ofLine);
}
