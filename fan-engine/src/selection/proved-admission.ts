import type { Wheel } from '../curve/wheel.ts';
import type { DriveCandidate } from '../drive/drive-variant.ts';
import { isOutsideEnvelope } from '../duty/outside-envelope.ts';
import { emptyPoint, type OperatingPoint, type WritablePoint } from '../duty/speed-search.ts';
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
import { type Failure, unmetPreference } from './line-filters.ts';
import { isTooLoud } from './sound-limits.ts';
import { airflowFailure, writeEfficientPoint } from './wheel-trial.ts';

/** A line with the job that a specification gives it, and what its units are built with. */
export interface JobOfLine {
  readonly line: CatalogueLine;
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
  return { line, specification, job, equipment, motors: new MotorOffers(line, job) };
}

/**
 * Tries changes that would admit the models of a line. A change suggested by a failure is offered only if it leads to a
 * fan that fits, since what then passes one test may fail the next one. Models of a line often need the same change: an
 * airflow, a dropped request.
 */
export class AdmissionProof {
  readonly #others = new Map<Admission['field'], Map<number | null, OtherJob | null>>();
  /** Sizes that lie outside of what their line is made for share one failure, and so the change that it names. */
  #last: Admission | null = null;
  #lastOther: OtherJob | null = null;
  /** Drives of a wheel come one after the other and often need the same change, whose point is searched for once. */
  readonly #searched: Searched = { wheel: null, ofLine: null, externalPressure: 0, runs: false, point: null };

  /** @param jobOfLine what the line does for the specification; null where it has no job */
  constructor(
    private readonly line: CatalogueLine,
    private readonly specification: ExhaustSupplySpecification,
    private readonly requested: Job,
    private readonly prices: PriceBook,
    private readonly jobOfLine: JobOfLine | null,
  ) {}

  /**
   * The change that a failure names, or null where it would not admit the model.
   *
   * @param point where its wheel runs the duty; null where it does not
   */
  admissionOf(candidate: Candidate, failure: Failure, point: OperatingPoint | null): Admission | null {
    const { admission } = failure;
    // Sound is the last test, so a limit that it names is the only obstacle.
    if (admission === null || isTooLoud(failure)) return admission;
    return this.#isAdmitted(candidate, admission, point) ? admission : null;
  }

  #isAdmitted(candidate: Candidate, admission: Admission, point: OperatingPoint | null): boolean {
    if (this.jobOfLine !== null && admission.field === 'sp' && admission.value !== null) {
      return this.#runs(candidate, this.jobOfLine, admission.value);
    }
    const other = this.#otherJob(admission);
    if (other === null || !meetsPreferences(candidate, other)) return false;
    if (other.isSameDuty && point !== null) return runsAt(candidate, point, other);
    return this.#runs(candidate, other, other.job.externalPressure);
  }

  /**
   * Whether a model does a job, quietly enough.
   *
   * @param externalPressure of the duct, in. w.g.; another one changes nothing else of the job
   */
  #runs(candidate: Candidate, ofLine: JobOfLine, externalPressure: number): boolean {
    const { wheel } = candidate;
    const searched = this.#searched;
    if (searched.wheel !== wheel || searched.ofLine !== ofLine || searched.externalPressure !== externalPressure) {
      searched.wheel = wheel;
      searched.ofLine = ofLine;
      searched.externalPressure = externalPressure;
      searched.point ??= emptyPoint();
      searched.runs = writePointOf(searched.point, wheel, ofLine, externalPressure);
    }
    return searched.runs && searched.point !== null && runsAt(candidate, searched.point, ofLine);
  }

  #otherJob(admission: Admission): OtherJob | null {
    if (this.#last === admission) return this.#lastOther;
    const { field, value } = admission;
    const ofField = this.#others.get(field) ?? new Map<number | null, OtherJob | null>();
    this.#others.set(field, ofField);
    let other = ofField.get(value);
    if (other === undefined) {
      other = this.#jobWith(admission);
      ofField.set(value, other);
    }
    this.#last = admission;
    this.#lastOther = other;
    return other;
  }

  #jobWith(admission: Admission): OtherJob | null {
    const { line, prices } = this;
    const plain = line.supply === undefined ? this.#plainJob(admission) : null;
    if (plain !== null && this.jobOfLine !== null && plain.cfm === this.jobOfLine.job.cfm) {
      // Another tolerance changes neither motors nor equipment.
      const { equipment, motors } = this.jobOfLine;
      return {
        line,
        specification: this.jobOfLine.specification,
        job: plain,
        equipment,
        motors,
        isSameDuty: true,
        meets: null,
      };
    }
    const specification = plain === null ? withAdmission(this.specification, admission) : this.specification;
    const onLine = plain === null ? jobOnLine(line, specification, jobOf(specification)) : { job: plain };
    if ('failure' in onLine || airflowFailure(line, onLine.job.cfm) !== null) return null;
    const { job, equipment, motors } = jobOfLine(line, specification, onLine.job, prices);
    return { line, specification, job, equipment, motors, isSameDuty: false, meets: plain === null ? new Map() : null };
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

/** The wheel whose point was searched for last, and what for. */
interface Searched {
  wheel: Wheel | null;
  ofLine: JobOfLine | null;
  externalPressure: number;
  /** Whether the wheel runs it: at the point, which is made with the first search. */
  runs: boolean;
  point: WritablePoint | null;
}

/** What a line would do after a change. */
interface OtherJob extends JobOfLine {
  /** Whether its wheels have the same requested airflow and pressure. */
  readonly isSameDuty: boolean;
  /** Which of its drives then meet every request; null if the requests are those that were met before. */
  readonly meets: Map<DriveCandidate, boolean> | null;
}

/** A specification with one criterion as an admission says. */
export function withAdmission(
  specification: ExhaustSupplySpecification,
  { field, value }: Admission,
): ExhaustSupplySpecification {
  const isPreference = typeof specification[field as keyof ExhaustSupplySpecification] === 'boolean';
  return { ...specification, [field]: isPreference ? value !== 0 : value };
}

function meetsPreferences({ line, drive }: Candidate, { meets, specification }: OtherJob): boolean {
  if (meets === null) return true;
  const known = meets.get(drive);
  if (known !== undefined) return known;
  const isMet = unmetPreference(specification, line, drive) === null;
  meets.set(drive, isMet);
  return isMet;
}

/** Writes where a wheel of a line does a job against a duct; false where it does not. */
function writePointOf(
  point: WritablePoint,
  wheel: Wheel,
  { line, job, equipment }: JobOfLine,
  externalPressure: number,
): boolean {
  const { cfm, density, densityRatio } = job;
  const options = equipmentPressure(equipment.resisting(wheel), wheel, job);
  const pressure = totalPressureAgainst(externalPressure, line, wheel, job, options);
  if (!suitsCabinet(line, wheel, pressure, cfm, externalPressure)) return false;
  if (isOutsideEnvelope(wheel, cfm, pressure, density, densityRatio)) return false;
  return writeEfficientPoint(point, wheel, pressure, job);
}
