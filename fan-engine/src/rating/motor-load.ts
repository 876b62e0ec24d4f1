import type { Wheel } from '../curve/wheel.ts';
import { frequencyShare } from '../drive/direct-speed.ts';
import { type DriveVariant, powerWithDriveLoss } from '../drive/drive-variant.ts';
import { powerOnCurve } from '../duty/fixed-speed.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import type { Motor } from '../motor/motor.ts';
import type { Job } from './job.ts';

const MOTOR_MARGIN = 0.1;
/** A forward-curved fan is checked at this airflow, since an easier system loads its motor. */
const OVERLOAD_AIRFLOW = 1.1;

/** What a motor has to carry, hp at its shaft. */
export interface MotorLoad {
  /** At the duty, belt loss included. */
  readonly running: number;
  /** With the requested margin. */
  readonly required: number;
  /** For the minutes after a start with cold air. */
  readonly starting: number;
  /** On a frequency drive the service factor is used up by the waveform. */
  readonly allowsServiceFactor: boolean;
}

/** A load that is worked out in the place of another. */
export type WritableLoad = { -readonly [Metric in keyof MotorLoad]: MotorLoad[Metric] };

/** A load that nothing has been written to. Its powers are fractions, so that V8 takes it for the same shape as any other. */
export function emptyLoad(): WritableLoad {
  return { running: NaN, required: NaN, starting: NaN, allowsServiceFactor: true };
}

/** Load on the motor of a fan at a point; `hasVfd` also when the drive is an option. */
export function motorLoad(
  wheel: Wheel,
  point: OperatingPoint,
  variant: DriveVariant,
  job: Job,
  hasVfd = false,
): MotorLoad {
  const load = emptyLoad();
  writeMotorLoad(load, wheel, point, variant, job, hasVfd);
  return load;
}

/** Writes what `motorLoad` gives. */
export function writeMotorLoad(
  load: WritableLoad,
  wheel: Wheel,
  point: OperatingPoint,
  variant: DriveVariant,
  job: Job,
  hasVfd = false,
): void {
  const running = powerWithDriveLoss(variant, point.bhp);
  const onVfd = hasVfd || variant === 'Vfd';
  const isElectronic = onVfd || variant === 'Ecm';
  load.running = running;
  load.required = requiredPower(wheel, point, variant, running, job.wantsMotorMargin || onVfd);
  load.starting = isElectronic ? running : running * job.coldStartRatio;
  load.allowsServiceFactor = !onVfd;
}

/** Power that a motor must give at a duty on one of the drives that turn it down without a belt, hp. */
export function requiredOfDirect(
  wheel: Wheel,
  point: OperatingPoint,
  variant: 'Vfd' | 'SpeedControl',
  job: Job,
): number {
  return requiredPower(wheel, point, variant, point.bhp, job.wantsMotorMargin || variant === 'Vfd');
}

function requiredPower(
  wheel: Wheel,
  point: OperatingPoint,
  variant: DriveVariant,
  running: number,
  hasMargin: boolean,
): number {
  return Math.max(running * (1 + (hasMargin ? MOTOR_MARGIN : 0)), overload(wheel, point, variant));
}

/** Power a motor can give at the site, hp: thin or hot air and a 50 Hz supply take from the nameplate. */
export function motorCapacity(motor: Motor, job: Job): number {
  const frequency = motor.kind === 'Ecm' ? 1 : frequencyShare(job.supply.motorFrequency);
  return motor.horsepower * job.motorCapacity * frequency;
}

/** Whether a motor gives the required power, and the cold start within its service factor. */
export function carries(motor: Motor, load: MotorLoad, job: Job): boolean {
  const capacity = motorCapacity(motor, job);
  return capacity >= load.required && overloadCapacity(motor, load, job) >= load.starting;
}

/** Whether a motor keeps the fan running at all, its service factor counted where it may be. */
export function keepsRunning(motor: Motor, load: MotorLoad, job: Job): boolean {
  return overloadCapacity(motor, load, job) >= Math.max(load.running, load.starting);
}

function overloadCapacity(motor: Motor, load: MotorLoad, job: Job): number {
  return motorCapacity(motor, job) * (load.allowsServiceFactor ? motor.serviceFactor : 1);
}

function overload(wheel: Wheel, point: OperatingPoint, variant: DriveVariant): number {
  if (!wheel.family.powerRisesWithFlow) return 0;
  return powerWithDriveLoss(variant, powerOnCurve(wheel, point.rpm, point.cfm * OVERLOAD_AIRFLOW, point.density));
}
