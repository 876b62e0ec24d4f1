import { rounded } from '../values/rounding.ts';

/** Level of an octave band; a list that ends before it has nothing there. */
export function levelIn(levels: readonly number[], band: number): number {
  return levels[band] ?? 0;
}

/*
 * Levels of the eight octave bands, 63 Hz to 8 kHz. Each list is written out: one that is mapped begins as a list of whole
 * numbers and is copied at its first fraction, and one made by a callback has an object for each of its levels, since every
 * caller has a callback of its own. Five hundred rows have four thousand bands of each kind.
 */

/** Levels with as much added to all of them. */
export function raised(levels: readonly number[], by: number): number[] {
  return [
    levelIn(levels, 0) + by,
    levelIn(levels, 1) + by,
    levelIn(levels, 2) + by,
    levelIn(levels, 3) + by,
    levelIn(levels, 4) + by,
    levelIn(levels, 5) + by,
    levelIn(levels, 6) + by,
    levelIn(levels, 7) + by,
  ];
}

/** Levels with those of another list added, or taken off with -1. */
export function combined(levels: readonly number[], others: readonly number[], sign: 1 | -1): number[] {
  return [
    levelIn(levels, 0) + sign * levelIn(others, 0),
    levelIn(levels, 1) + sign * levelIn(others, 1),
    levelIn(levels, 2) + sign * levelIn(others, 2),
    levelIn(levels, 3) + sign * levelIn(others, 3),
    levelIn(levels, 4) + sign * levelIn(others, 4),
    levelIn(levels, 5) + sign * levelIn(others, 5),
    levelIn(levels, 6) + sign * levelIn(others, 6),
    levelIn(levels, 7) + sign * levelIn(others, 7),
  ];
}

const NOTHING: readonly number[] = [];

/** Levels as they are shown, with those of another list added, or taken off with -1. */
export function roundedOctaves(levels: readonly number[], others = NOTHING, sign: 1 | -1 = 1): number[] {
  return [
    rounded.octave(levelIn(levels, 0) + sign * levelIn(others, 0)),
    rounded.octave(levelIn(levels, 1) + sign * levelIn(others, 1)),
    rounded.octave(levelIn(levels, 2) + sign * levelIn(others, 2)),
    rounded.octave(levelIn(levels, 3) + sign * levelIn(others, 3)),
    rounded.octave(levelIn(levels, 4) + sign * levelIn(others, 4)),
    rounded.octave(levelIn(levels, 5) + sign * levelIn(others, 5)),
    rounded.octave(levelIn(levels, 6) + sign * levelIn(others, 6)),
    rounded.octave(levelIn(levels, 7) + sign * levelIn(others, 7)),
  ];
}
