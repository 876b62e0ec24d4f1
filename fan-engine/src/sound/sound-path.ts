import { FanCategory, MakeUpAirCategory } from '@specbuilder/shared-contracts/domain';
import type { CatalogueLine } from '../product-line/line.ts';

/** The two ways by which the sound of a wheel leaves its fan. */
export type SoundPath = 'inlet' | 'outlet';

/** Insertion loss by octave band on each path, dB; an empty list takes nothing. */
export type SoundReduction = Readonly<Record<SoundPath, readonly number[]>>;

export const NO_SOUND_REDUCTION: SoundReduction = { inlet: [], outlet: [] };

type LinePlace = Pick<CatalogueLine, 'category' | 'subCategory'>;

/**
 * The path that sones and dBA are stated for: the one that leads to the rooms. An exhaust fan draws from them and is heard at
 * its inlet, as catalogues print it (AMCA 301, free inlet); a supply cabinet blows into them and is heard at its outlet;
 * an inline supply fan is rated like the inline exhaust fan it is built as. A silencer or sound curb on the other path changes
 * its own octave list and, by the static pressure it adds, next to nothing here.
 */
export function heardPath({ category, subCategory }: LinePlace): SoundPath {
  const isInline = category === FanCategory.MakeUpAir && subCategory === MakeUpAirCategory.InlineFiltered;
  return category === FanCategory.Exhaust || isInline ? 'inlet' : 'outlet';
}

/** The path that enters the duct through a roof curb: an exhaust fan draws from it, a supply unit blows into it. */
export function ductPath(category: FanCategory): SoundPath {
  return category === FanCategory.Exhaust ? 'inlet' : 'outlet';
}

/**
 * Sound power at inlet and outlet, dB by octave band. The method gives one power; it is that of the path the fan is rated on,
 * and the other differs from it by what the construction of its family does.
 */
export function bothPaths(
  power: readonly number[],
  heard: SoundPath,
  outletOverInletDb: readonly number[],
): Readonly<Record<SoundPath, number[]>> {
  const direction = heard === 'inlet' ? 1 : -1;
  const other = power.map((level, band) => level + direction * (outletOverInletDb[band] ?? 0));
  return heard === 'inlet' ? { inlet: [...power], outlet: other } : { inlet: other, outlet: [...power] };
}

/** Sound power behind something that muffles it, dB by octave band. */
export function muffled(power: readonly number[], reduction: readonly number[]): number[] {
  return power.map((level, band) => level - (reduction[band] ?? 0));
}
