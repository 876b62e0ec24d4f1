import type { CatalogueLine } from '../catalogue/line.ts';
import type { Wheel } from '../curve/wheel.ts';
import { judgedEfficiencyShare, surgeMargin } from '../duty/efficiency.ts';
import { type OperatingPoint, speedSearch } from '../duty/speed-search.ts';
import type { Job } from '../rating/job.ts';
import { roundTo } from '../rounding.ts';
import { type Failure, failure } from './line-filters.ts';
import { EXCLUSION_TEXTS } from './texts.ts';

/** Airflow over stall that a selection keeps, so that a dirty filter does not push the fan into surge. */
const LEAST_SURGE_MARGIN = 0.05;

/** How a wheel would run the duty, and the first aerodynamic test it fails. */
export interface WheelTrial {
  readonly wanted: OperatingPoint;
  readonly failure: Failure | null;
}

/**
 * Tests that depend on line and wheel alone, in order: airflow of the line, stall, efficiency.
 *
 * @param pressure total static pressure, in. w.g.
 */
export function tryWheel(line: CatalogueLine, wheel: Wheel, pressure: number, job: Job): WheelTrial {
  const wanted = speedSearch(wheel, job.cfm, pressure, job.density);
  return {
    wanted,
    failure: airflowFailure(line, job.cfm) ?? stallFailure(wheel, wanted) ?? efficiencyFailure(wheel, wanted, job),
  };
}

function airflowFailure({ airflow }: CatalogueLine, cfm: number): Failure | null {
  if (cfm < airflow.minimum) {
    return failure('airflow', EXCLUSION_TEXTS.airflowBelow(cfm, airflow.minimum), cfm, airflow.minimum);
  }
  if (cfm > airflow.maximum) {
    return failure('airflow', EXCLUSION_TEXTS.airflowAbove(cfm, airflow.maximum), cfm, airflow.maximum);
  }
  return null;
}

/** Whether and how a point lies in or too near the stall of its wheel. */
export function stallFailure(wheel: Wheel, point: OperatingPoint): Failure | null {
  const margin = surgeMargin(wheel, point);
  if (margin >= LEAST_SURGE_MARGIN) return null;
  const [percent, limit] = [roundTo(100 * margin, 1), 100 * LEAST_SURGE_MARGIN];
  const text = percent < 0 ? EXCLUSION_TEXTS.inStall(percent, limit) : EXCLUSION_TEXTS.nearStall(percent, limit);
  return failure('stall', text, percent, limit);
}

function efficiencyFailure(wheel: Wheel, point: OperatingPoint, job: Job): Failure | null {
  const share = judgedEfficiencyShare(wheel, point, job.densityRatio);
  const { efficiencyFloor } = wheel.family;
  if (share >= efficiencyFloor) return null;
  const [percent, floor] = [roundTo(100 * share, 1), 100 * efficiencyFloor];
  return failure('efficiency', EXCLUSION_TEXTS.efficiency(percent, floor), percent, floor);
}
