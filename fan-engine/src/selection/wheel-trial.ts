import { messageOf } from '@specbuilder/shared-contracts/domain';
import { MIN_SURGE_MARGIN, minSteadyPhi } from '../curve/envelope.ts';
import type { FanFamily } from '../curve/fan-family.ts';
import { VELOCITY_CONSTANT, type Wheel } from '../curve/wheel.ts';
import { assessedEfficiencyShare, assessedShareAt, LOW_PRESSURE_LIMIT, surgeMarginAt } from '../duty/efficiency.ts';
import {
  emptyPoint,
  isBeyondCurve,
  type OperatingPoint,
  phiOfDuty,
  shaftPowerAt,
  type WritablePoint,
  writePoint,
} from '../duty/speed-search.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { totalDutyPressure } from '../rating/duty-pressure.ts';
import type { Job } from '../rating/job.ts';
import { emptyLoad, type WritableLoad } from '../rating/motor-load.ts';
import { equipmentPressure } from '../rating/standard-equipment.ts';
import { roundTo } from '../values/rounding.ts';
import { type Admission, pressureBetween } from './admission.ts';
import { cabinetFailure } from './cabinet-limits.ts';
import { FailuresByPercent } from './failures-by-percent.ts';
import { type Failure, failure } from './line-filters.ts';

/**
 * How a wheel runs the duty when it passes the aerodynamic tests. One is written over for each wheel of a line: a fit
 * keeps its point and its load, and what is tried next has others.
 */
export interface WheelTrial {
  requested: WritablePoint;
  /** Static pressure of its equipment, in. w.g. */
  equipmentPressure: number;
  /** Of the motor of the drive that is tried. */
  load: WritableLoad;
  /** Loudness at the requested point, sones; null until a drive that runs there needs it. */
  sones: number | null;
  /** A-weighted level there, dBA; null until a limit of it is tested. */
  dba: number | null;
}

/** A trial of no wheel yet. */
export function emptyTrial(): WheelTrial {
  return { requested: emptyPoint(), equipmentPressure: 0, load: emptyLoad(), sones: null, dba: null };
}

/**
 * Tests that depend on line and wheel alone, in order: the cabinet, stall, efficiency. Returns the first that fails;
 * null for a wheel that passes, and only then is the trial valid.
 *
 * @param resisting options that the unit is sized with
 */
export function tryWheel(
  line: CatalogueLine,
  wheel: Wheel,
  job: Job,
  resisting: readonly OptionDefinition[],
  trial: WheelTrial,
): Failure | null {
  const ofEquipment = equipmentPressure(resisting, wheel, job);
  const pressure = totalDutyPressure(line, wheel, job, ofEquipment);
  const outside = cabinetFailure(line, wheel, pressure, job, resisting);
  if (outside !== null) return outside;
  const { cfm, density } = job;
  const phi = phiOfDuty(wheel, cfm, pressure, density);
  const { requested } = trial;
  // Half of the wheels of a large catalogue end here: they need no more of their point than what they miss it by.
  requested.phi = phi;
  requested.staticPressure = pressure;
  if (stallsAt(wheel, phi)) return stalledDuty(wheel, requested, job);
  if (isBeyondCurve(wheel, phi)) return beyondCurve(wheel, pressure, job);
  const bhp = shaftPowerAt(wheel, phi, cfm, density);
  const share = assessedShareAt(wheel, phi, cfm, pressure, density, job.densityRatio, bhp);
  if (share < wheel.family.efficiencyFloor) return inefficientDuty(wheel, requested, share, job);
  writePoint(requested, wheel, phi, cfm, pressure, density, bhp);
  trial.equipmentPressure = ofEquipment;
  trial.sones = null;
  trial.dba = null;
  return null;
}

/** Whether an airflow lies outside what a line is made for. */
export function airflowFailure({ airflow }: CatalogueLine, cfm: number): Failure | null {
  if (cfm < airflow.minimum) {
    const min = airflow.minimum;
    const more = { field: 'cfm', value: min, message: messageOf('admission.airflowFrom', { cfm: min }) } as const;
    return failure('airflow', messageOf('exclusion.airflowBelow', { cfm, limitCfm: min }), cfm, min, more);
  }
  if (cfm > airflow.maximum) {
    const max = airflow.maximum;
    const less = { field: 'cfm', value: max, message: messageOf('admission.airflowTo', { cfm: max }) } as const;
    return failure('airflow', messageOf('exclusion.airflowAbove', { cfm, limitCfm: max }), cfm, max, less);
  }
  return null;
}

/** A duty right of the data of a wheel, with the airflow at which the data ends against its pressure. */
function beyondCurve({ family, area }: Wheel, pressure: number, { cfm, density }: Job): Failure {
  const { phiMax } = family;
  const limitCfm =
    area * phiMax * VELOCITY_CONSTANT * Math.sqrt(Math.max(0, pressure) / (density * family.psiAt(phiMax)));
  return failure('airflow', messageOf('exclusion.beyondCurve', { cfm, limitCfm, inWg: pressure }), cfm, limitCfm);
}

