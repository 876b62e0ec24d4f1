import { FanCategory, messageOf } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { DriveCandidate, DriveVariant } from '../drive/drive-variant.ts';
import { speedSearch } from '../duty/speed-search.ts';
import { hvlsMotorList } from '../hvls/motor-list.ts';
import { motorOfId } from '../motor/motor.ts';
import { type OptionEffects, withPressure } from '../options/option-effects.ts';
import { type FanUnit, findFanUnit, findHvlsUnit } from '../product-line/fan-unit.ts';
import { type DrivePlan, drivePlans } from '../rating/drive-plan.ts';
import { totalDutyPressure } from '../rating/duty-pressure.ts';
import { type FanRating, rateFan } from '../rating/fan-rating.ts';
import { type Job, jobOf } from '../rating/job.ts';
import { jobOnLine } from '../rating/line-job.ts';
import { type MotorListPrice, motorList } from '../rating/motor-list.ts';
import { motorLoad } from '../rating/motor-load.ts';
import { equipmentPressure, StandardEquipment } from '../rating/standard-equipment.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { ExhaustSupplySpecification, HvlsSpecification } from '../specification/specification.ts';
import { deliveredJob } from './delivered-job.ts';

const CANDIDATE_OF: Readonly<Record<DriveVariant, DriveCandidate | null>> = {
  Belt: 'Belt',
  FixedSpeed: 'Direct',
  Vfd: 'Direct',
  SpeedControl: 'Direct',
  Ecm: 'Ecm',
  Hvls: null,
};

/** A motor of a fan with the values that depend on it; a ceiling fan has no other motor. */
export interface RatedMotor extends MotorListPrice {
  readonly figures?: Pick<FanRating, 'inputKw' | 'specificFanPower' | 'energy'>;
}

/**
 * Motors that a fan unit can have for a specification, two to four where the frame allows, the recommended one first,
 * each with voltages, amps and price. Empty when the unit cannot run the duty at all.
 *
 * @throws EngineError on `fanUnitId` that the catalogue does not have
 */
export function motorsOf(
  fanUnitId: number,
  specification: ExhaustSupplySpecification | HvlsSpecification,
  catalogue: Catalogue,
): RatedMotor[] {
  if (specification.fanCategoryType === FanCategory.HighVolumeLowSpeed) {
    const unit = findHvlsUnit(catalogue, fanUnitId);
    if (unit === undefined) throw unknownFan(fanUnitId);
    return hvlsMotorList(unit, specification);
  }
  const unit = findFanUnit(catalogue, fanUnitId);
  if (unit === undefined || !('cfm' in specification)) throw unknownFan(fanUnitId);
  return shaftFanMotors(unit, specification, catalogue);
}

function shaftFanMotors(unit: FanUnit, specification: ExhaustSupplySpecification, catalogue: Catalogue): RatedMotor[] {
  const { line, wheel, variant } = unit;
  const candidate = CANDIDATE_OF[variant];
  if (candidate === null) return [];
  const onLine = jobOnLine(line, specification, jobOf(specification));
  if ('failure' in onLine) return [];
  const { job } = onLine;
  const equipment = equipmentPressure(
    new StandardEquipment(line, specification, job, catalogue.priceBook).resisting(wheel),
    wheel,
    job,
  );
  const requested = speedSearch(wheel, job.cfm, totalDutyPressure(line, wheel, job, equipment), job.density);
  for (const plan of drivePlans(candidate, line, wheel, requested, job)) {
    const delivered = plan.variant === variant ? deliveredJob(line, plan, specification, job) : null;
    if (delivered === null || 'reason' in delivered) continue;
    const load = motorLoad(wheel, plan.point, variant, job);
    const motors = motorList({ fanUnitId: unit.fanUnitId, line, plan, load, job: delivered });
    const effects = withPressure(equipment);
    if (motors.length > 0) return motors.map((listed) => withValues(listed, { unit, plan, job: delivered, effects }));
  }
  return [];
}

interface Driven {
  readonly unit: FanUnit;
  readonly plan: DrivePlan;
  readonly job: Job;
  readonly effects: OptionEffects;
}

function withValues(listed: MotorListPrice, { unit, plan, job, effects }: Driven): RatedMotor {
  const motor = motorOfId(listed.motorId);
  if (motor === undefined) return listed;
  const { inputKw, specificFanPower, energy } = rateFan(unit, plan.point, motor, job, effects);
  return { ...listed, figures: { inputKw, specificFanPower, energy } };
}

function unknownFan(fanUnitId: number): EngineError {
  return new EngineError('fanUnitId', messageOf('refusal.unknownFan', { fanUnitId }));
}
