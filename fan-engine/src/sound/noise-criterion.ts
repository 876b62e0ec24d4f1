import { levelIn } from './octaves.ts';

/** Highest sound pressure by octave band 63 Hz to 8 kHz that each curve allows, dB (ASHRAE Fundamentals, sound and vibration). */
const CURVES: readonly (readonly [nc: number, levels: readonly number[]])[] = [
  [15, [47, 36, 29, 22, 17, 14, 12, 11]],
  [20, [51, 40, 33, 26, 22, 19, 17, 16]],
  [25, [54, 44, 37, 31, 27, 24, 22, 21]],
  [30, [57, 48, 41, 35, 31, 29, 28, 27]],
  [35, [60, 52, 45, 40, 36, 34, 33, 32]],
  [40, [64, 56, 50, 45, 41, 39, 38, 37]],
  [45, [67, 60, 54, 49, 46, 44, 43, 42]],
  [50, [71, 64, 58, 54, 51, 49, 48, 47]],
  [55, [74, 67, 62, 58, 56, 54, 53, 52]],
  [60, [77, 71, 67, 63, 61, 59, 58, 57]],
  [65, [80, 75, 71, 68, 66, 64, 63, 62]],
  [70, [83, 79, 75, 72, 71, 70, 69, 68]],
];
const STEP = 5;

/**
 * Noise criterion of a sound pressure by the tangent method: the lowest curve that no octave band exceeds, to the whole
 * number between two curves.
 *
 * @param levels dB by octave band 63 Hz to 8 kHz
 * @param shift what is added to each of them, dB
 * @returns null below NC 15 and above NC 70, where there are no curves
 */
export function noiseCriterion(levels: readonly number[], shift = 0): number | null {
  const exceeded = CURVES.findLastIndex(([, curve]) =>
    curve.some((allowed, band) => levelIn(levels, band) + shift > allowed),
  );
  const [below, above] = [CURVES[exceeded], CURVES[exceeded + 1]];
  if (below === undefined || above === undefined) return null;
  const [nc, low] = below;
  const [, high] = above;
  const shares = low.map(
    (allowed, band) => (levelIn(levels, band) + shift - allowed) / (levelIn(high, band) - allowed),
  );
  return Math.ceil(nc + STEP * Math.max(...shares));
}
