import type { Wheel } from '../curve/wheel.ts';
import { shareOfPeakEfficiency } from '../duty/efficiency.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import type { Motor } from '../motor/motor.ts';
import { unitPrice } from '../product-line/fan-unit.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Candidate } from '../product-line/line-candidates.ts';
import { type DrivePlan, type DriveWay, waysOf } from '../rating/drive-plan.ts';
import { inputToRank, minInput } from '../rating/fan-rating.ts';
import type { Job } from '../rating/job.ts';
import { type PricedMotor, recommendedMotor } from '../rating/motor-list.ts';
import { emptyLoad, type MotorLoad, writeMotorLoad } from '../rating/motor-load.ts';
import type { MotorOffers } from '../rating/motor-offers.ts';
import { equipmentPrice, type StandardEquipment } from '../rating/standard-equipment.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { rounded } from '../values/rounding.ts';
import type { BestFits } from './best-fits.ts';
import { classFailure, lowestClass } from './class-of-construction.ts';
import { deliveredJob } from './delivered-job.ts';
import type { Fit } from './fit.ts';
import { leavingAirFailure } from './leaving-air.ts';
import type { Failure } from './line-filters.ts';
import { motorFailure } from './motor-failure.ts';
import { ownerScore } from './ranking.ts';
import { isQuietAt, sonesOfPoint, soundFailure } from './sound-limits.ts';
import { speedFailure } from './speed-failure.ts';
import type { WheelTrial } from './wheel-trial.ts';

/**
 * A candidate that runs the duty, or the first test it fails; null of one that meets every criterion and is too dear to be
 * among the best, which have counted it.
 */
export type Outcome = Fit | Failure | null;

/** What a candidate is tried for, on its line. */
export interface CandidateRequest {
  readonly specification: ExhaustSupplySpecification;
  readonly job: Job;
  readonly motors: MotorOffers;
}

/** The same with what its unit is built with besides the fan. */
export interface AroundCandidate extends CandidateRequest {
  readonly equipment: StandardEquipment;
}

/**
 * Tests that depend on the drive, in order: speed, tip speed and class, heater and coil at what is delivered, motor,
 * voltage, sound. A direct drive may reach the speed in several ways; the first that passes every test counts, else
 * the first failure.
 */
export function tryCandidate(
  candidate: Candidate,
  trial: WheelTrial,
  around: AroundCandidate,
  best: BestFits,
): Outcome {
  const { job } = around;
  const { line, wheel, drive } = candidate;
  const { requested } = trial;
  let lacking: Fit | null = null;
  let first: Fit | Failure | null = null;
  const ways = waysOf(drive);
  for (let way = 0; way < ways.length; way++) {
    const plan = (ways[way] as DriveWay)(line, wheel, requested, job);
    if (plan === null) continue;
    const outcome = tryPlan(candidate, plan, trial, around, best);
    if (outcome === null) return null;
    if (isFit(outcome)) {
      if (outcome.missed === null) return outcome;
      lacking ??= outcome;
    }
    first ??= outcome;
  }
  return lacking ?? first ?? speedFailure(candidate, requested, job);
}

/** Written over by each proof, none of which begins before another has ended. */
const LOAD_OF_PROOF = emptyLoad();

/** Whether a candidate passes every test at a point, without what it would need: one of its ways has to. */
export function runsAt(candidate: Candidate, requested: OperatingPoint, request: CandidateRequest): boolean {
  const { line, wheel, drive } = candidate;
  const ways = waysOf(drive);
  for (let way = 0; way < ways.length; way++) {
    const plan = (ways[way] as DriveWay)(line, wheel, requested, request.job);
    if (plan !== null && runsBy(plan, candidate, request)) return true;
  }
  return false;
}

function runsBy(plan: DrivePlan, { line, wheel }: Candidate, request: CandidateRequest): boolean {
  const { specification, job } = request;
  if (lowestClass(line, wheel, plan.point, job) === undefined) return false;
  const delivered = deliveredJob(line, plan, specification, job);
  if ('reason' in delivered || leavingAirFailure(specification, delivered) !== null) return false;
  writeMotorLoad(LOAD_OF_PROOF, wheel, plan.point, plan.variant, delivered);
  if (motorOf(line, plan, LOAD_OF_PROOF, delivered, request) === null) return false;
  return isQuietAt(wheel, plan.point, job);
}

/** A plan that delivers more air than the duty has a heater and coil of its own, and so a supply that carries them. */
function motorOf(
  line: CatalogueLine,
  plan: DrivePlan,
  load: MotorLoad,
  delivered: Job,
  { job, motors }: CandidateRequest,
): PricedMotor | null {
  return delivered === job ? motors.recommended(plan, load) : recommendedMotor(line, plan, load, delivered);
}

export function isFit(outcome: Fit | Failure): outcome is Fit {
  return 'plan' in outcome;
}

/** One way of driving a candidate, through every test. */
function tryPlan(
  candidate: Candidate,
  plan: DrivePlan,
  trial: WheelTrial,
  around: AroundCandidate,
  best: BestFits,
): Outcome {
  const { specification, equipment } = around;
  const { line, wheel } = candidate;
  const { point, variant } = plan;
  const fanClass = lowestClass(line, wheel, point, around.job);
  if (fanClass === undefined) return classFailure(candidate, point, trial.requested, around.job);
  const job = deliveredJob(line, plan, specification, around.job);
  if ('reason' in job) return job;
  const { load } = trial;
  writeMotorLoad(load, wheel, point, variant, job);
  const recommended = motorOf(line, plan, load, job, around);
  if (recommended === null) return motorFailure(line, plan, load, job);
  const sones = rounded.sones(sonesOfPoint(wheel, point, trial, job));
  const missed = leavingAirFailure(specification, job) ?? soundFailure(wheel, point, sones, trial, job);
  const price = unitPrice({ line, wheel, fanClass }, job.cfm, job.sections.heater, candidate.sizePrice);
  const opening = equipment.withMotor(wheel, variant, recommended);
  const budgetPrice = price + recommended.price + equipmentPrice(opening, wheel);
  if (missed === null && best.isTooExpensive(budgetPrice)) {
    addExpensive(wheel, plan, load, recommended.motor, sones, budgetPrice, best);
    return null;
  }
  const inputKw = inputToRank(variant, point, load.running, recommended.motor);
  trial.load = emptyLoad();
  return {
    candidate,
    line,
    wheel,
    fanClass,
    plan,
    load,
    job,
    recommended,
    opening,
    equipmentPressure: trial.equipmentPressure,
    totalBhp: rounded.power(load.running),
    inputKw,
    soundSones: sones,
    missed,
    budgetPrice,
    unitPrice: price,
    ownerScore: ownerScore(budgetPrice, sones, inputKw, shareOfPeakEfficiency(wheel, point)),
  };
}

/** Counts what the best are not to hold: most of thousands of fits, of which no row is made. */
function addExpensive(
  wheel: Wheel,
  { variant, point }: DrivePlan,
  { running }: MotorLoad,
  motor: Motor,
  sones: number,
  budgetPrice: number,
  best: BestFits,
): void {
  const minKw = minInput(running);
  // A score that counts the least input and no waste.
  if (best.outdoes(minKw, ownerScore(budgetPrice, sones, minKw, 1))) {
    best.addExpensive(sones, wheel.diameterIn);
    return;
  }
  const inputKw = inputToRank(variant, point, running, motor);
  const score = ownerScore(budgetPrice, sones, inputKw, shareOfPeakEfficiency(wheel, point));
  best.addExpensive(sones, wheel.diameterIn, inputKw, score);
}
