import { densityRatio } from './air.ts';
import { type Point, powerAtAirflow, type Wheel } from './curve.ts';
import type { Job } from './job.ts';
import { CAPACITOR, ELECTRONIC, nearest, PREMIUM, SIZES, SMALL_THREE_PHASE } from './motor-tables.ts';

/** How a unit is driven and wound, as a row names it. */
export interface Drive {
  readonly isBelt: boolean;
  readonly kind: 'ThreePhase' | 'SinglePhase' | 'Ecm';
  readonly control: string | null;
}

/** Full-load speeds at 60 Hz by poles (section 5.2). */
export const FULL_LOAD_SPEEDS = [
  [2, 3490],
  [4, 1750],
  [6, 1160],
  [8, 865],
] as const;

/** Voltage, speed and power at 50 Hz over those at 60 Hz. */
export const frequencyShareOf = (job: Job) => (job.motorFrequency === 50 ? 5 / 6 : 1);

/** Shaft power of the motor: bhp and the belt loss of AMCA 207 (section 5.1). */
export function shaftPower(isBelt: boolean, bhp: number): number {
  return isBelt && bhp > 0 ? bhp / (0.96 * (bhp / (bhp + 2.2)) ** 0.05) : bhp;
}

/** Derate above 3,300 ft, simple table of section 2. */
function altitudeDerate(altitudeFt: number): number {
  if (altitudeFt <= 3300) return 1;
  if (altitudeFt <= 5000) return 0.97;
  if (altitudeFt <= 6600) return 0.94;
  if (altitudeFt <= 8300) return 0.9;
  return 0.86;
}

/** Induction motors above 1 hp 1.15, to 1/2 hp 1.25, to 1/6 hp 1.35, smaller 1.40; electronic ones and drives none. */
function serviceFactor(drive: Drive, hp: number): number {
  if (drive.kind === 'Ecm' || drive.control === 'Vfd') return 1;
  if (hp > 1) return 1.15;
  if (hp >= 0.5) return 1.25;
  return hp >= 0.16 ? 1.35 : 1.4;
}

/**
 * Density of the coldest air that the fan starts with, over that of the duty: the surroundings', or winter's ahead of a
 * heater. Electronic motors and frequency drives limit what they draw and are let off (docs/engineering/README.md).
 */
function coldStart(isDrawThrough: boolean, drive: Drive, job: Job): number {
  if (drive.kind === 'Ecm' || drive.control === 'Vfd') return 1;
  const { temperature, ambientTemperature, altitude, winterTemperature } = job;
  const winter = isDrawThrough ? null : winterTemperature;
  const coldest = Math.min(temperature, ambientTemperature, winter ?? temperature);
  return densityRatio(altitude, coldest) / densityRatio(altitude, temperature);
}

/** Least and most hp a kind of motor is made in (sections 4.3 and 5.2). */
function isMade(drive: Drive, hp: number): boolean {
  if (drive.control === 'Vfd') return hp >= 1;
  if (drive.kind === 'ThreePhase') return hp >= 1 / 3;
  if (drive.kind === 'Ecm') return hp >= 1 / 20 && hp <= 5;
  return hp >= 1 / 20 && hp <= 3 / 4;
}

/** The smallest motor with a tenth to spare, for overload at 110 % airflow and for a cold start (section 5.2). */
export function motorSize(
  wheel: Wheel,
  point: Point,
  drive: Drive,
  unit: { job: Job; isDrawThrough: boolean },
): number {
  const { job, isDrawThrough } = unit;
  const share = altitudeDerate(job.altitude) * frequencyShareOf(job);
  const shaft = shaftPower(drive.isBelt, point.bhp);
  const more = wheel.family.powerRisesWithFlow ? powerAtAirflow(wheel, point, 1.1 * point.cfm) : 0;
  const cold = shaftPower(drive.isBelt, point.bhp * coldStart(isDrawThrough, drive, job));
  const size = SIZES.find(
    (hp) =>
      isMade(drive, hp) &&
      hp * share >= 1.1 * shaft &&
      hp * share >= shaftPower(drive.isBelt, more) &&
      hp * share * serviceFactor(drive, hp) >= cold,
  );
  if (size === undefined) throw new Error('No motor is large enough');
  return size;
}

/** Nominal efficiency, percent; belts and frequency drives have four poles. */
export function nominalEfficiency(drive: Drive, hp: number, motorRpm: number): number {
  if (drive.kind === 'Ecm') return nearest(ELECTRONIC, hp)[1] ?? 0;
  if (drive.kind === 'SinglePhase') return nearest(CAPACITOR, hp)[1] ?? 0;
  const poles = FULL_LOAD_SPEEDS.findIndex(([, rpm]) => Math.abs(rpm - motorRpm) < 1);
  if (hp >= 1) return nearest(PREMIUM, hp)[1 + poles] ?? 0;
  const [, , , sixPoles = 0] = nearest(SMALL_THREE_PHASE, hp);
  // No standard names small motors of eight poles: five points below those of six (docs/engineering/README.md).
  return nearest(SMALL_THREE_PHASE, hp)[1 + poles] ?? sixPoles - 5;
}
