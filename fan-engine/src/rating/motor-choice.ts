import { isPremium, type Motor, motorsOfKind } from '../motor/motor.ts';
import type { MotorKind } from '../motor/motor-kind.ts';
import { unitLoadOf } from '../motor/unit-load.ts';
import { isSupplied } from '../motor/voltage.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { DrivePlan } from './drive-plan.ts';
import type { Job } from './job.ts';
import { carries, keepsRunning, type MotorLoad } from './motor-load.ts';

/** Belt drives are not built with smaller motors, hp. */
const SMALLEST_BELT_MOTOR = 1 / 4;
const SIZES_PER_KIND = 2;

/** What of a plan decides which motors it takes. */
export type MotorPlan = Pick<DrivePlan, 'variant' | 'poles' | 'motorKinds'>;

/** Smallest motor that a plan is built with, whatever the load, hp. */
export function smallestOf(plan: MotorPlan): number {
  return plan.variant === 'Belt' ? SMALLEST_BELT_MOTOR : 0;
}

/** Motors of a kind that a plan can be built with in a line, in rising order. */
function buildable(line: CatalogueLine, plan: MotorPlan, kind: MotorKind): readonly Motor[] {
  return motorsOfKind(kind, plan.poles).filter(
    ({ horsepower }) =>
      horsepower >= smallestOf(plan) && horsepower <= line.maximumHorsepower && isStocked(line, horsepower),
  );
}

/** Whether a line is sold with motors of a size in hp. */
export function isStocked({ motors: { sizesHp } }: CatalogueLine, horsepower: number): boolean {
  return sizesHp === null || sizesHp.includes(horsepower);
}

/** Largest motor of a plan, hp. */
export function largestMotor(line: CatalogueLine, plan: MotorPlan): number {
  return Math.max(0, ...plan.motorKinds.map((kind) => buildable(line, plan, kind).at(-1)?.horsepower ?? 0));
}

/** Which requests of a job are ignored, to find out which of them leaves no motor. */
export interface SetAside {
  readonly supply?: boolean;
}

/** Motors that carry a load and match the requests of a job, two sizes of each kind: the smallest and the next. */
export function fittingMotors(
  line: CatalogueLine,
  plan: MotorPlan,
  load: MotorLoad,
  job: Job,
  setAside: SetAside = {},
): Motor[] {
  return plan.motorKinds.flatMap((kind) => fittingOfKind(line, plan, kind, load, job, setAside));
}

/** Motors of one kind that carry a load, the smallest first. */
export function fittingOfKind(
  line: CatalogueLine,
  plan: MotorPlan,
  kind: MotorKind,
  load: MotorLoad,
  job: Job,
  setAside: SetAside = {},
): Motor[] {
  const fitting: Motor[] = [];
  let larger = smallestFitting(line, plan, kind, load, job, setAside);
  while (larger !== null && fitting.length < SIZES_PER_KIND) {
    fitting.push(larger);
    larger = smallestFitting(line, plan, kind, load, job, setAside, larger.horsepower);
  }
  return fitting;
}

const NOTHING_SET_ASIDE: SetAside = {};

/** The smallest motor of a kind that carries a load, of those above a size in hp; null without any. */
export function smallestFitting(
  line: CatalogueLine,
  plan: MotorPlan,
  kind: MotorKind,
  load: MotorLoad,
  job: Job,
  setAside: SetAside = NOTHING_SET_ASIDE,
  above = 0,
): Motor | null {
  // Derating only takes power away, so a nameplate below the load need not be looked at closer.
  const min = Math.max(smallestOf(plan), load.required);
  for (const motor of motorsOfKind(kind, plan.poles)) {
    if (motor.horsepower <= above || motor.horsepower < min || !isStocked(line, motor.horsepower)) continue;
    if (motor.horsepower > line.maximumHorsepower) return null;
    if (carries(motor, load, job) && isPreferred(motor, job, setAside)) return motor;
  }
  return null;
}

/** Motors that run a fan without the requested margin, the largest of each kind. */
export function thinMotors(line: CatalogueLine, plan: MotorPlan, load: MotorLoad, job: Job): Motor[] {
  return plan.motorKinds.flatMap((kind) =>
    buildable(line, plan, kind)
      .filter((motor) => !carries(motor, load, job) && keepsRunning(motor, load, job) && isPreferred(motor, job, {}))
      .slice(-1),
  );
}

/** Whether a motor matches the requests of a job and is available on its supply. */
export function isPreferred(motor: Motor, job: Job, setAside: SetAside): boolean {
  if (job.wantsPremiumMotor && !isPremium(motor)) return false;
  return setAside.supply === true || isSupplied(motor, job.supply, unitLoadOf(job.sections));
}
