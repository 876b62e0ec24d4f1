import { rounded } from '../values/rounding.ts';
import { SINGLE_PHASE_AMPS, STANDARD_BREAKERS, THREE_PHASE_AMPS } from './amps-tables.ts';
import { efficiencyOf, type Motor } from './motor.ts';

const SINGLE_PHASE_COLUMN: Readonly<Record<number, 1 | 2 | 3>> = { 115: 1, 208: 2, 230: 3 };
const THREE_PHASE_COLUMN: Readonly<Record<number, 1 | 2 | 3 | 4>> = { 208: 1, 230: 2, 460: 3, 575: 4 };
const WATTS_PER_HP = 745.7;
/** Power factor of an electronically commutated motor without power factor correction. */
const ECM_POWER_FACTOR = 0.6;

/**
 * Full-load amps of a motor at a table voltage of 60 Hz: NEC 430.248 and 430.250. 277 V is scaled from 230 V; sizes
 * below the tables are scaled by power from the smallest row; electronic motors follow their input on the phases of
 * their unit.
 */
export function fullLoadAmps(motor: Motor, voltage: number, phase: 1 | 3 = motor.phase): number {
  if (motor.kind === 'Ecm') {
    const volts = phase === 3 ? Math.sqrt(3) * voltage : voltage;
    return (motor.horsepower * WATTS_PER_HP) / ((efficiencyOf(motor) / 100) * volts * ECM_POWER_FACTOR);
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

/** Circuit values of a fan or unit on one supply. */
export interface CircuitAmps {
  /** Of the fan motor, A. */
  readonly fullLoadAmps: number;
  /** Minimum circuit ampacity, A: 125 % of the largest motor and of electric heat, 100 % of the rest (NEC 430.24, 424.4). */
  readonly minimumCircuitAmpacity: number;
  /**
   * Largest overcurrent device, A: 225 % of the largest motor and all else, rounded down to a standard size, never below
   * the ampacity (UL 1995).
   */
  readonly maximumOvercurrentProtection: number;
}

/** Amps that a unit draws besides its fan motor. */
export interface OtherAmps {
  readonly heater: number;
  /** Compressors of a unit, counted as one motor. */
  readonly compressors: number;
}

const NOTHING_ELSE: OtherAmps = { heater: 0, compressors: 0 };

/** Circuit values from the full-load amps of the fan motor and of the unit's other loads (fan-engineering 5.5). */
export function circuitAmps(amps: number, { heater, compressors }: OtherAmps = NOTHING_ELSE): CircuitAmps {
  const largest = Math.max(amps, compressors);
  const otherMotor = Math.min(amps, compressors);
  const ampacity = 1.25 * largest + otherMotor + 1.25 * heater;
  const max = 2.25 * largest + otherMotor + heater;
  const below = STANDARD_BREAKERS.filter((size) => size <= max).at(-1);
  const min = STANDARD_BREAKERS.find((size) => size >= ampacity) ?? Math.ceil(ampacity);
  return {
    fullLoadAmps: rounded.amps(amps),
    minimumCircuitAmpacity: rounded.amps(ampacity),
    maximumOvercurrentProtection: Math.max(min, below ?? 0),
  };
}
