import { readSchedule } from '../src/schedule/index.ts';
import { type Expected, problemsOfRows } from './schedules-judge.ts';

/** A row that has to be read: null for a figure that has to be settled first; voltage and phase only where they matter. */
export const row = (
  tag: string | null,
  quantity: number | null,
  cfm: number | null,
  staticPressure: number | null,
  supply: readonly [number, number] | null = null,
): Expected => ({ tag, quantity, cfm, staticPressure, voltage: supply?.[0] ?? null, phase: supply?.[1] ?? null });

/** Name, lines (with | between cells), rows. */
export type Sample = readonly [name: string, lines: readonly string[], rows: readonly Expected[]];

export const problemsOf = ([, lines, rows]: Sample): string[] =>
  problemsOfRows(readSchedule(lines.join('\n').replaceAll('|', '\t')), rows);
