import type { FanClass } from '../curve/family.ts';
import type { Wheel } from '../curve/wheel.ts';
import { withPressure } from '../options/option-effects.ts';
import { exhaustFanId, fanUnitId } from '../product-line/fan-id.ts';
import { type FanUnit, fanUnitOf } from '../product-line/fan-unit.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Candidate } from '../product-line/line-candidates.ts';
import { classSuffix } from '../product-line/model-names.ts';
import type { DrivePlan } from '../rating/drive-plan.ts';
import type { ListedRating, RankValues, rateAsListed } from '../rating/fan-rating.ts';
import type { Job } from '../rating/job.ts';
import { listedMotor, type MotorListPrice, type PricedMotor } from '../rating/motor-list.ts';
import type { MotorLoad } from '../rating/motor-load.ts';
import type { EquipmentOfMotor } from '../rating/standard-equipment.ts';
import type { Failure } from './line-filters.ts';

/**
 * A candidate that runs the duty, with its ranking values; `missed` states where it falls short of the request: too
 * loud, or warmer air behind its coil. Of thousands that fit, a hundred are shown; only those get the rest of a row.
 */
export interface Fit extends RankValues {
  readonly candidate: Candidate;
  readonly line: CatalogueLine;
  readonly wheel: Wheel;
  readonly fanClass: FanClass | null;
  readonly plan: DrivePlan;
  readonly load: MotorLoad;
  readonly job: Job;
  readonly recommended: PricedMotor;
  /** Options that the unit is sized and priced with, and their static pressure, in. w.g. */
  readonly opening: EquipmentOfMotor;
  readonly equipmentPressure: number;
  readonly missed: Failure | null;
  /** Unit, recommended motor and options, and the unit alone, USD. */
  readonly budgetPrice: number;
  readonly unitPrice: number;
  /** What the fan costs an owner in the first years; the lowest is recommended. */
  readonly ownerScore: number;
}

/** A fit with everything that a row shows of it, in a list or by itself. */
export interface RatedFit<Rating extends ListedRating = ListedRating> {
  readonly fit: Fit;
  readonly unit: FanUnit;
  readonly rating: Rating;
  readonly motor: MotorListPrice;
}

/** What is ordered when a fit is chosen. */
function unitOf({ line, wheel, plan, fanClass }: Fit): FanUnit {
  return fanUnitOf(line, wheel, plan.variant, fanClass);
}

/** Id of what is ordered. */
export function unitIdOf({ line, wheel, plan, fanClass }: Fit): number {
  return fanUnitId(exhaustFanId(line.id, wheel.diameterIn), plan.variant, fanClass);
}

/** Model as it is sold, with its drive: 'KUB245B', 'KUB245B-II'. */
export function modelOf({ candidate, fanClass }: Fit): string {
  return candidate.code + classSuffix(fanClass);
}

/** How much of a rating is worked out: that of a list, or all of it. */
export type RatedBy<Rating extends ListedRating> = (...requested: Parameters<typeof rateAsListed>) => Rating;

/** Rates a fit; its motor heads the list of the fan. */
export function rated<Rating extends ListedRating>(fit: Fit, rate: RatedBy<Rating>): RatedFit<Rating> {
  const { line, plan, load, job, recommended, equipmentPressure, soundSones } = fit;
  const unit = unitOf(fit);
  const { motor, price } = recommended;
  const effects = withPressure(equipmentPressure);
  const rating = rate(unit, plan.point, motor, job, effects, load.running, soundSones);
  const listed = { fanUnitId: unit.fanUnitId, line, plan, load, job };
  return { fit, unit, rating, motor: listedMotor(listed, motor, { isRecommended: true, price }) };
}
