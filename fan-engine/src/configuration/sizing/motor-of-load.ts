import type { Motor } from '../../motor/motor.ts';
import type { MotorKind } from '../../motor/motor-kind.ts';
import { unitLoadOf } from '../../motor/unit-load.ts';
import { isSupplied, type MotorVoltage, voltagesOf, voltageWithId } from '../../motor/voltage.ts';
import type { FanUnit } from '../../product-line/fan-unit.ts';
import type { DrivePlan } from '../../rating/drive-plan.ts';
import type { Job } from '../../rating/job.ts';
import { fittingOfKind } from '../../rating/motor-choice.ts';
import { carries, keepsRunning, type MotorLoad } from '../../rating/motor-load.ts';

/** Plan of a unit that has its motor: the same kind of drive, the same poles. */
export function planOf(unit: FanUnit, motor: Motor): Pick<DrivePlan, 'variant' | 'poles' | 'motorKinds'> {
  const isInduction = motor.kind === 'ThreePhase' || motor.kind === 'SinglePhase';
  const kinds: readonly MotorKind[] =
    unit.variant === 'Vfd' ? ['ThreePhase'] : isInduction ? ['ThreePhase', 'SinglePhase'] : [motor.kind];
  return { variant: unit.variant, poles: motor.poles, motorKinds: kinds };
}

/**
 * Whether a motor may stay under a load: with the requested margin, or without it if the user accepted that, and on a
 * supply that carries its unit.
 */
function staysUnder(motor: Motor, load: MotorLoad, job: Job, acceptsThinMargin: boolean): boolean {
  if (!isSupplied(motor, job.supply, unitLoadOf(job.sections))) return false;
  return carries(motor, load, job) || (acceptsThinMargin && keepsRunning(motor, load, job));
}

/**
 * The motor that a load calls for: the chosen one while it suffices, else the next size of its kind that does, else of
 * the other phase. Without any the chosen one stays.
 */
export function motorUnderLoad(
  unit: FanUnit,
  chosen: Motor,
  load: MotorLoad,
  job: Job,
  acceptsThinMargin: boolean,
): Motor {
  if (staysUnder(chosen, load, job, acceptsThinMargin)) return chosen;
  const plan = planOf(unit, chosen);
  const kinds = [chosen.kind, ...plan.motorKinds.filter((kind) => kind !== chosen.kind)];
  const larger = kinds
    .flatMap((kind) => fittingOfKind(unit.line, plan, kind, load, job))
    .filter(({ horsepower }) => horsepower >= chosen.horsepower);
  return larger[0] ?? chosen;
}

/** The voltage of a motor nearest to the one that was chosen: the same winding where it exists. */
export function voltageNear(motor: Motor, requested: MotorVoltage, job: Job): MotorVoltage {
  const offered = voltagesOf(motor, job.supply, unitLoadOf(job.sections));
  const same = offered.find(({ display, phase }) => display === requested.display && phase === requested.phase);
  const byDistance = [...offered].sort(
    (a, b) => Math.abs(a.voltage - requested.voltage) - Math.abs(b.voltage - requested.voltage) || a.id - b.id,
  );
  return same ?? byDistance[0] ?? requested;
}

/** The voltage with an id, or undefined when it is not one of the motor's on its supply. */
export function voltageOfId(motor: Motor, motorVoltageId: number, job: Job): MotorVoltage | undefined {
  return voltageWithId(motor, motorVoltageId, job.supply);
}
