import { STANDARD_DENSITY } from '../air/density.ts';
import { AIR_HORSEPOWER_CONSTANT, velocityPressure } from '../curve/wheel.ts';
import type { CatalogueFault } from './fault.ts';

/** A point of a test at one speed: AMCA 210 for air and power, AMCA 300 for sound. */
export interface TestPoint {
  readonly rpm: number;
  readonly cfm: number;
  /** Static pressure, in. wg. */
  readonly sp: number;
  /** Shaft power, hp. */
  readonly bhp: number;
  /** lb/ft3. */
  readonly density: number;
  /** Sound power by octave band, dB; empty where the test has none. */
  readonly bands: readonly number[];
  /** Row number, from 1. */
  readonly row: number;
}

/** A table of a CSV file or of a sheet, as it was read. */
export type Cells = readonly (readonly (string | number | null)[])[];

const NEEDED = ['rpm', 'cfm', 'sp', 'bhp'] as const;
const BANDS = ['63', '125', '250', '500', '1000', '2000', '4000', '8000'] as const;
const DENSITY = 'density';
type Column = (typeof NEEDED)[number] | (typeof BANDS)[number] | typeof DENSITY;

/** What laboratories write above the same column. */
const OTHER_HEADERS: Readonly<Record<string, Column>> = {
  n: 'rpm',
  speed: 'rpm',
  q: 'cfm',
  airflow: 'cfm',
  flow: 'cfm',
  ps: 'sp',
  esp: 'sp',
  'static pressure': 'sp',
  h: 'bhp',
  power: 'bhp',
  'shaft power': 'bhp',
  '1k': '1000',
  '2k': '2000',
  '4k': '4000',
  '8k': '8000',
};

export interface ReadPoints {
  readonly points: readonly TestPoint[];
  readonly faults: readonly CatalogueFault[];
}

/**
 * Points of a table whose first row names the columns: rpm, cfm, sp (in. wg), bhp (hp), optionally density (lb/ft3, standard
 * air when absent) and the octave bands 63 to 8000 (dB). Units may follow a name in brackets.
 */
export function readTestPoints(file: string, cells: Cells): ReadPoints {
  const [header = [], ...rows] = cells;
  const columns = columnsOf(header);
  const missing = NEEDED.filter((name) => !columns.has(name));
  if (missing.length > 0) {
    const message = `the columns ${missing.join(', ')} are missing; the first row names rpm, cfm, sp and bhp`;
    return { points: [], faults: [{ file, row: 1, cell: 'A1', message }] };
  }
  const bands = BANDS.filter((band) => columns.has(band));
  if (bands.length > 0 && bands.length < BANDS.length) {
    const message = `octave bands are missing: ${BANDS.filter((band) => !columns.has(band)).join(', ')} Hz`;
    return { points: [], faults: [{ file, row: 1, cell: 'A1', message }] };
  }
  const faults: CatalogueFault[] = [];
  const points = rows.flatMap((row, index) => {
    if (row.every((cell) => cell === null || cell === '')) return [];
    const point = pointOf(file, row, index + 2, columns, bands, faults);
    return point === null ? [] : [point];
  });
  return { points, faults };
}

function columnsOf(header: Cells[number]): ReadonlyMap<string, number> {
  return new Map(
    header.map((cell, index) => {
      const name = String(cell ?? '')
        .toLowerCase()
        .replace(/\s*[[(].*$|\s*hz$/g, '')
        .trim();
      return [OTHER_HEADERS[name] ?? name, index] as const;
    }),
  );
}

function pointOf(
  file: string,
  cells: Cells[number],
  row: number,
  columns: ReadonlyMap<string, number>,
  bands: readonly string[],
  faults: CatalogueFault[],
): TestPoint | null {
  const before = faults.length;
  const value = (name: string, isAbove0: boolean): number => {
    const place = columns.get(name);
    if (place === undefined) return STANDARD_DENSITY;
    const cell = cells[place];
    const number = typeof cell === 'number' ? cell : Number(String(cell ?? '').trim() || Number.NaN);
    const isLow = isAbove0 ? number <= 0 : number < 0;
    const problem = Number.isNaN(number)
      ? 'is not a number'
      : isLow
        ? isAbove0
          ? 'is not above 0'
          : 'is below 0'
        : null;
    if (problem !== null) faults.push({ file, row, cell: `${letterOf(place)}${row}`, message: `${name} ${problem}` });
    return number;
  };
  const point: TestPoint = {
    rpm: value('rpm', true),
    cfm: value('cfm', false),
    sp: value('sp', false),
    bhp: value('bhp', true),
    density: value(DENSITY, true),
    bands: bands.map((band) => value(band, false)),
    row,
  };
  return faults.length > before ? null : point;
}

/** A, B, ... Z, AA. */
function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}

/** A test point without units, see `FamilyTable`. */
export interface DimensionlessPoint {
  readonly phi: number;
  readonly psi: number;
  readonly lambda: number;
  readonly bands: readonly number[];
  readonly row: number;
}

/** Brings a point of a wheel of `diameterIn` inches to numbers that hold for every size and speed. */
export function dimensionless(point: TestPoint, diameterIn: number): DimensionlessPoint {
  const { rpm, cfm, sp, bhp, density, row } = point;
  const diameterFt = diameterIn / 12;
  const tip = Math.PI * diameterFt * rpm;
  const flow = (Math.PI / 4) * diameterFt * diameterFt * tip;
  const pressure = velocityPressure(density, tip);
  // The fan sound laws of AMCA 301, to a wheel of 1 ft at 1 rpm in standard air.
  const soundOfSize = 50 * Math.log10(rpm) + 70 * Math.log10(diameterFt) + 20 * Math.log10(density / STANDARD_DENSITY);
  return {
    phi: cfm / flow,
    psi: sp / pressure,
    lambda: (AIR_HORSEPOWER_CONSTANT * bhp) / (flow * pressure),
    bands: point.bands.map((band) => band - soundOfSize),
    row,
  };
}
