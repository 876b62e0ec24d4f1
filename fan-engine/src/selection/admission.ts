import type { Wheel } from '../curve/wheel.ts';
import { speedOfTip } from '../curve/wheel.ts';
import { pressureAtSpeed } from '../duty/fixed-speed.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import type { Job } from '../rating/job.ts';
import type { ExhaustSupplySpecification } from '../specification.ts';
import { ADMISSION_TEXTS } from './texts.ts';

/** Smallest change of one criterion that gets a model past the test it failed. */
export interface Admission {
  readonly field: keyof ExhaustSupplySpecification | 'fanBladeType';
  readonly value: number;
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

/** Hundredths that a pressure is rounded down to, so that the change told is enough. */
const PRESSURE_STEPS = 100;

/**
 * External static pressure at which a wheel would give the airflow at a speed, as a change of the criterion; null where
 * even none would be too much.
 *
 * @param wanted the point that was asked for
 * @param rpm the fastest it may turn, or the speed at which it no longer stalls
 */
export function lowerPressure(wheel: Wheel, wanted: OperatingPoint, rpm: number, job: Job): Admission | null {
  const within = pressureAtSpeed(wheel, rpm, wanted.cfm, wanted.density);
  if (within === null) return null;
  const external = job.externalPressure - (wanted.staticPressure - within);
  const value = Math.floor(external * PRESSURE_STEPS) / PRESSURE_STEPS;
  if (!(value > 0)) return null;
  return { field: 'sp', value, text: ADMISSION_TEXTS.pressure(value) };
}

/** Speed at which a wheel passes an airflow at a flow coefficient, rpm. */
export function speedAtFlow(wheel: Wheel, cfm: number, phi: number): number {
  return speedOfTip(wheel, cfm / (wheel.area * phi));
}
