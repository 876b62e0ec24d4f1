import { rounded } from '../values/rounding.ts';

/** Circuits of an electric heater, all alike. */
export interface HeaterCircuits {
  readonly count: number;
  /** Full-load amps of each. */
  readonly ampsEach: number;
}

/** Largest subdivided load of resistance heat, A; with its device of at most 60 A it runs continuously (NEC 424.22(B)). */
const MAX_CIRCUIT_AMPS = 48;

/**
 * The fewest circuits into which an electric heater is subdivided, each with an overcurrent device of its own.
 *
 * @param heaterAmps full-load amps of the whole heater, A
 * @returns null where the unit has no electric heat
 * @see NFPA 70 (NEC) 424.22(B): elements of more than 48 A are subdivided into loads of at most 48 A
 */
export function heaterCircuits(heaterAmps: number): HeaterCircuits | null {
  if (heaterAmps <= 0) return null;
  const count = Math.ceil(heaterAmps / MAX_CIRCUIT_AMPS);
  return { count, ampsEach: rounded.amps(heaterAmps / count) };
}
