import type { CatalogueLine } from '../catalogue/line.ts';
import type { Wheel } from '../curve/wheel.ts';
import { faceArea } from '../duty/component-loss.ts';
import { judgedEfficiencyShare, surgeMargin } from '../duty/efficiency.ts';
import { type OperatingPoint, speedSearch } from '../duty/speed-search.ts';
import type { Job } from '../rating/job.ts';
import { roundTo } from '../rounding.ts';
import { lowerPressure, speedAtFlow } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';
import { ADMISSION_TEXTS, EXCLUSION_TEXTS } from './texts.ts';

/** Airflow over stall that a selection keeps, so that a dirty filter does not push the fan into surge. */
const LEAST_SURGE_MARGIN = 0.05;

/** How a wheel runs the duty when it passes the aerodynamic tests. */
export interface WheelTrial {
  readonly wanted: OperatingPoint;
  /** Loudness at the wanted point, sones; null until a drive that runs there asks for it. */
  sones: number | null;
}

/**
 * Tests that depend on line and wheel alone, in order: velocity through the cabinet, stall, efficiency. The first that
 * fails is told instead.
 *
 * @param pressure total static pressure, in. w.g.
 */
export function tryWheel(line: CatalogueLine, wheel: Wheel, pressure: number, job: Job): WheelTrial | Failure {
  const outside = cabinetFailure(line, wheel, job.cfm);
  if (outside !== null) return outside;
  const wanted = speedSearch(wheel, job.cfm, pressure, job.density);
  return stalledDuty(wheel, wanted, job) ?? efficiencyFailure(wheel, wanted, job) ?? { wanted, sones: null };
}

/** Whether an airflow lies outside what a line is made for. */
export function airflowFailure({ airflow }: CatalogueLine, cfm: number): Failure | null {
  if (cfm < airflow.minimum) {
    const least = airflow.minimum;
    const more = { field: 'cfm', value: least, text: ADMISSION_TEXTS.airflowFrom(least) } as const;
    return failure('airflow', EXCLUSION_TEXTS.airflowBelow(cfm, least), cfm, least, more);
  }
  if (cfm > airflow.maximum) {
    const most = airflow.maximum;
    const less = { field: 'cfm', value: most, text: ADMISSION_TEXTS.airflowTo(most) } as const;
    return failure('airflow', EXCLUSION_TEXTS.airflowAbove(cfm, most), cfm, most, less);
  }
  return null;
}

/** Air too slow or too fast for the filters and coils of a cabinet of this size. */
function cabinetFailure({ supply }: CatalogueLine, wheel: Wheel, cfm: number): Failure | null {
  const limits = supply?.faceVelocity ?? null;
  if (limits === null) return null;
  const area = faceArea('cabinet', wheel, cfm);
  const velocity = cfm / area;
  if (velocity >= limits.minimum && velocity <= limits.maximum) return null;
  const isSlow = velocity < limits.minimum;
  const limit = isSlow ? limits.minimum : limits.maximum;
  const most = isSlow ? Math.ceil(limit * area) : Math.floor(limit * area);
  const text = isSlow ? ADMISSION_TEXTS.airflowFrom(most) : ADMISSION_TEXTS.airflowTo(most);
  const admission = { field: 'cfm', value: most, text } as const;
  return failure('airflow', EXCLUSION_TEXTS.faceVelocity(velocity, limit), Math.round(velocity), limit, admission);
}

/** Whether and how a point lies in or too near the stall of its wheel. */
export function stallFailure(wheel: Wheel, point: OperatingPoint): Failure | null {
  const margin = surgeMargin(wheel, point);
  if (margin >= LEAST_SURGE_MARGIN) return null;
  const [percent, limit] = [roundTo(100 * margin, 1), 100 * LEAST_SURGE_MARGIN];
  const text = percent < 0 ? EXCLUSION_TEXTS.inStall(percent, limit) : EXCLUSION_TEXTS.nearStall(percent, limit);
  return failure('stall', text, percent, limit);
}

/** A stall with the pressure that would keep the wheel out of it. */
function stalledDuty(wheel: Wheel, wanted: OperatingPoint, job: Job): Failure | null {
  const found = stallFailure(wheel, wanted);
  if (found === null) return null;
  const rpm = speedAtFlow(wheel, wanted.cfm, (1 + LEAST_SURGE_MARGIN) * wheel.family.stallPhi);
  return { ...found, admission: lowerPressure(wheel, wanted, rpm, job) };
}

function efficiencyFailure(wheel: Wheel, point: OperatingPoint, job: Job): Failure | null {
  const share = judgedEfficiencyShare(wheel, point, job.densityRatio);
  const { efficiencyFloor } = wheel.family;
  if (share >= efficiencyFloor) return null;
  const [percent, floor] = [roundTo(100 * share, 1), 100 * efficiencyFloor];
  return failure('efficiency', EXCLUSION_TEXTS.efficiency(percent, floor), percent, floor);
}
