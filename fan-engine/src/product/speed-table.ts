import { STANDARD_DENSITY } from '../air/density.ts';
import { tipSpeed, velocityPressure, type Wheel } from '../curve/wheel.ts';
import { maximumSpeed } from '../duty/speed-limit.ts';
import { shaftPower } from '../duty/speed-search.ts';
import type { CatalogueLine } from '../product-line/line.ts';

/** A speed of a fan with what it moves at some static pressures, in standard air. */
export interface SpeedRow {
  readonly rpm: number;
  /** One for each pressure of the table; null where the fan would stall. */
  readonly points: readonly (SpeedPoint | null)[];
}

export interface SpeedPoint {
  readonly cfm: number;
  readonly bhp: number;
}

export interface SpeedTable {
  /** In. w.g., rising from 0. */
  readonly pressures: readonly number[];
  /** Fastest first. */
  readonly rows: readonly SpeedRow[];
}

/** What a wheel can do at all, in standard air. */
export interface DutyRange {
  readonly minCfm: number;
  readonly maxCfm: number;
  /** Highest static pressure that is not in stall, in. w.g. */
  readonly maxPressure: number;
  readonly maxRpm: number;
}

const SPEED_SHARES = [1, 0.85, 0.7, 0.55, 0.4] as const;
const SPEED_STEP_RPM = 5;
const SPACE_F = 70;
const POWER_POINTS = 40;
const BISECTIONS = 40;
const PRINTED_PRESSURES = [
  0, 0.05, 0.1, 0.125, 0.25, 0.375, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16,
] as const;
const MAX_PRESSURES = 8;

/** Speeds that a line is drawn and listed at, fastest first: up to the limit of the wheel and of the largest motor. */
export function listedSpeeds(line: CatalogueLine, wheel: Wheel): number[] {
  const top = topSpeed(line, wheel);
  return SPEED_SHARES.map((share) => Math.floor((top * share) / SPEED_STEP_RPM) * SPEED_STEP_RPM);
}

/** Airflow and shaft power at the listed speeds. */
export function speedTable(line: CatalogueLine, wheel: Wheel): SpeedTable {
  const speeds = listedSpeeds(line, wheel);
  const pressures = printedPressures(stallPressure(wheel, speeds[0] ?? 0));
  return {
    pressures,
    rows: speeds.map((rpm) => ({ rpm, points: pressures.map((pressure) => pointAt(wheel, rpm, pressure)) })),
  };
}

/** The duties that some speed of a wheel reaches, within the airflow that its line is made for. */
export function dutyRange(line: CatalogueLine, wheel: Wheel): DutyRange {
  const speeds = listedSpeeds(line, wheel);
  const [fastest = 0, slowest = 0] = [speeds[0], speeds.at(-1)];
  const { stallPhi, phiMax } = wheel.family;
  const flow = (phi: number, rpm: number) => phi * wheel.area * tipSpeed(wheel, rpm);
  return {
    minCfm: twoDigits(Math.max(line.airflow.minimum, flow(stallPhi, slowest))),
    maxCfm: twoDigits(Math.min(line.airflow.maximum, flow(phiMax, fastest))),
    maxPressure: stallPressure(wheel, fastest),
    maxRpm: fastest,
  };
}

/** A speed at which the wheel is at its tip limit or its largest power loads the largest motor, whichever is slower. */
function topSpeed(line: CatalogueLine, wheel: Wheel): number {
  const fastest = maximumSpeed(wheel, line.classes.at(-1) ?? null, SPACE_F);
  const max = maxPower(wheel, fastest);
  return max <= line.maximumHorsepower ? fastest : fastest * (line.maximumHorsepower / max) ** (1 / 3);
}

/** A range is an indication, not a promise to the last cfm. */
function twoDigits(cfm: number): number {
  return Number(cfm.toPrecision(2));
}

function maxPower(wheel: Wheel, rpm: number): number {
  const { stallPhi, phiMax } = wheel.family;
  const tip = tipSpeed(wheel, rpm);
  const powers = Array.from({ length: POWER_POINTS + 1 }, (_, step) =>
    shaftPower(wheel, stallPhi + ((phiMax - stallPhi) * step) / POWER_POINTS, tip, STANDARD_DENSITY),
  );
  return Math.max(...powers);
}

function stallPressure(wheel: Wheel, rpm: number): number {
  const { family } = wheel;
  return family.psiAt(family.stallPhi) * velocityPressure(STANDARD_DENSITY, tipSpeed(wheel, rpm));
}

function printedPressures(max: number): number[] {
  const reached = PRINTED_PRESSURES.filter((pressure) => pressure <= max);
  const step = Math.ceil(reached.length / MAX_PRESSURES);
  return reached.filter((_, index) => index % step === 0);
}

/** Right of the stall the pressure falls steadily, so one airflow goes with each. */
function pointAt(wheel: Wheel, rpm: number, pressure: number): SpeedPoint | null {
  const { family, area } = wheel;
  const tip = tipSpeed(wheel, rpm);
  const requested = pressure / velocityPressure(STANDARD_DENSITY, tip);
  if (requested > family.psiAt(family.stallPhi) || requested < family.psiAt(family.phiMax)) return null;
  let [left, right] = [family.stallPhi, family.phiMax];
  for (let round = 0; round < BISECTIONS; round++) {
    const middle = (left + right) / 2;
    if (family.psiAt(middle) > requested) left = middle;
    else right = middle;
  }
  return { cfm: right * area * tip, bhp: shaftPower(wheel, right, tip, STANDARD_DENSITY) };
}
