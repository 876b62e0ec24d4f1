import type { Contour, DutyPoint } from '../chart/input.ts';
import { powerWithDriveLoss } from '../drive/drive-variant.ts';
import { inputPower } from '../energy/input-power.ts';
import { feiAt } from '../rating/fan-energy.ts';
import type { LiveFan } from './live-fan.ts';

/** Steps of the grid that the index is worked out on, along the curve and across the speeds. */
const CURVE_STEPS = 24;
const SPEED_STEPS = 24;
const MIN_SPEED_SHARE = 0.25;
const LEVEL_STEP = 0.1;
const MAX_LEVELS = 8;
/** A motor is not loaded beyond its service factor. */
const MAX_LOAD = 1.15;

interface GridPoint extends DutyPoint {
  /** Null where the motor cannot turn the fan. */
  readonly fei: number | null;
}

/**
 * Lines of equal fan energy index over airflow and pressure, up to a speed: at each point the fan runs at the speed that
 * gives the duty, with its own motor. Empty while no motor is known.
 */
export function feiContours(fan: LiveFan, maxRpm: number, label: (level: number) => string): Contour[] {
  if (fan.model.motor === null) return [];
  const grid = gridOf(fan, maxRpm);
  const values = grid.flat().flatMap(({ fei }) => (fei === null ? [] : [fei]));
  if (values.length === 0) return [];
  return levelsBetween(Math.min(...values), Math.max(...values))
    .map((level) => ({ label: label(level), pieces: piecesOf(grid, level) }))
    .filter(({ pieces }) => pieces.length > 0);
}

function gridOf(fan: LiveFan, maxRpm: number): GridPoint[][] {
  const { stallPhi, phiMax } = fan.wheel.family;
  const end = stallPhi + (phiMax - stallPhi) * 0.98;
  return Array.from({ length: CURVE_STEPS + 1 }, (_, along) => {
    const phi = stallPhi + ((end - stallPhi) * along) / CURVE_STEPS;
    return Array.from({ length: SPEED_STEPS + 1 }, (_unused, across) => {
      const share = MIN_SPEED_SHARE + ((1 - MIN_SPEED_SHARE) * across) / SPEED_STEPS;
      return gridPoint(fan, phi, maxRpm * share);
    });
  });
}

function gridPoint(fan: LiveFan, phi: number, rpm: number): GridPoint {
  const { wheel, model } = fan;
  const cfmAtSpeed = (fan.freeDelivery * phi) / wheel.family.phiMax;
  const ratio = rpm / model.rpm;
  const here = fan.pointAt(cfmAtSpeed);
  const point = {
    ...here,
    cfm: here.cfm * ratio,
    staticPressure: here.staticPressure * ratio ** 2,
    rpm,
    tipSpeed: here.tipSpeed * ratio,
    bhp: here.bhp * ratio ** 3,
  };
  const shaft = powerWithDriveLoss(model.variant, point.bhp);
  const fitted = model.motor;
  const isCarried = fitted !== null && shaft <= MAX_LOAD * fitted.capacityHp;
  const { cfm, staticPressure } = point;
  if (!isCarried) return { cfm, staticPressure, fei: null };
  const input = inputPower(shaft, { ...fitted, variant: model.variant, rpm });
  return { cfm, staticPressure, fei: feiAt(wheel, point, input) };
}

/** Tenths between the least and the largest, every second one where there are many. */
function levelsBetween(min: number, max: number): number[] {
  const first = Math.ceil(min / LEVEL_STEP);
  const last = Math.floor(max / LEVEL_STEP);
  const step = Math.max(1, Math.ceil((last - first + 1) / MAX_LEVELS));
  const levels: number[] = [];
  for (let tenth = Math.ceil(first / step) * step; tenth <= last; tenth += step) levels.push(tenth / 10);
  return levels;
}

/** Marching over the triangles of the grid: each that the level crosses gives one piece. */
function piecesOf(grid: readonly (readonly GridPoint[])[], level: number): Contour['pieces'] {
  return triangles(grid).flatMap((corners) => {
    const crossings = corners.flatMap((from, index) => {
      const crossing = crossingOf(from, corners[(index + 1) % 3] as GridPoint, level);
      return crossing === null ? [] : [crossing];
    });
    const [first, second] = crossings;
    return first === undefined || second === undefined ? [] : [[first, second] as const];
  });
}

function triangles(grid: readonly (readonly GridPoint[])[]): (readonly GridPoint[])[] {
  return grid.slice(1).flatMap((row, index) => {
    const before = grid[index] ?? [];
    return row.slice(1).flatMap((corner, across) => {
      const [a, b, c] = [before[across], before[across + 1], row[across]];
      if (a === undefined || b === undefined || c === undefined) return [];
      return [
        [a, b, c],
        [b, corner, c],
      ];
    });
  });
}

function crossingOf(from: GridPoint, to: GridPoint, level: number): DutyPoint | null {
  if (from.fei === null || to.fei === null || from.fei >= level === to.fei >= level) return null;
  const share = (level - from.fei) / (to.fei - from.fei);
  return {
    cfm: from.cfm + share * (to.cfm - from.cfm),
    staticPressure: from.staticPressure + share * (to.staticPressure - from.staticPressure),
  };
}
