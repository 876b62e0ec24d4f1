import { type Message, messageOf } from '@specbuilder/shared-contracts/domain';
import { LEAST_SURGE_MARGIN, leastSteadyPhi } from '../curve/envelope.ts';
import type { Wheel } from '../curve/wheel.ts';
import { judgedEfficiencyShare, LOW_PRESSURE_LIMIT, surgeMarginAt } from '../duty/efficiency.ts';
import { type OperatingPoint, phiOfDuty, pointAtPhi, type WheelDuty } from '../duty/speed-search.ts';
import { roundTo } from '../figures/rounding.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { Job } from '../rating/job.ts';
import { type Admission, pressureBetween } from './admission.ts';
import { cabinetFailure } from './cabinet-limits.ts';
import { type Failure, failure } from './line-filters.ts';

/** How a wheel runs the duty when it passes the aerodynamic tests. */
export interface WheelTrial {
  readonly requested: OperatingPoint;
  /** Loudness at the requested point, sones; null until a drive that runs there asks for it. */
  sones: number | null;
}

/**
 * Tests that depend on line and wheel alone, in order: the cabinet, stall, efficiency. The first that fails
 * is the answer.
 *
 * @param pressure total static pressure, in. w.g.
 * @param equipment options that the unit is sized with
 */
export function tryWheel(
  line: CatalogueLine,
  wheel: Wheel,
  pressure: number,
  job: Job,
  equipment: readonly OptionDefinition[],
): WheelTrial | Failure {
  const outside = cabinetFailure(line, wheel, pressure, job, equipment);
  if (outside !== null) return outside;
  const phi = phiOfDuty(wheel, job.cfm, pressure, job.density);
  // Every third wheel of a large catalogue stalls: what it would take at its shaft is not asked.
  if (stallsAt(wheel, phi)) {
    return stalledDuty(wheel, phi, { cfm: job.cfm, staticPressure: pressure, density: job.density }, job);
  }
  const requested = pointAtPhi(wheel, phi, job.cfm, pressure, job.density);
  return efficiencyFailure(wheel, requested, job) ?? { requested, sones: null };
}

/** Whether an airflow lies outside what a line is made for. */
export function airflowFailure({ airflow }: CatalogueLine, cfm: number): Failure | null {
  if (cfm < airflow.minimum) {
    const least = airflow.minimum;
    const more = { field: 'cfm', value: least, message: messageOf('admission.airflowFrom', { cfm: least }) } as const;
    return failure('airflow', messageOf('exclusion.airflowBelow', { cfm, limitCfm: least }), cfm, least, more);
  }
  if (cfm > airflow.maximum) {
    const most = airflow.maximum;
    const less = { field: 'cfm', value: most, message: messageOf('admission.airflowTo', { cfm: most }) } as const;
    return failure('airflow', messageOf('exclusion.airflowAbove', { cfm, limitCfm: most }), cfm, most, less);
  }
  return null;
}

/** Whether and how a point lies in or too near the stall of its wheel. */
export function stallFailure(wheel: Wheel, { phi }: OperatingPoint): Failure | null {
  return stallsAt(wheel, phi) ? stallAt(wheel, phi, null) : null;
}

const STALL_LIMIT = 100 * LEAST_SURGE_MARGIN;

function stallAt(wheel: Wheel, phi: number, admission: Admission | null): Failure {
  const percent = roundTo(100 * surgeMarginAt(wheel, phi), 1);
  return failure('stall', stallMessage(percent), percent, STALL_LIMIT, admission);
}

function stallMessage(percent: number): Message {
  const known = STALL_MESSAGES.get(percent);
  if (known !== undefined) return known;
  const code = percent < 0 ? 'exclusion.inStall' : 'exclusion.nearStall';
  const message = messageOf(code, { percent: Math.abs(percent), marginPercent: STALL_LIMIT });
  STALL_MESSAGES.set(percent, message);
  return message;
}

/**
 * By the margin, of which there are a thousand at most: from -100 % to the limit in tenths. Half of the exclusions of a large
 * catalogue are stalls, and messages of their own were most of what the collector had to keep of them.
 */
const STALL_MESSAGES = new Map<number, Message>();

/** A stall with the pressure that would keep the wheel out of it. */
function stalledDuty(wheel: Wheel, phi: number, requested: WheelDuty, job: Job): Failure {
  const { phiMax } = wheel.family;
  return stallAt(wheel, phi, pressureBetween(wheel, requested, steadyPhi(wheel), phiMax, job, 0, wheel, isSteady));
}

/** Whether a point lies in the stall of its wheel, or nearer to it than a selection may. */
export function stalls(wheel: Wheel, { phi }: OperatingPoint): boolean {
  return stallsAt(wheel, phi);
}

function stallsAt(wheel: Wheel, phi: number): boolean {
  return surgeMarginAt(wheel, phi) < LEAST_SURGE_MARGIN;
}

function isSteady(wheel: Wheel, point: OperatingPoint): boolean {
  return !stalls(wheel, point);
}

/** Least flow coefficient that a selection may have, a little more than at stall. */
export function steadyPhi({ family }: Wheel): number {
  return leastSteadyPhi(family);
}

function efficiencyFailure(wheel: Wheel, point: OperatingPoint, job: Job): Failure | null {
  const share = judgedEfficiencyShare(wheel, point, job.densityRatio);
  const { efficiencyFloor } = wheel.family;
  if (share >= efficiencyFloor) return null;
  const [percent, floor] = [roundTo(100 * share, 1), 100 * efficiencyFloor];
  const message = messageOf('exclusion.efficiency', { percent, floorPercent: floor });
  return failure('efficiency', message, percent, floor, efficientPressure(wheel, point, job));
}

/** Less pressure, which a wheel too large for the airflow moves it well enough against; one too small stays so. */
function efficientPressure(wheel: Wheel, requested: OperatingPoint, job: Job): Admission | null {
  const { leastPhi, mostPhi } = wheel.family.efficientRange;
  if (requested.phi > mostPhi) return null;
  const least = Math.max(leastPhi, steadyPhi(wheel));
  return pressureBetween(
    wheel,
    requested,
    least,
    mostPhi,
    job,
    LOW_PRESSURE_LIMIT * job.densityRatio,
    wheel,
    isEfficient,
  );
}

/** Whether a wheel runs a point well enough: out of stall and above the floor of its efficiency. */
export function isEfficient(wheel: Wheel, point: OperatingPoint, { densityRatio }: Job): boolean {
  return !stalls(wheel, point) && judgedEfficiencyShare(wheel, point, densityRatio) >= wheel.family.efficiencyFloor;
}
