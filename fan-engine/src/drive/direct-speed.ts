interface MotorSpeed<Poles extends number> {
  readonly poles: Poles;
  readonly rpm: number;
}

export type FixedSpeed = MotorSpeed<2 | 4 | 6 | 8>;

/** Full-load speeds of induction motors at 60 Hz, rpm, by number of poles, the fastest first. */
export const INDUCTION_SPEEDS: readonly FixedSpeed[] = [
  { poles: 2, rpm: 3490 },
  { poles: 4, rpm: 1750 },
  { poles: 6, rpm: 1160 },
  { poles: 8, rpm: 865 },
];

/** Top speeds of single-phase motors on a solid-state speed control, rpm. */
export const SPEED_CONTROL_SPEEDS: readonly MotorSpeed<4 | 6>[] = [
  { poles: 6, rpm: 1075 },
  { poles: 4, rpm: 1625 },
];

/** Least and most that a fixed speed may deliver, as shares of the duty. */
export interface AirflowShares {
  readonly least: number;
  readonly most: number;
}

/** @param tolerance what may be missing and what may be beyond the duty, % */
export function airflowShares(tolerance: { readonly below: number; readonly above: number }): AirflowShares {
  return { least: (100 - tolerance.below) / 100, most: (100 + tolerance.above) / 100 };
}

/**
 * The induction motor whose full-load speed serves a speed within a tolerance: the slowest that gives the duty, else the
 * fastest that falls short of it; undefined where none does.
 *
 * @param rpm speed that gives the duty
 * @param share of the speed at 60 Hz
 */
export function fixedSpeedFor(
  rpm: number,
  share: number,
  { least: min, most: max }: AirflowShares,
): FixedSpeed | undefined {
  let fastest: FixedSpeed | undefined;
  let slowestThatGives: FixedSpeed | undefined;
  for (const speed of INDUCTION_SPEEDS) {
    const fullLoad = speed.rpm * share;
    // The airflow on a system is proportional to the speed, so their ratios are one (fan laws).
    if (fullLoad < min * rpm || fullLoad > max * rpm) continue;
    fastest ??= speed;
    if (fullLoad >= rpm) slowestThatGives = speed;
  }
  const found = slowestThatGives ?? fastest;
  // At 60 Hz it is the listed motor itself; a shortcut, since every direct drive of a large catalogue comes here.
  if (found === undefined || share === 1) return found;
  return { poles: found.poles, rpm: found.rpm * share };
}

/** A speed control turns a motor down to this share; below, its torque fails. */
export const SPEED_CONTROL_RANGE = [0.6, 1] as const;
export const SPEED_CONTROL_MAXIMUM_HP = 0.75;

/** Direct units with a frequency drive carry four-pole motors; these shares bound the speed over full load. */
export const VFD_RANGE = [0.33, 1.15] as const;
export const VFD_POLES = 4;
export const VFD_MINIMUM_HP = 1;

export const ECM_RANGE = [0.2, 1] as const;
const ECM_LARGE_WHEEL_ABOVE_IN = 20;

/** Top speed of the electronically commutated motor that a wheel carries, rpm; it needs no line frequency. */
export function ecmTopSpeed(wheelIn: number): number {
  return wheelIn > ECM_LARGE_WHEEL_ABOVE_IN ? 1160 : 1750;
}

const RATED_FREQUENCY_HZ = 60;

/** Share of the 60 Hz speed and output that an induction motor gives on a supply; 0 Hz means 60. */
export function frequencyShare(frequencyHz: number): number {
  return frequencyHz > 0 ? frequencyHz / RATED_FREQUENCY_HZ : 1;
}