/** Whether and how a point lies in or too near the stall of its wheel. */
export function stallFailure(wheel: Wheel, { phi }: OperatingPoint): Failure | null {
  return stallsAt(wheel, phi) ? stallAt(wheel, phi, null) : null;
}

const STALL_LIMIT = 100 * MIN_SURGE_MARGIN;

function stallAt(wheel: Wheel, phi: number, admission: Admission | null): Failure {
  return admitted(STALLS.of(roundTo(100 * surgeMarginAt(wheel, phi), 1)), admission);
}

/** From a fan that moves no air at all up to the limit. */
const STALLS = new FailuresByPercent(-100, STALL_LIMIT, (percent) => {
  const code = percent < 0 ? 'exclusion.inStall' : 'exclusion.nearStall';
  const message = messageOf(code, { percent: Math.abs(percent), marginPercent: STALL_LIMIT });
  return failure('stall', message, percent, STALL_LIMIT);
});

/** A failure with a change of its own. */
function admitted(known: Failure, admission: Admission | null): Failure {
  return admission === null ? known : failure(known.reason, known.message, known.value, known.limit, admission);
}

/** Where a wheel does not do a duty: in one, since a number that is handed on is an object of its own. */
type PlaceOnCurve = Pick<OperatingPoint, 'phi' | 'staticPressure'>;

/** A stall with the pressure that would keep the wheel out of it. */
function stalledDuty(wheel: Wheel, { phi, staticPressure }: PlaceOnCurve, job: Job): Failure {
  const { phiMax } = wheel.family;
  const admission = pressureBetween(
    wheel,
    staticPressure,
    { near: steadyPhi(wheel), far: phiMax },
    job,
    wheel,
    isSteady,
  );
  return stallAt(wheel, phi, admission);
}

/** Whether a point lies in the stall of its wheel, or nearer to it than a selection may. */
export function stalls(wheel: Wheel, { phi }: OperatingPoint): boolean {
  return stallsAt(wheel, phi);
}

function stallsAt(wheel: Wheel, phi: number): boolean {
  return surgeMarginAt(wheel, phi) < MIN_SURGE_MARGIN;
}

function isSteady(wheel: Wheel, point: OperatingPoint): boolean {
  return !stalls(wheel, point);
}

/** Least flow coefficient that a selection may have, a little more than at stall. */
export function steadyPhi({ family }: Wheel): number {
  return minSteadyPhi(family);
}

/** A wheel below its efficiency floor, with the pressure that would keep it above. */
function inefficientDuty(wheel: Wheel, place: PlaceOnCurve, share: number, job: Job): Failure {
  const known = inefficienciesOf(wheel.family).of(roundTo(100 * share, 1));
  return admitted(known, efficientPressure(wheel, place, job));
}

function inefficienciesOf(family: FanFamily): FailuresByPercent {
  const known = INEFFICIENCIES.get(family);
  if (known !== undefined) return known;
  const floor = 100 * family.efficiencyFloor;
  const made = new FailuresByPercent(0, 100, (percent) =>
    failure('efficiency', messageOf('exclusion.efficiency', { percent, floorPercent: floor }), percent, floor),
  );
  INEFFICIENCIES.set(family, made);
  return made;
}

/** They go with the catalogue that their family belongs to. */
const INEFFICIENCIES = new WeakMap<FanFamily, FailuresByPercent>();

/** Less pressure, which a wheel too large for the airflow moves it well enough against; one too small stays so. */
function efficientPressure(wheel: Wheel, { phi, staticPressure }: PlaceOnCurve, job: Job): Admission | null {
  const { minPhi, maxPhi } = wheel.family.efficientRange;
  if (phi > maxPhi) return null;
  const near = Math.max(minPhi, steadyPhi(wheel));
  const minPressure = LOW_PRESSURE_LIMIT * job.densityRatio;
  return pressureBetween(wheel, staticPressure, { near, far: maxPhi, minPressure }, job, wheel, isEfficient);
}

/** Whether a wheel runs a point well enough: out of stall and above the floor of its efficiency. */
export function isEfficient(wheel: Wheel, point: OperatingPoint, { densityRatio }: Job): boolean {
  if (stalls(wheel, point) || isBeyondCurve(wheel, point.phi)) return false;
  return assessedEfficiencyShare(wheel, point, densityRatio) >= wheel.family.efficiencyFloor;
}

/**
 * Writes the point at which a wheel moves the airflow of a job against a pressure; false where it would stall or run badly
 * there.
 *
 * @param pressure total static pressure, in. w.g.
 */
export function writeEfficientPoint(point: WritablePoint, wheel: Wheel, pressure: number, job: Job): boolean {
  const { cfm, density, densityRatio } = job;
  const phi = phiOfDuty(wheel, cfm, pressure, density);
  if (stallsAt(wheel, phi) || isBeyondCurve(wheel, phi)) return false;
  const bhp = shaftPowerAt(wheel, phi, cfm, density);
  const share = assessedShareAt(wheel, phi, cfm, pressure, density, densityRatio, bhp);
  if (share < wheel.family.efficiencyFloor) return false;
  writePoint(point, wheel, phi, cfm, pressure, density, bhp);
  return true;
}
