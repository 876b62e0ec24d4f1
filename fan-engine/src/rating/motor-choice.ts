import type { CatalogueLine } from '../catalogue/line.ts';
import { NEMA_HORSEPOWERS } from '../motor/horsepower.ts';
import { isPremium, type Motor, motorOf } from '../motor/motor.ts';
import { MOTOR_KINDS, type MotorKind } from '../motor/motor-kind.ts';
import { isSupplied } from '../motor/voltage.ts';
import type { DrivePlan } from './drive-plan.ts';
import type { Job } from './job.ts';
import { carries, keepsRunning, type MotorLoad } from './motor-load.ts';

/** Belt drives are not built with smaller motors, hp. */
const SMALLEST_BELT_MOTOR = 1 / 4;
const SIZES_PER_KIND = 2;

type MotorPlan = Pick<DrivePlan, 'variant' | 'poles' | 'motorKinds'>;

/** Motor sizes that a plan can be built with in a line, whatever the load and the supply, in rising order, hp. */
function buildableSizes(line: CatalogueLine, plan: MotorPlan, kind: MotorKind): readonly number[] {
  const { smallest, largest } = MOTOR_KINDS[kind];
  const least = plan.variant === 'Belt' ? Math.max(smallest, SMALLEST_BELT_MOTOR) : smallest;
  const most = Math.min(largest, line.maximumHorsepower);
  return NEMA_HORSEPOWERS.filter((size) => size >= least && size <= most);
}

/** Largest motor of a plan, hp. */
export function largestMotor(line: CatalogueLine, plan: MotorPlan): number {
  return Math.max(0, ...plan.motorKinds.map((kind) => buildableSizes(line, plan, kind).at(-1) ?? 0));
}

/** What of a job's wishes is set aside, to find out which of them leaves no motor. */
export interface SetAside {
  readonly supply?: boolean;
}

/** Motors that carry a load and fit the wishes of a job, two sizes of each kind: the smallest that fits and the next. */
export function fittingMotors(
  line: CatalogueLine,
  plan: MotorPlan,
  load: MotorLoad,
  job: Job,
  setAside: SetAside = {},
): Motor[] {
  return plan.motorKinds.flatMap((kind) => fittingOfKind(line, plan, kind, load, job, setAside));
}

/** Motors of one kind that carry a load, the smallest first, two at most. */
export function fittingOfKind(
  line: CatalogueLine,
  plan: MotorPlan,
  kind: MotorKind,
  load: MotorLoad,
  job: Job,
  setAside: SetAside = {},
): Motor[] {
  const fitting: Motor[] = [];
  for (const size of buildableSizes(line, plan, kind)) {
    // Derating only takes power away, so a nameplate below the load need not be looked at closer.
    if (size < load.required) continue;
    const motor = motorOf(kind, size, plan.poles);
    if (carries(motor, load, job) && isWished(motor, job, setAside)) fitting.push(motor);
    if (fitting.length === SIZES_PER_KIND) break;
  }
  return fitting;
}

/** Motors that keep a fan running without the margin that was asked for, the largest of each kind. */
export function thinMotors(line: CatalogueLine, plan: MotorPlan, load: MotorLoad, job: Job): Motor[] {
  return plan.motorKinds.flatMap((kind) =>
    buildableSizes(line, plan, kind)
      .map((size) => motorOf(kind, size, plan.poles))
      .filter((motor) => !carries(motor, load, job) && keepsRunning(motor, load, job) && isWished(motor, job, {}))
      .slice(-1),
  );
}

function isWished(motor: Motor, job: Job, setAside: SetAside): boolean {
  return (!job.wantsPremiumMotor || isPremium(motor)) && (setAside.supply === true || isSupplied(motor, job.supply));
}
