import { rounded } from '../rounding.ts';
import { SINGLE_PHASE_AMPS, STANDARD_BREAKERS, THREE_PHASE_AMPS } from './amps-tables.ts';
import { efficiencyOf, type Motor } from './motor.ts';

const SINGLE_PHASE_COLUMN: Readonly<Record<number, 1 | 2 | 3>> = { 115: 1, 208: 2, 230: 3 };
const THREE_PHASE_COLUMN: Readonly<Record<number, 1 | 2 | 3 | 4>> = { 208: 1, 230: 2, 460: 3, 575: 4 };
const WATTS_PER_HP = 745.7;
/** Power factor of an electronically commutated motor without power factor correction. */
const ECM_POWER_FACTOR = 0.6;

/**
 * Full-load amps of a motor at a table voltage of 60 Hz: NEC 430.248 and 430.250. 277 V is scaled from 230 V; sizes
 * below the tables are scaled by power from the smallest row; electronic motors follow their input.
 */
export function fullLoadAmps(motor: Motor, voltage: number): number {
  if (motor.kind === 'Ecm') {
    const efficiency = efficiencyOf(motor) / 100;
    return (motor.horsepower * WATTS_PER_HP) / (efficiency * voltage * ECM_POWER_FACTOR);
  }
  if (voltage === 277) return (fullLoadAmps(motor, 230) * 230) / 277;
  return motor.phase === 3
    ? scaled(THREE_PHASE_AMPS, THREE_PHASE_COLUMN[voltage] ?? 3, motor.horsepower)
    : scaled(SINGLE_PHASE_AMPS, SINGLE_PHASE_COLUMN[voltage] ?? 3, motor.horsepower);
}

function scaled(rows: readonly (readonly number[])[], column: number, horsepower: number): number {
  const row = rows.find(([size]) => Math.abs((size ?? 0) - horsepower) < 1e-9);
  if (row !== undefined) return row[column] ?? 0;
  const smallest = rows[0] ?? [1];
  return ((smallest[column] ?? 0) * horsepower) / (smallest[0] ?? 1);
}

/** Circuit figures of a fan with one motor. */
export interface CircuitAmps {
  readonly fullLoadAmps: number;
  /** Minimum circuit ampacity, A: 125 % of the motor (NEC 430.22). */
  readonly minimumCircuitAmpacity: number;
  /** Largest overcurrent device, A: 225 % rounded down to a standard size, never below the ampacity (UL 1995). */
  readonly maximumOvercurrentProtection: number;
}

/** Circuit figures from the full-load amps of the only motor. */
export function circuitAmps(amps: number): CircuitAmps {
  const ampacity = 1.25 * amps;
  const below = STANDARD_BREAKERS.filter((size) => size <= 2.25 * amps).at(-1);
  const least = STANDARD_BREAKERS.find((size) => size >= ampacity) ?? Math.ceil(ampacity);
  return {
    fullLoadAmps: rounded.amps(amps),
    minimumCircuitAmpacity: rounded.amps(ampacity),
    maximumOvercurrentProtection: Math.max(least, below ?? 0),
  };
}
