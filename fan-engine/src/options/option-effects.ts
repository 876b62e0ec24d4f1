import type { Enclosure } from '../motor/efficiency-tables.ts';
import { NO_SOUND_REDUCTION, type SoundReduction } from '../sound/sound-path.ts';

/** What chosen options do to a fan. */
export interface OptionEffects {
  /** Static pressure at the duty airflow, in. w.g. */
  readonly staticPressure: number;
  readonly soundReduction: SoundReduction;
  readonly hasVfd: boolean;
  readonly enclosure: Enclosure;
}

export const NO_OPTION_EFFECTS: OptionEffects = {
  staticPressure: 0,
  soundReduction: NO_SOUND_REDUCTION,
  hasVfd: false,
  enclosure: 'ODP',
};

/** Effects of nothing but a static pressure in in. w.g. */
export function withPressure(staticPressure: number): OptionEffects {
  if (staticPressure === 0) return NO_OPTION_EFFECTS;
  const { soundReduction, hasVfd, enclosure } = NO_OPTION_EFFECTS;
  return { staticPressure, soundReduction, hasVfd, enclosure };
}
