import { fanUnitOf, unitPrice } from '../catalogue/fan-unit.ts';
import type { CatalogueLine } from '../catalogue/line.ts';
import type { Wheel } from '../curve/wheel.ts';
import { BELT_SPEED_RANGE } from '../drive/belt.ts';
import { ECM_RANGE, ecmTopSpeed } from '../drive/direct-speed.ts';
import { shareOfPeakEfficiency } from '../duty/efficiency.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import { DRIVE_WAYS, type DrivePlan } from '../rating/drive-plan.ts';
import { rankFigures } from '../rating/fan-rating.ts';
import type { Job } from '../rating/job.ts';
import { fittingMotors, largestMotor } from '../rating/motor-choice.ts';
import { recommendedMotor } from '../rating/motor-list.ts';
import { type MotorLoad, motorLoad } from '../rating/motor-load.ts';
import type { Equipment } from '../rating/standard-equipment.ts';
import { rounded } from '../rounding.ts';
import { sonesOfFan } from '../sound/sound-power.ts';
import type { ElectricalSupply } from '../specification.ts';
import { anyOf, withoutWish } from './admission.ts';
import type { Candidate } from './candidate.ts';
import { classFailure, lowestClass } from './class-of-construction.ts';
import type { Fit } from './fit.ts';
import { type Failure, failure } from './line-filters.ts';
import { ownerScore } from './ranking.ts';
import { ADMISSION_TEXTS, EXCLUSION_TEXTS } from './texts.ts';
import type { WheelTrial } from './wheel-trial.ts';

/** A candidate that runs the duty, or the first test it fails. */
export type Outcome = Fit | Failure;

/**
 * Tests that depend on the drive, in order: speed, tip speed and class, motor, voltage, sound. A direct drive may reach
 * the speed in several ways; the first that passes every test is taken, else the first failure is told.
 */
export function tryCandidate(candidate: Candidate, trial: WheelTrial, job: Job, equipment: Equipment): Outcome {
  const { line, wheel, drive } = candidate;
  const { wanted } = trial;
  let loud: Fit | null = null;
  let first: Outcome | null = null;
  for (const plansOf of DRIVE_WAYS[drive]) {
    for (const plan of plansOf(line, wheel, wanted, job)) {
      const outcome = tryPlan(candidate, plan, trial, job, equipment);
      if (isFit(outcome)) {
        if (outcome.soundFailure === null) return outcome;
        loud ??= outcome;
      }
      first ??= outcome;
    }
  }
  return loud ?? first ?? speedFailure(candidate, wanted);
}

export function isFit(outcome: Outcome): outcome is Fit {
  return 'unit' in outcome;
}

/** One way of driving a candidate, through every test. */
function tryPlan(
  { line, wheel }: Candidate,
  plan: DrivePlan,
  trial: WheelTrial,
  job: Job,
  equipment: Equipment,
): Outcome {
  const { point, variant } = plan;
  const fanClass = lowestClass(line, wheel, point, job);
  if (fanClass === undefined) return classFailure(line, wheel, point, job);
  const load = motorLoad(wheel, point, variant, job);
  const recommended = recommendedMotor(line, plan, load, job);
  if (recommended === null) return motorFailure(line, plan, load, job);
  const unit = fanUnitOf(line, wheel, variant, fanClass);
  const figures = rankFigures(variant, point, load.running, recommended.motor, sonesOfPoint(wheel, point, trial, job));
  const price = unitPrice(unit, job.cfm, job.sections.heater);
  const budgetPrice = price + recommended.price + equipment.price;
  return {
    totalBhp: figures.totalBhp,
    staticEfficiency: figures.staticEfficiency,
    inputKw: figures.inputKw,
    soundSones: figures.soundSones,
    unit,
    plan,
    load,
    job,
    recommended,
    equipment,
    soundFailure: soundFailure(figures.soundSones, job.sonesLimit),
    budgetPrice,
    unitPrice: price,
    ownerScore: ownerScore(budgetPrice, figures, shareOfPeakEfficiency(wheel, point)),
  };
}

/** Loudness of a plan's point, sones: worked out once for all drives that run a wheel at the duty itself. */
function sonesOfPoint(wheel: Wheel, point: OperatingPoint, trial: WheelTrial, job: Job): number {
  if (point !== trial.wanted) return sonesOfFan(wheel, point, job.soundDistanceFt);
  trial.sones ??= sonesOfFan(wheel, point, job.soundDistanceFt);
  return trial.sones;
}

function speedFailure({ drive, wheel }: Candidate, { rpm }: OperatingPoint): Failure {
  const value = rounded.speed(rpm);
  if (drive === 'Direct') return failure('speed', EXCLUSION_TEXTS.fixedSpeed(rpm), value);
  if (drive === 'Ecm') {
    const top = ecmTopSpeed(wheel.diameterIn);
    const limit = rpm > top ? top : Math.round(ECM_RANGE[0] * top);
    return failure('speed', EXCLUSION_TEXTS.ecmSpeed(rpm, limit), value, limit);
  }
  const limit = rpm > BELT_SPEED_RANGE[1] ? BELT_SPEED_RANGE[1] : BELT_SPEED_RANGE[0];
  return failure('speed', EXCLUSION_TEXTS.beltSpeed(rpm, limit), value, limit);
}

function motorFailure(line: CatalogueLine, plan: DrivePlan, load: MotorLoad, job: Job): Failure {
  if (fittingMotors(line, plan, load, job, { supply: true }).length > 0) {
    const supply = supplyText(job.supply);
    return failure('voltage', EXCLUSION_TEXTS.voltage(supply), null, null, anyOf('motorVoltage', 'motor supply'));
  }
  if (job.wantsPremiumMotor && fittingMotors(line, plan, load, { ...job, wantsPremiumMotor: false }).length > 0) {
    const admission = withoutWish('isPremiumEfficiency', 'NEMA Premium');
    return failure('motor', EXCLUSION_TEXTS.premiumMotor, null, null, admission);
  }
  const largest = largestMotor(line, plan);
  const needed = Math.max(load.required, load.starting) / job.motorCapacity;
  return failure('motor', EXCLUSION_TEXTS.motor(needed, largest), rounded.power(needed), largest);
}

function soundFailure(sones: number, limit: number | null): Failure | null {
  if (limit === null || sones <= limit) return null;
  const admission = { field: 'sones', value: sones, text: ADMISSION_TEXTS.sound(sones) } as const;
  return failure('sound', EXCLUSION_TEXTS.sound(sones, limit), sones, limit, admission);
}

/** '460 V, three phase, 60 Hz', naming only what was asked for. */
export function supplyText(supply: ElectricalSupply): string {
  const parts = [
    supply.motorVoltage > 0 && `${supply.motorVoltage} V`,
    supply.motorPhase === 1 && 'single phase',
    supply.motorPhase === 3 && 'three phase',
    supply.motorFrequency > 0 && `${supply.motorFrequency} Hz`,
  ].filter((part) => part !== false);
  return parts.join(', ') || 'this supply';
}
