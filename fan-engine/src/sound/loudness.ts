/** Loudness index of a 1 kHz octave, whole dB from 20 to 120 (ANSI S3.4-1980, Stevens Mark VI). */
const INDEX_AT_1_KHZ: readonly number[] = [
  0.18, 0.22, 0.26, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.61, 0.67, 0.73, 0.8, 0.87, 0.94, 1.02, 1.1, 1.18, 1.27, 1.35,
  1.44, 1.54, 1.64, 1.75, 1.87, 1.99, 2.11, 2.24, 2.38, 2.53, 2.68, 2.84, 3, 3.2, 3.4, 3.6, 3.8, 4.1, 4.3, 4.6, 4.9,
  5.2, 5.5, 5.8, 6.2, 6.6, 7, 7.4, 7.8, 8.3, 8.8, 9.3, 9.9, 10.5, 11.1, 11.8, 12.6, 13.5, 14.4, 15.3, 16.4, 17.5, 18.7,
  20, 21.4, 23, 24.7, 26.5, 28.5, 30.5, 33, 35.3, 38, 41, 44, 48, 52, 56, 61, 66, 71, 77, 83, 90, 97, 105, 113, 121,
  130, 139, 149, 160, 171, 184, 197, 211, 226, 242, 260, 278, 298,
];
const FIRST_LEVEL_DB = 20;
/** Natural logarithm of each index over the one before: between two levels the index follows the logarithm. */
const LOG_STEPS: readonly number[] = INDEX_AT_1_KHZ.slice(1).map((high, index) =>
  Math.log(high / (INDEX_AT_1_KHZ[index] ?? high)),
);
/** 15 to 20 dB, where the table has no logarithm to interpolate. */
const FAINT_INDEX: readonly number[] = [0, 0.03, 0.06, 0.1, 0.14, 0.18];
const FAINTEST_DB = 15;

/** Exact centres of the octave bands, Hz: the table's rule counts octaves from 1 kHz. */
const OCTAVES_BELOW_1_KHZ: readonly number[] = [4, 3, 2, 1, 0, -1, -2, -3];
export const OCTAVE_BANDS = 8;
/** Share of the quieter octave bands that adds to the loudest. */
const OCTAVE_SHARE = 0.3;

/** Loudness indices of eight octave-band sound pressure levels in dB, 63 Hz to 8 kHz. */
export function loudnessIndices(levels: readonly number[]): number[] {
  return OCTAVES_BELOW_1_KHZ.map((_, band) => loudnessIndex(levels[band] ?? 0, band));
}

/**
 * Loudness of eight octave-band sound pressure levels in dB, sones.
 *
 * @param shift what is added to each of them, dB: a list of the sums would be made for the loudness alone
 */
export function sonesOf(levels: readonly number[], shift = 0): number {
  let loudest = 0;
  let sum = 0;
  for (let band = 0; band < OCTAVE_BANDS; band++) {
    const index = loudnessIndex((levels[band] ?? 0) + shift, band);
    loudest = Math.max(loudest, index);
    sum += index;
  }
  return sonesOfIndices(loudest, sum);
}

/** Loudness index of a sound pressure level in dB in an octave band, 0 = 63 Hz to 7 = 8 kHz. */
export function loudnessIndex(level: number, band: number): number {
  return indexAt1Khz(equivalentLevel(level, OCTAVES_BELOW_1_KHZ[band] ?? 0));
}

/** Loudness of octave bands by the largest of their indices and the sum of all, sones. */
export function sonesOfIndices(loudest: number, sum: number): number {
  return loudest + OCTAVE_SHARE * (sum - loudest);
}

/** The 1 kHz level that is as loud: closed form of the published contours. */
function equivalentLevel(level: number, octaves: number): number {
  if (octaves <= 0 || level >= 10 + 21 * octaves) return level - 3 * octaves;
  return 10 + (18 * (level - 6 * octaves - 10)) / 15;
}

function indexAt1Khz(level: number): number {
  if (level <= FAINTEST_DB) return 0;
  if (level < FIRST_LEVEL_DB) {
    const below = Math.floor(level) - FAINTEST_DB;
    const low = FAINT_INDEX[below] ?? 0;
    return low + (level - Math.floor(level)) * ((FAINT_INDEX[below + 1] ?? low) - low);
  }
  // Above the table the last step goes on, so that absurd levels stay ordered and finite.
  const position = Math.min(Math.floor(level) - FIRST_LEVEL_DB, INDEX_AT_1_KHZ.length - 2);
  const low = INDEX_AT_1_KHZ[position] ?? 1;
  return low * Math.exp((level - FIRST_LEVEL_DB - position) * (LOG_STEPS[position] ?? 0));
}
