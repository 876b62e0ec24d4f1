import type { Wheel } from '../curve/wheel.ts';
import { velocityPressure } from '../curve/wheel.ts';
import { pressureAtSpeed } from '../duty/fixed-speed.ts';
import { type OperatingPoint, speedSearch } from '../duty/speed-search.ts';
import type { Job } from '../rating/job.ts';
import type { ExhaustSupplySpecification } from '../specification.ts';
import { ADMISSION_TEXTS } from './texts.ts';

/** Smallest change of one criterion that gets a model past the test it failed. */
export interface Admission {
  readonly field: keyof ExhaustSupplySpecification | 'fanBladeType';
  /** What to ask instead; null empties a criterion that is text, 0 opens a choice or gives up a wish. */
  readonly value: number | null;
  readonly text: string;
}

/** A choice opened up: 0 is what the specification calls all or any. */
export function anyOf(field: Admission['field'], choice: string): Admission {
  return { field, value: 0, text: ADMISSION_TEXTS.any(choice) };
}

/** A wish given up. */
export function withoutWish(field: Admission['field'], wish: string): Admission {
  return { field, value: 0, text: ADMISSION_TEXTS.without(wish) };
}

/** Hundredths that a pressure is rounded to, down for a limit and up for a need, so that the change told is enough. */
const PRESSURE_STEPS = 100;
/** A specification takes no more, in. w.g. */
const MOST_PRESSURE = 30;
/** A whole hundredth that arithmetic left a hair off its place is not rounded to the next. */
const HAIR = 1e-7;

/** The test that a model failed, for another point; a named function, since tens of thousands of models ask. */
export type PointTest<S> = (subject: S, point: OperatingPoint, job: Job) => boolean;

/**
 * External static pressure at which a wheel gives the airflow against a total one, as a change of the criterion; null
 * where no such pressure can be asked for, or where the rounded one does not pass the test after all.
 *
 * @param wanted the point that was asked for
 * @param total static pressure that the fan may or must give, in. w.g.
 * @param subject what failed, with the test that it failed
 */
export function otherPressure<S>(
  wheel: Wheel,
  wanted: OperatingPoint,
  total: number | null,
  job: Job,
  subject: S,
  passes: PointTest<S>,
): Admission | null {
  const value = roundedPressure(wanted, total, job);
  if (value === null) return null;
  const pressure = totalAt(wanted, value, job);
  if (!passes(subject, speedSearch(wheel, wanted.cfm, pressure, wanted.density), job)) return null;
  return pressureAdmission(wanted, total, value);
}

/** The same for the pressure that the wheel gives at a speed in rpm. */
export function pressureOfSpeed<S>(
  wheel: Wheel,
  wanted: OperatingPoint,
  rpm: number,
  job: Job,
  subject: S,
  passes: PointTest<S>,
): Admission | null {
  const total = pressureAtSpeed(wheel, rpm, wanted.cfm, wanted.density);
  return otherPressure(wheel, wanted, total, job, subject, passes);
}

/**
 * The same for the pressure at a flow coefficient, between it and another one where the test holds: a rounded pressure
 * between those of the two needs no search, since the flow coefficient falls as the pressure rises.
 *
 * @param otherPhi the far end of where the test holds
 * @param least total static pressure below which the test is another one, in. w.g.
 */
export function pressureBetween<S>(
  wheel: Wheel,
  wanted: OperatingPoint,
  phi: number,
  otherPhi: number,
  job: Job,
  least: number,
  subject: S,
  passes: PointTest<S>,
): Admission | null {
  const total = pressureAtFlow(wheel, wanted, phi);
  const value = roundedPressure(wanted, total, job);
  if (value === null) return null;
  const pressure = totalAt(wanted, value, job);
  const other = pressureAtFlow(wheel, wanted, otherPhi);
  const isBetween = total < other ? pressure >= total && pressure <= other : pressure <= total && pressure >= other;
  if (isBetween && pressure > least) return pressureAdmission(wanted, total, value);
  const point = speedSearch(wheel, wanted.cfm, pressure, wanted.density);
  return passes(subject, point, job) ? pressureAdmission(wanted, total, value) : null;
}

/** External pressure to ask for, rounded towards what passes; null where none can be asked for. */
export function roundedPressure(wanted: OperatingPoint, total: number | null, job: Job): number | null {
  if (total === null) return null;
  const hundredths = PRESSURE_STEPS * (job.externalPressure + total - wanted.staticPressure);
  const isLess = total < wanted.staticPressure;
  const value = (isLess ? Math.floor(hundredths + HAIR) : Math.ceil(hundredths - HAIR)) / PRESSURE_STEPS;
  return value > 0 && value <= MOST_PRESSURE && totalAt(wanted, value, job) > 0 ? value : null;
}

function totalAt(wanted: OperatingPoint, externalPressure: number, job: Job): number {
  return wanted.staticPressure + externalPressure - job.externalPressure;
}

function pressureAdmission(wanted: OperatingPoint, total: number | null, value: number): Admission {
  return total !== null && total < wanted.staticPressure ? pressureAtMost(value) : pressureFrom(value);
}

const pressureAtMost = ofPressures(ADMISSION_TEXTS.pressure);
const pressureFrom = ofPressures(ADMISSION_TEXTS.pressureFrom);

/** Pressures to ask for are hundredths up to the most: thousands of models share their changes. */
function ofPressures(text: (pressure: number) => string): (pressure: number) => Admission {
  const known: Admission[] = [];
  return (value) => {
    const place = Math.round(value * PRESSURE_STEPS);
    known[place] ??= { field: 'sp', value, text: text(value) };
    return known[place];
  };
}

/** Static pressure of a wheel that passes the airflow of a point at a flow coefficient, in. w.g. */
function pressureAtFlow(wheel: Wheel, { cfm, density }: OperatingPoint, phi: number): number {
  return phi >= wheel.family.phiMax ? 0 : wheel.family.psiAt(phi) * velocityPressure(density, cfm / (wheel.area * phi));
}
