/**
 * Levels of the eight octave bands, 63 Hz to 8 kHz, of what is said of each. Written out, since a list that is mapped begins
 * as one of whole numbers and is copied at its first fraction: half of what rating a fan in full took.
 */
export function ofOctaves(levelOf: (band: number) => number): number[] {
  return [levelOf(0), levelOf(1), levelOf(2), levelOf(3), levelOf(4), levelOf(5), levelOf(6), levelOf(7)];
}

/** Level of an octave band; a list that ends before it has nothing there. */
export function levelIn(levels: readonly number[], band: number): number {
  return levels[band] ?? 0;
}
