import type { Wheel } from '../curve/wheel.ts';
import { speedOfTip } from '../curve/wheel.ts';
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

/**
 * External static pressure at which a wheel gives the airflow against a total one, as a change of the criterion; null
 * where no such pressure can be asked for, or where the rounded one does not pass the test after all.
 *
 * @param wanted the point that was asked for
 * @param total static pressure that the fan may or must give, in. w.g.
 * @param passes the test that the model failed, for the point at the pressure told
 */
export function otherPressure(
  wheel: Wheel,
  wanted: OperatingPoint,
  total: number | null,
  job: Job,
  passes: (point: OperatingPoint) => boolean,
): Admission | null {
  if (total === null) return null;
  const isLess = total < wanted.staticPressure;
  const hundredths = PRESSURE_STEPS * (job.externalPressure + total - wanted.staticPressure);
  const value = (isLess ? Math.floor(hundredths + HAIR) : Math.ceil(hundredths - HAIR)) / PRESSURE_STEPS;
  if (!(value > 0 && value <= MOST_PRESSURE)) return null;
  const pressure = wanted.staticPressure + value - job.externalPressure;
  if (!(pressure > 0 && passes(speedSearch(wheel, wanted.cfm, pressure, wanted.density)))) return null;
  return { field: 'sp', value, text: isLess ? ADMISSION_TEXTS.pressure(value) : ADMISSION_TEXTS.pressureFrom(value) };
}

/** The same for the pressure that the wheel gives at a speed in rpm. */
export function pressureOfSpeed(
  wheel: Wheel,
  wanted: OperatingPoint,
  rpm: number,
  job: Job,
  passes: (point: OperatingPoint) => boolean,
): Admission | null {
  return otherPressure(wheel, wanted, pressureAtSpeed(wheel, rpm, wanted.cfm, wanted.density), job, passes);
}

/** Speed at which a wheel passes an airflow at a flow coefficient, rpm. */
export function speedAtFlow(wheel: Wheel, cfm: number, phi: number): number {
  return speedOfTip(wheel, cfm / (wheel.area * phi));
}
