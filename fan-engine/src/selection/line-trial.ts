import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Wheel } from '../curve/wheel.ts';
import { emptyPoint, type OperatingPoint } from '../duty/speed-search.ts';
import type { PriceBook } from '../options/price-book.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import {
  type Candidate,
  type LineCandidates,
  lineCandidates,
  type WheelCandidates,
} from '../product-line/line-candidates.ts';
import type { Job } from '../rating/job.ts';
import { jobOnLine } from '../rating/line-job.ts';
import { StandardEquipment } from '../rating/standard-equipment.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import type { BestFits } from './best-fits.ts';
import { withAirflow } from './cabinet-limits.ts';
import { isFit, tryCandidate } from './candidate-trial.ts';
import type { Fit } from './fit.ts';
import { type Failure, unmetPreference } from './line-filters.ts';
import { AdmissionProof, type JobOfLine, jobOfLine } from './proved-admission.ts';
import { quietestSizes } from './ranking.ts';
import type { Exclusion } from './result.ts';
import { sectionFailure } from './section-failure.ts';
import { isTooLoud, type SoundReason } from './sound-limits.ts';
import { airflowFailure, emptyTrial, tryWheel, type WheelTrial } from './wheel-trial.ts';

/** What trying the candidates of a catalogue gives, in their order. */
export interface Tried {
  candidateCount: number;
  /** What meets every criterion. */
  readonly quiet: BestFits;
  /** Worth showing of the lines where all that run the duty are too loud. */
  readonly loud: Fit[];
  /** Which limits they exceed. */
  readonly exceeded: Set<SoundReason>;
  /** What runs the duty quietly but whose coil delivers warmer air than requested. */
  readonly warm: BestFits;
  /** Everything that does not meet every criterion, the too loud among them. */
  readonly excluded: Exclusion[];
}

/**
 * Tries every size and drive of a line and adds what it finds; thousands of sizes are tried without a list between. What each
 * of them passes goes by index: a loop with `of` made a quarter of a megabyte of iterators and results over 3,000 sizes.
 */
export function tryLine(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  requested: Job,
  catalogue: Catalogue,
  tried: Tried,
): void {
  const candidates = catalogue.candidates.get(line) ?? lineCandidates(line);
  const { priceBook } = catalogue;
  const unmet = candidates.drives.map((drive) => unmetPreference(specification, line, drive));
  tried.candidateCount += candidates.wheels.length * unmet.length;
  const onLine = jobOnLine(line, specification, requested);
  const why = 'failure' in onLine ? sectionFailure(onLine.failure) : airflowFailure(line, onLine.job.cfm);
  const direct = 'failure' in onLine ? sectionFailure(onLine.failure, requested.fixedSpeedAirflow.most) : why;
  if ('failure' in onLine || why !== null || !unmet.includes(null)) {
    const outside = 'failure' in onLine ? null : { line, job: onLine.job, specification, prices: priceBook };
    const proof = new AdmissionProof(line, specification, requested, priceBook, null);
    const exclude = excluder(proof, tried.excluded);
    excludeLine(candidates, unmet, { why, direct }, outside, exclude);
    return;
  }
  const { job } = onLine;
  const ofLine = jobOfLine(line, specification, job, priceBook);
  const exclude = excluder(new AdmissionProof(line, specification, requested, priceBook, ofLine), tried.excluded);
  const fits: FitsOfLine = { quiet: tried.quiet, warm: tried.warm, hasQuiet: false, loud: [] };
  const trial = emptyTrial();
  const { wheels } = candidates;
  for (let size = 0; size < wheels.length; size++) {
    tryDrives(wheels[size] as WheelCandidates, unmet, ofLine, trial, fits, exclude);
  }
  for (const { missed } of fits.loud) if (isTooLoud(missed)) tried.exceeded.add(missed.reason);
  if (!fits.hasQuiet) tried.loud.push(...quietestSizes(fits.loud));
}

interface FitsOfLine {
  readonly quiet: BestFits;
  readonly warm: BestFits;
  hasQuiet: boolean;
  readonly loud: Fit[];
}

/** Why a line does not do a job; a direct drive may have to do it with more air. */
interface WhyLine {
  readonly why: Failure | null;
  readonly direct: Failure | null;
}

/** Every size of a line that is not made for the job; what a drive is not made for comes first. */
function excludeLine(
  { wheels }: LineCandidates,
  unmet: readonly (Failure | null)[],
  { why, direct }: WhyLine,
  outside: OutsideLine | null,
  exclude: Exclude,
): void {
  for (const { wheel, candidates } of wheels) {
    const ofWheel = why === null || outside === null ? null : airflowOfWheel(why, wheel, outside);
    for (let index = 0; index < candidates.length; index++) {
      const candidate = candidates[index] as Candidate;
      exclude(candidate, unmet[index] ?? ofWheel ?? (candidate.drive === 'Direct' ? direct : why), null);
    }
  }
}

/** A job whose airflow lies outside what a line is made for. */
interface OutsideLine {
  readonly line: CatalogueLine;
  readonly job: Job;
  readonly specification: ExhaustSupplySpecification;
  readonly prices: PriceBook;
}

/** Cabinets take less than their line: each size names what it takes itself. */
function airflowOfWheel(why: Failure, wheel: Wheel, { line, job, specification, prices }: OutsideLine): Failure {
  if (line.supply === undefined) return why;
  const equipment = new StandardEquipment(line, specification, job, prices);
  return withAirflow(why, line, wheel, job, equipment.resisting(wheel));
}

function tryDrives(
  { wheel, candidates }: WheelCandidates,
  unmet: readonly (Failure | null)[],
  ofLine: JobOfLine,
  trial: WheelTrial,
  fits: FitsOfLine,
  exclude: Exclude,
): void {
  const failed = tryWheel(ofLine.line, wheel, ofLine.job, ofLine.equipment.resisting(wheel), trial);
  if (failed !== null) {
    for (let index = 0; index < candidates.length; index++) {
      exclude(candidates[index] as Candidate, unmet[index] ?? failed, null);
    }
    return;
  }
  const { requested } = trial;
  let isRetained = false;
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index] as Candidate;
    const outcome = unmet[index] ?? tryCandidate(candidate, trial, ofLine, fits.quiet);
    if (outcome === null) {
      fits.hasQuiet = true;
    } else if (isFit(outcome)) {
      addFit(outcome, fits);
      exclude(candidate, outcome.missed, requested);
      if (outcome.plan.point === requested) isRetained = true;
    } else {
      exclude(candidate, outcome, requested);
    }
  }
  if (isRetained) trial.requested = emptyPoint();
}

function addFit(fit: Fit, fits: FitsOfLine): void {
  if (isTooLoud(fit.missed)) {
    fits.loud.push(fit);
    return;
  }
  if (fit.missed !== null) {
    fits.warm.add(fit);
    return;
  }
  fits.hasQuiet = true;
  fits.quiet.add(fit);
}

/** Adds a candidate to the exclusions, unless there is no reason to. */
type Exclude = (candidate: Candidate, why: Failure | null, point: OperatingPoint | null) => void;

function excluder(proof: AdmissionProof, excluded: Exclusion[]): Exclude {
  return (candidate, why, point) => {
    if (why === null) return;
    const { reason, message, value, limit } = why;
    const { name, code, driveText } = candidate;
    const admission = proof.admissionOf(candidate, why, point);
    excluded.push({
      modelDisplayAs: name,
      modelCode: code,
      driveText,
      reason,
      message,
      value,
      limit,
      admission,
    });
  };
}
