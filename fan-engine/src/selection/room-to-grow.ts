import { BELT_SPEED_RANGE } from '../drive/belt.ts';
import { atSpeedOnSystem } from '../duty/fixed-speed.ts';
import { maximumSpeed } from '../duty/speed-limit.ts';
import { fittingMotors } from '../rating/motor-choice.ts';
import { carries, motorLoad } from '../rating/motor-load.ts';
import { isStrongEnough } from './class-of-construction.ts';
import type { RatedFit } from './fit.ts';

/** Airflow is named in steps of so much, cfm. */
const STEP_CFM = 100;

/**
 * Largest airflow in whole hundreds that a belt-driven fan gives on the system of its duty with a motor that is offered
 * with it, cfm; 0 where that is less than what is worth naming. Its class, its belt and its line limit it too. A supply
 * unit is laid out for its duty, heater and coil with it: it has none.
 *
 * @param worthNaming cfm; more than the duty
 */
export function largestAirflow({ unit, fit }: RatedFit, worthNaming: number): number {
  const { line, wheel, fanClass, plan, load, job } = fit;
  if (line.supply !== undefined) return 0;
  const { point, variant } = plan;
  const fastest = Math.min(maximumSpeed(unit.wheel, fanClass, job.temperatureF), BELT_SPEED_RANGE[1]);
  const max = Math.floor(Math.min((point.cfm * fastest) / point.rpm, line.airflow.maximum) / STEP_CFM);
  const min = Math.ceil(worthNaming / STEP_CFM);
  if (max < min) return 0;
  const motors = fittingMotors(line, plan, load, job);
  const runs = (cfm: number): boolean => {
    const grown = atSpeedOnSystem(point, (point.rpm * cfm) / point.cfm);
    const grownLoad = motorLoad(wheel, grown, variant, job);
    return isStrongEnough(wheel, fanClass, grown, job) && motors.some((motor) => carries(motor, grownLoad, job));
  };
  // Most fans cannot grow by even the first step, and are tested once.
  return runs(min * STEP_CFM) ? STEP_CFM * largestOf(min, max, (steps) => runs(steps * STEP_CFM)) : 0;
}

/** The largest whole number from `low`, which holds, up to `high` that holds, where all below one that holds do. */
function largestOf(low: number, high: number, holds: (value: number) => boolean): number {
  let [passed, failed] = [low, high + 1];
  while (failed - passed > 1) {
    const middle = Math.floor((passed + failed) / 2);
    if (holds(middle)) passed = middle;
    else failed = middle;
  }
  return passed;
}
