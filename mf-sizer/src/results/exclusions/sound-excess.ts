import type { ExhaustSupplyListRow, ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';

/** Limits of sound that a search has. */
export type SoundLimits = Pick<ExhaustSupplySpecification, 'sones' | 'soundPressure'>;

type Sound = Pick<ExhaustSupplyListRow, 'soundSones'> & { readonly rating: { readonly soundDba: number } };

/** By how much a fan is louder than each of them; zero and below where it is not. */
export function excess({ soundSones, rating: { soundDba } }: Sound, { sones, soundPressure }: SoundLimits) {
  // Results that were stored before there was a limit in dBA have none.
  return { sones: soundSones - (sones ?? soundSones), dba: soundDba - (soundPressure ?? soundDba) };
}

export function isTooLoud(row: Sound, limits: SoundLimits): boolean {
  const { sones, dba } = excess(row, limits);
  return sones > 0 || dba > 0;
}
