import type { ListedMotorKind, MotorDrive } from '@specbuilder/shared-contracts/domain';
import { frequencyShare } from '../drive/direct-speed.ts';
import type { DriveVariant } from '../drive/drive-variant.ts';
import type { Enclosure } from '../motor/efficiency-tables.ts';
import { efficiencyOf, type Motor } from '../motor/motor.ts';
import { motorPrice } from '../motor/price.ts';
import { unitLoadOf } from '../motor/unit-load.ts';
import { firstVoltage, type MotorVoltage, voltagesOf } from '../motor/voltage.ts';
import { fanListId } from '../product-line/fan-id.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { rounded } from '../values/rounding.ts';
import type { DrivePlan } from './drive-plan.ts';
import type { Job } from './job.ts';
import { fittingMotors, smallestFitting, thinMotors } from './motor-choice.ts';
import { type MotorLoad, motorCapacity } from './motor-load.ts';

/** One fan and motor that can be ordered; `id` is the fan list id. */
export interface MotorListPrice {
  readonly id: number;
  readonly motorId: number;
  readonly horsepower: number;
  readonly motorKind: ListedMotorKind;
  /** What sets its speed; null where nothing does. */
  readonly drive: MotorDrive | null;
  readonly rpm: number;
  readonly enclosure: string;
  readonly isEcm: boolean;
  /** Nominal full-load efficiency, %. */
  readonly efficiency: number;
  /** Power the motor can give here over the power it must give, %. */
  readonly marginPercent: number;
  readonly usesServiceFactor: boolean;
  readonly isRecommended: boolean;
  /** USD, with the frequency drive or speed controller that the fan unit needs. */
  readonly price: number;
  readonly voltages: MotorVoltage[];
}

/** What a motor is listed for. */
export interface ListedFan {
  readonly fanUnitId: number;
  readonly line: CatalogueLine;
  readonly plan: Pick<DrivePlan, 'variant' | 'poles' | 'motorKinds'>;
  readonly load: MotorLoad;
  readonly job: Job;
}

const MAX_MOTORS = 4;

/**
 * Motors of a fan at its duty, two to four if the frame allows, the recommended one first: the cheapest that carries
 * the load with the requested margin. If no margin is requested, a smaller motor within its service factor may follow.
 */
export function motorList(fan: ListedFan): MotorListPrice[] {
  const { line, plan, load, job } = fan;
  const fitting = fittingMotors(line, plan, load, job);
  const thin = job.wantsMotorMargin ? [] : thinMotors(line, plan, load, job);
  const priced = fitting
    .map((motor) => listedMotor(fan, motor))
    .sort((a, b) => a.price - b.price || a.horsepower - b.horsepower || a.motorId - b.motorId);
  const listed = [...priced, ...thin.map((motor) => listedMotor(fan, motor))].slice(0, MAX_MOTORS);
  return listed.map((motor, index) => ({ ...motor, isRecommended: index === 0 && fitting.length > 0 }));
}

/** A motor with its list price, drive included, USD, at the first voltage that the supply of its job has for it, V. */
export interface PricedMotor {
  readonly motor: Motor;
  readonly voltage: number;
  readonly price: number;
}

/** The motor that `motorList` puts first, without the rest of the list; null when none carries the load. */
export function recommendedMotor(
  line: CatalogueLine,
  plan: ListedFan['plan'],
  load: MotorLoad,
  job: Job,
): PricedMotor | null {
  let best: PricedMotor | null = null;
  for (const kind of plan.motorKinds) {
    // Of one kind the smallest that fits is the cheapest: every price rises with the power.
    const motor = smallestFitting(line, plan, kind, load, job);
    if (motor === null) continue;
    const priced = pricedMotor(motor, plan.variant, line, job);
    if (best === null || compareMotors(priced, best) < 0) best = priced;
  }
  return best;
}

/** A motor at the voltage that it has first on the supply of a job. */
export function pricedMotor(motor: Motor, variant: DriveVariant, line: CatalogueLine, job: Job): PricedMotor {
  const voltage = firstVoltage(motor, job.supply, unitLoadOf(job.sections));
  return { motor, voltage, price: motorPrice(motor, variant, voltage, line.motors.prices) };
}

/** The cheaper first, then the smaller. */
export function compareMotors(a: PricedMotor, b: PricedMotor): number {
  return a.price - b.price || a.motor.horsepower - b.motor.horsepower || a.motor.id - b.motor.id;
}

/** A motor as a row of the list of a fan. */
export function listedMotor(fan: ListedFan, motor: Motor, look: MotorStyle = {}): MotorListPrice {
  const { line, plan, load, job } = fan;
  const voltages = voltagesOf(motor, job.supply, unitLoadOf(job.sections));
  const enclosure = motor.kind === 'Ecm' ? 'TENV' : (look.enclosure ?? 'ODP');
  const capacity = motorCapacity(motor, job);
  return {
    id: fanListId(fan.fanUnitId, motor.id),
    motorId: motor.id,
    horsepower: rounded.motorSize(motor.horsepower),
    motorKind: listedKind(motor),
    drive: driveOf(plan.variant),
    rpm: listedSpeed(motor, job),
    enclosure,
    isEcm: motor.kind === 'Ecm',
    efficiency: rounded.percent(efficiencyOf(motor, look.enclosure ?? 'ODP')),
    marginPercent: rounded.percent((capacity / load.running - 1) * 100),
    usesServiceFactor: capacity < load.running && load.allowsServiceFactor,
    isRecommended: look.isRecommended === true,
    price: look.price ?? motorPrice(motor, plan.variant, look.voltage ?? voltages[0]?.voltage ?? 0, line.motors.prices),
    voltages,
  };
}

/** What is decided about a motor that is listed. */
export interface MotorStyle {
  readonly isRecommended?: boolean;
  readonly enclosure?: Enclosure;
  readonly voltage?: number;
  /** With its drive, if it was computed already, USD. */
  readonly price?: number;
}

function listedSpeed(motor: Motor, job: Job): number {
  if (motor.kind === 'Ecm') return motor.rpm;
  return rounded.speed(motor.rpm * frequencyShare(job.supply.motorFrequency));
}

function listedKind({ kind, phase }: Motor): ListedMotorKind {
  if (kind === 'Ecm') return 'Ecm';
  return phase === 1 ? 'SinglePhase' : 'ThreePhase';
}

/** An electronic motor needs no drive beside it. */
function driveOf(variant: DriveVariant): MotorDrive | null {
  return variant === 'Vfd' || variant === 'SpeedControl' ? variant : null;
}
