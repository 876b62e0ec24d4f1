import type { CatalogueLine } from '../catalogue/line.ts';
import type { Wheel } from '../curve/wheel.ts';
import { BELT_SPEED_RANGE } from '../drive/belt.ts';
import {
  ECM_RANGE,
  ecmTopSpeed,
  FIXED_SPEED_MOST_AIRFLOW,
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
import { operatingPointAt } from '../duty/fixed-speed.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import type { Poles } from '../motor/efficiency-tables.ts';
import { NEMA_HORSEPOWERS } from '../motor/horsepower.ts';
import { MOTOR_KINDS, type MotorKind } from '../motor/motor-kind.ts';
import type { Job } from './job.ts';
import { motorLoad } from './motor-load.ts';

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
  if (variant === 'SpeedControl') return SPEED_CONTROL_SPEEDS.find(([count]) => count === poles)?.[1] ?? 0;
  const fullLoad = inductionSpeed(poles);
  return variant === 'Vfd' ? fullLoad * VFD_RANGE[1] : fullLoad;
}

const INDUCTION_KINDS: readonly MotorKind[] = ['ThreePhase', 'SinglePhase'];

/** Every way a candidate can run a duty, the simplest first; empty when its drive has no such speed. */
export function drivePlans(
  candidate: DriveCandidate,
  line: CatalogueLine,
  wheel: Wheel,
  wanted: OperatingPoint,
  job: Job,
): DrivePlan[] {
  const { rpm } = wanted;
  if (candidate === 'Belt') {
    const [slowest, fastest] = BELT_SPEED_RANGE;
    if (rpm < slowest || rpm > fastest) return [];
    return [{ variant: 'Belt', poles: 4, motorKinds: INDUCTION_KINDS, point: wanted }];
  }
  if (candidate === 'Ecm') {
    const top = ecmTopSpeed(wheel.diameterIn);
    if (rpm < ECM_RANGE[0] * top || rpm > ECM_RANGE[1] * top) return [];
    return [{ variant: 'Ecm', poles: top > 1500 ? 4 : 6, motorKinds: ['Ecm'], point: wanted }];
  }
  return [
    ...fixedSpeedPlans(wheel, wanted, job),
    ...speedControlPlans(line, wheel, wanted, job),
    ...vfdPlans(line, wheel, wanted, job),
  ];
}

function fixedSpeedPlans(wheel: Wheel, wanted: OperatingPoint, job: Job): DrivePlan[] {
  const share = frequencyShare(job.supply.motorFrequency);
  // A slower speed than the wanted one delivers less than the duty.
  return INDUCTION_SPEEDS.filter(([, fullLoad]) => fullLoad * share >= wanted.rpm)
    .map(
      ([poles, fullLoad]): DrivePlan => ({
        variant: 'FixedSpeed',
        poles,
        motorKinds: INDUCTION_KINDS,
        point: operatingPointAt(wheel, fullLoad * share, wanted, job.density),
      }),
    )
    .filter(({ point }) => point.cfm <= FIXED_SPEED_MOST_AIRFLOW * wanted.cfm);
}

function speedControlPlans(line: CatalogueLine, wheel: Wheel, wanted: OperatingPoint, job: Job): DrivePlan[] {
  if (!line.features.includes('speedControl')) return [];
  const needed = motorLoad(wheel, wanted, 'SpeedControl', job).required;
  if (needed > SPEED_CONTROL_MAXIMUM_HP || job.supply.motorFrequency === 50) return [];
  const [least, most] = SPEED_CONTROL_RANGE;
  return SPEED_CONTROL_SPEEDS.filter(([, top]) => wanted.rpm >= least * top && wanted.rpm <= most * top)
    .slice(0, 1)
    .map(([poles]) => ({ variant: 'SpeedControl', poles, motorKinds: ['SpeedControl'], point: wanted }));
}

function vfdPlans(line: CatalogueLine, wheel: Wheel, wanted: OperatingPoint, job: Job): DrivePlan[] {
  if (!line.features.includes('vfd')) return [];
  const fullLoad = inductionSpeed(VFD_POLES);
  if (wanted.rpm < VFD_RANGE[0] * fullLoad || wanted.rpm > VFD_RANGE[1] * fullLoad) return [];
  // Frequency drives are built from 1 hp up; a duty that a smaller motor carries is no case for one.
  const { required } = motorLoad(wheel, wanted, 'Vfd', job);
  const smallest = NEMA_HORSEPOWERS.find((size) => size >= required) ?? MOTOR_KINDS.ThreePhase.largest;
  if (smallest < VFD_MINIMUM_HP) return [];
  return [{ variant: 'Vfd', poles: VFD_POLES, motorKinds: ['ThreePhase'], point: wanted }];
}

function inductionSpeed(poles: Poles): number {
  return INDUCTION_SPEEDS.find(([count]) => count === poles)?.[1] ?? 0;
}
