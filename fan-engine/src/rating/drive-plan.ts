import type { Wheel } from '../curve/wheel.ts';
import { BELT_SPEED_RANGE } from '../drive/belt.ts';
import {
  ECM_RANGE,
  ecmTopSpeed,
  fixedSpeedFor,
  frequencyShare,
  INDUCTION_SPEEDS,
  SPEED_CONTROL_MAXIMUM_HP,
  SPEED_CONTROL_RANGE,
  SPEED_CONTROL_SPEEDS,
  VFD_MINIMUM_HP,
  VFD_POLES,
  VFD_RANGE,
} from '../drive/direct-speed.ts';
import type { DriveCandidate, DriveVariant } from '../drive/drive-variant.ts';
import { atSpeedOnSystem } from '../duty/fixed-speed.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import type { Poles } from '../motor/efficiency-tables.ts';
import { NEMA_HORSEPOWERS } from '../motor/horsepower.ts';
import { MOTOR_KINDS, type MotorKind } from '../motor/motor-kind.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Job } from './job.ts';
import { requiredOfDirect } from './motor-load.ts';

/** One way of turning a wheel at the speed of a duty. */
export interface DrivePlan {
  readonly variant: DriveVariant;
  readonly poles: Poles;
  readonly motorKinds: readonly MotorKind[];
  /** Where the fan then runs: at the duty, or for a fixed speed where its curve meets the system. */
  readonly point: OperatingPoint;
}

/** Largest speed that the drive itself allows, rpm, for a plan's wheel. */
export function driveSpeedLimit(variant: DriveVariant, poles: Poles, wheel: Wheel): number {
  if (variant === 'Belt') return BELT_SPEED_RANGE[1];
  if (variant === 'Ecm') return ecmTopSpeed(wheel.diameterIn) * ECM_RANGE[1];
  if (variant === 'SpeedControl') return SPEED_CONTROL_SPEEDS.find((speed) => speed.poles === poles)?.rpm ?? 0;
  const fullLoad = inductionSpeed(poles);
  return variant === 'Vfd' ? fullLoad * VFD_RANGE[1] : fullLoad;
}

const INDUCTION_KINDS: readonly MotorKind[] = ['ThreePhase', 'SinglePhase'];

const ECM_KINDS: readonly MotorKind[] = ['Ecm'];
const SPEED_CONTROL_KINDS: readonly MotorKind[] = ['SpeedControl'];
const VFD_KINDS: readonly MotorKind[] = ['ThreePhase'];

/** How one kind of drive would run a duty; null when it has no such speed. */
export type DriveWay = (line: CatalogueLine, wheel: Wheel, requested: OperatingPoint, job: Job) => DrivePlan | null;

/** Every way a candidate can run a duty, the simplest first, so that the others need not be tried when it fits. */
export const DRIVE_WAYS: Readonly<Record<DriveCandidate, readonly DriveWay[]>> = {
  Belt: [beltPlan],
  Ecm: [ecmPlan],
  Direct: [fixedSpeedPlan, speedControlPlan, vfdPlan],
};

/** Those of a candidate, without looking its name up, since tens of thousands of candidates need them. */
export function waysOf(drive: DriveCandidate): readonly DriveWay[] {
  if (drive === 'Belt') return DRIVE_WAYS.Belt;
  return drive === 'Direct' ? DRIVE_WAYS.Direct : DRIVE_WAYS.Ecm;
}

/** Plans of a candidate for a duty, the simplest first; empty when its drive has no such speed. */
export function drivePlans(
  candidate: DriveCandidate,
  line: CatalogueLine,
  wheel: Wheel,
  requested: OperatingPoint,
  job: Job,
): DrivePlan[] {
  return waysOf(candidate).flatMap((planOf) => planOf(line, wheel, requested, job) ?? []);
}

function beltPlan(_line: CatalogueLine, _wheel: Wheel, requested: OperatingPoint): DrivePlan | null {
  if (requested.rpm < BELT_SPEED_RANGE[0] || requested.rpm > BELT_SPEED_RANGE[1]) return null;
  return { variant: 'Belt', poles: 4, motorKinds: INDUCTION_KINDS, point: requested };
}

function ecmPlan(_line: CatalogueLine, wheel: Wheel, requested: OperatingPoint): DrivePlan | null {
  const top = ecmTopSpeed(wheel.diameterIn);
  if (requested.rpm < ECM_RANGE[0] * top || requested.rpm > ECM_RANGE[1] * top) return null;
  return { variant: 'Ecm', poles: top > 1500 ? 4 : 6, motorKinds: ECM_KINDS, point: requested };
}

function fixedSpeedPlan(_line: CatalogueLine, _wheel: Wheel, requested: OperatingPoint, job: Job): DrivePlan | null {
  const speed = fixedSpeedFor(requested.rpm, frequencyShare(job.supply.motorFrequency), job.fixedSpeedAirflow);
  if (speed === undefined) return null;
  const { poles, rpm } = speed;
  return { variant: 'FixedSpeed', poles, motorKinds: INDUCTION_KINDS, point: atSpeedOnSystem(requested, rpm) };
}

function speedControlPlan(line: CatalogueLine, wheel: Wheel, requested: OperatingPoint, job: Job): DrivePlan | null {
  if (!line.features.includes('speedControl') || job.supply.motorFrequency === 50) return null;
  if (requiredOfDirect(wheel, requested, 'SpeedControl', job) > SPEED_CONTROL_MAXIMUM_HP) return null;
  const [min, max] = SPEED_CONTROL_RANGE;
  for (const { poles, rpm: top } of SPEED_CONTROL_SPEEDS) {
    if (requested.rpm < min * top || requested.rpm > max * top) continue;
    return { variant: 'SpeedControl', poles, motorKinds: SPEED_CONTROL_KINDS, point: requested };
  }
  return null;
}

function vfdPlan(line: CatalogueLine, wheel: Wheel, requested: OperatingPoint, job: Job): DrivePlan | null {
  if (!line.features.includes('vfd')) return null;
  if (requested.rpm < VFD_RANGE[0] * VFD_FULL_LOAD || requested.rpm > VFD_RANGE[1] * VFD_FULL_LOAD) return null;
  // Frequency drives are built from 1 hp up; a duty that a smaller motor carries is no case for one.
  const required = requiredOfDirect(wheel, requested, 'Vfd', job);
  if (smallestCarrying(required) < VFD_MINIMUM_HP) return null;
  return { variant: 'Vfd', poles: VFD_POLES, motorKinds: VFD_KINDS, point: requested };
}

/** A separate function, since its callback's scope would be created for each direct drive, few of which get here. */
function smallestCarrying(horsepower: number): number {
  return NEMA_HORSEPOWERS.find((size) => size >= horsepower) ?? MOTOR_KINDS.ThreePhase.largest;
}

const VFD_FULL_LOAD = inductionSpeed(VFD_POLES);

function inductionSpeed(poles: Poles): number {
  return INDUCTION_SPEEDS.find((speed) => speed.poles === poles)?.rpm ?? 0;
}
