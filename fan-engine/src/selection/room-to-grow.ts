import { BELT_SPEED_RANGE } from '../drive/belt.ts';
import { atSpeedOnSystem } from '../duty/fixed-speed.ts';
import { maximumSpeed } from '../duty/speed-limit.ts';
import type { Motor } from '../motor/motor.ts';
import { fittingMotors } from '../rating/motor-choice.ts';
import { carries, motorLoad } from '../rating/motor-load.ts';
import { isStrongEnough } from './class-of-construction.ts';
import type { RatedFit } from './fit.ts';

/** Airflow is named in steps of so much, cfm. */
const STEP_CFM = 100;

/** An airflow in cfm, and the smallest motor that gives it. */
export interface Growth {
  readonly cfm: number;
  readonly motor: Motor;
}

/**
 * Largest airflow in whole hundreds that a belt-driven fan gives on the system of its duty with a motor that is offered
 * with it; null where that is less than what is worth naming. Its class, its belt and its line limit it too. A supply
 * unit is laid out for its duty, heater and coil with it: it has none.
 *
 * @param worthNaming cfm; more than the duty
 */
export function largestGrowth({ unit, fit }: RatedFit, worthNaming: number): Growth | null {
  const { line, wheel, fanClass, plan, load, job } = fit;
  if (line.supply !== undefined) return null;
  const { point, variant } = plan;
  const fastest = Math.min(maximumSpeed(unit.wheel, fanClass, job.temperatureF), BELT_SPEED_RANGE[1]);
  const max = Math.floor(Math.min((point.cfm * fastest) / point.rpm, line.airflow.maximum) / STEP_CFM);
  const min = Math.ceil(worthNaming / STEP_CFM);
  if (max < min) return null;
  const motors = fittingMotors(line, plan, load, job);
  const motorFor = (cfm: number): Motor | undefined => {
    const grown = atSpeedOnSystem(point, (point.rpm * cfm) / point.cfm);
    if (!isStrongEnough(wheel, fanClass, grown, job)) return undefined;
    const grownLoad = motorLoad(wheel, grown, variant, job);
    return smallestOf(motors.filter((motor) => carries(motor, grownLoad, job)));
  };
  const runs = (steps: number) => motorFor(steps * STEP_CFM) !== undefined;
  // Most fans cannot grow by even the first step, and are tested once.
  if (!runs(min)) return null;
  const cfm = STEP_CFM * largestOf(min, max, runs);
  const motor = motorFor(cfm);
  return motor === undefined ? null : { cfm, motor };
}

function smallestOf(motors: readonly Motor[]): Motor | undefined {
  let smallest = motors[0];
  for (const motor of motors) if (smallest === undefined || motor.horsepower < smallest.horsepower) smallest = motor;
  return smallest;
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
