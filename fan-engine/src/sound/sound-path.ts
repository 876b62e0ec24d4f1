import { combined } from './octaves.ts';

/** The two ways by which the sound of a wheel leaves its fan. */
export type SoundPath = 'inlet' | 'outlet';

/** Insertion loss by octave band on each path, dB; an empty list takes nothing. */
export type SoundReduction = Readonly<Record<SoundPath, readonly number[]>>;

export const NO_SOUND_REDUCTION: SoundReduction = { inlet: [], outlet: [] };

/**
 * Sound power at inlet and outlet, dB by octave band. The method gives one power; it is that of the path the fan is rated on,
 * and the other differs from it by what the construction of its family does.
 */
export function bothPaths(
  power: readonly number[],
  received: SoundPath,
  outletOverInletDb: readonly number[],
): Readonly<Record<SoundPath, readonly number[]>> {
  const other = combined(power, outletOverInletDb, received === 'inlet' ? 1 : -1);
  return received === 'inlet' ? { inlet: power, outlet: other } : { inlet: other, outlet: power };
}

/** Sound power behind something that muffles it, dB by octave band. */
export function muffled(power: readonly number[], reduction: readonly number[]): readonly number[] {
  if (reduction.length === 0) return power;
  return combined(power, reduction, -1);
}
