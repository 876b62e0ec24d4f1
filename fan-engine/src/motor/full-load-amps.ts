import { SINGLE_PHASE_AMPS, THREE_PHASE_AMPS } from './amps-tables.ts';
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
