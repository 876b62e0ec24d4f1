import { type FanUnit, fanUnitOf } from '../catalogue/fan-unit.ts';
import { BELT_SPEED_RANGE } from '../drive/belt.ts';
import { ECM_RANGE, ecmTopSpeed } from '../drive/direct-speed.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import { motorOfId } from '../motor/motor.ts';
import { type DrivePlan, drivePlans } from '../rating/drive-plan.ts';
import { type FanRating, rateFan } from '../rating/fan-rating.ts';
import type { Job } from '../rating/job.ts';
import { fittingMotors, largestMotor } from '../rating/motor-choice.ts';
import { type ListedFan, type MotorListPrice, motorList } from '../rating/motor-list.ts';
import { motorLoad } from '../rating/motor-load.ts';
import { rounded } from '../rounding.ts';
import type { ElectricalSupply } from '../specification.ts';
import type { Candidate } from './candidate.ts';
import { classOfConstruction } from './class-of-construction.ts';
import { type Failure, failure } from './line-filters.ts';
import { EXCLUSION_TEXTS } from './texts.ts';

/** A candidate that runs the duty; `soundFailure` says that it does so too loudly. */
export interface Fit {
  readonly candidate: Candidate;
  readonly unit: FanUnit;
  readonly plan: DrivePlan;
  readonly listed: ListedFan;
  readonly motor: MotorListPrice;
  readonly rating: FanRating;
  readonly soundFailure: Failure | null;
}

export type Outcome = { readonly fit: Fit } | { readonly failure: Failure };

/**
 * Tests that depend on the drive, in order: speed, tip speed and class, motor, voltage, sound. A direct drive may reach
 * the speed in several ways; the first that passes every test is taken, else the first failure is told.
 */
export function tryCandidate(candidate: Candidate, wanted: OperatingPoint, job: Job): Outcome {
  const { line, wheel, drive } = candidate;
  const outcomes = drivePlans(drive, line, wheel, wanted, job).map((plan) => tryPlan(candidate, plan, job));
  const quiet = outcomes.find((outcome) => 'fit' in outcome && outcome.fit.soundFailure === null);
  const fit = quiet ?? outcomes.find((outcome) => 'fit' in outcome);
  return fit ?? outcomes[0] ?? { failure: speedFailure(candidate, wanted) };
}

/** One way of driving a candidate, through every test. */
function tryPlan(candidate: Candidate, plan: DrivePlan, job: Job): Outcome {
  const { line, wheel } = candidate;
  const construction = classOfConstruction(line, wheel, plan.point, job);
  if (construction.failure !== null) return { failure: construction.failure };
  const unit = fanUnitOf(line, wheel, plan.variant, construction.fanClass);
  const load = motorLoad(wheel, plan.point, plan.variant, job);
  const listed: ListedFan = { fanUnitId: unit.fanUnitId, line, plan, load, job };
  const recommended = motorList(listed).find(({ isRecommended }) => isRecommended);
  const motor = recommended === undefined ? undefined : motorOfId(recommended.motorId);
  if (recommended === undefined || motor === undefined) return { failure: motorFailure(listed) };
  const rating = rateFan(unit, plan.point, motor, job);
  const fit = { candidate, unit, plan, listed, motor: recommended, rating };
  return { fit: { ...fit, soundFailure: soundFailure(rating.soundSones, job.sonesLimit) } };
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

function motorFailure({ line, plan, load, job }: ListedFan): Failure {
  if (fittingMotors(line, plan, load, job, { supply: true }).length > 0) {
    return failure('voltage', EXCLUSION_TEXTS.voltage(supplyText(job.supply)));
  }
  if (job.wantsPremiumMotor && fittingMotors(line, plan, load, { ...job, wantsPremiumMotor: false }).length > 0) {
    return failure('motor', EXCLUSION_TEXTS.premiumMotor);
  }
  const largest = largestMotor(line, plan);
  const needed = Math.max(load.required, load.starting) / job.motorCapacity;
  return failure('motor', EXCLUSION_TEXTS.motor(needed, largest), rounded.power(needed), largest);
}

function soundFailure(sones: number, limit: number | null): Failure | null {
  if (limit === null || sones <= limit) return null;
  return failure('sound', EXCLUSION_TEXTS.sound(sones, limit), sones, limit);
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
