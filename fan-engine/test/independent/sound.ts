import { velocityPressure } from './air.ts';
import { type Point, totalPressure, type Wheel } from './curve.ts';

/** Section 6.1: specific sound power, dB from 63 Hz to 8 kHz, and the tone of the blades. */
const SPECIFIC: Readonly<Record<string, readonly [octaves: readonly number[], bladeTone: number]>> = {
  centrif_bi_large: [[40, 40, 39, 34, 30, 23, 19, 17], 3],
  centrif_bi_small: [[45, 45, 43, 39, 34, 28, 24, 19], 3],
  fc: [[53, 53, 43, 36, 36, 31, 26, 21], 2],
  vaneaxial_05: [[49, 43, 46, 43, 41, 36, 30, 28], 6],
  tubeaxial_large: [[51, 46, 47, 49, 47, 46, 39, 37], 7],
  tubeaxial_small: [[48, 47, 49, 53, 52, 51, 43, 40], 7],
  prop: [[48, 51, 58, 56, 55, 52, 46, 42], 5],
};

const A_WEIGHT = [-26.2, -16.1, -8.6, -3.2, 0, 1.2, 1, -1.1];

/** Section 6.2: loudness index at 1 kHz from 20 dB up, decade by decade. */
const LOUDNESS = [
  0.18, 0.22, 0.26, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.61, 0.67, 0.73, 0.8, 0.87, 0.94, 1.02, 1.1, 1.18, 1.27, 1.35,
  1.44, 1.54, 1.64, 1.75, 1.87, 1.99, 2.11, 2.24, 2.38, 2.53, 2.68, 2.84, 3, 3.2, 3.4, 3.6, 3.8, 4.1, 4.3, 4.6, 4.9,
  5.2, 5.5, 5.8, 6.2, 6.6, 7, 7.4, 7.8, 8.3, 8.8, 9.3, 9.9, 10.5, 11.1, 11.8, 12.6, 13.5, 14.4, 15.3, 16.4, 17.5, 18.7,
  20, 21.4, 23, 24.7, 26.5, 28.5, 30.5, 33, 35.3, 38, 41, 44, 48, 52, 56, 61, 66, 71, 77, 83, 90, 97, 105, 113, 121,
  130, 139, 149, 160, 171, 184, 197, 211, 226, 242, 260, 278, 298,
];
const QUIETEST = [0, 0.03, 0.06, 0.1, 0.14];

/** Sound power by octave, dB, of the inlet or of an outlet that does not differ from it. */
export function soundPower(wheel: Wheel, point: Point): number[] {
  const { family } = wheel;
  const { sound } = family;
  const isLarge = 12 * wheel.diameterFt > sound.largeAboveIn;
  const [octaves, bladeTone] = SPECIFIC[isLarge ? sound.largeWheel : sound.smallWheel] ?? [[], 0];
  const isFree = family.outletAreaFactor === null;
  const freeOutlet = point.pressure + 0.5 * velocityPressure(point.cfm / wheel.circle, point.density);
  const pressure = Math.max(0.05, isFree ? freeOutlet : totalPressure(wheel, point));
  const efficiency = (point.phi * wheel.psi(point.phi)) / wheel.lambda(point.phi);
  const offPeak = Math.min(15, Math.max(0, 0.33 * (96 - (100 * efficiency) / family.peakStaticEfficiency)));
  const share = point.phi > family.phiAtPeak ? sound.rightOfPeakShare : 1;
  const level = 10 * Math.log10(point.cfm) + 20 * Math.log10(pressure) + share * offPeak + sound.offsetDb;
  const toneBand = Math.round(Math.log2((point.rpm * family.blades) / 60 / 62.5));
  const band = Math.min(7, Math.max(0, toneBand));
  return octaves.map((specific, index) => specific + level + (index === band ? bladeTone : 0));
}

function loudnessAt1Khz(level: number): number {
  if (level <= 15) return 0;
  const table = [...QUIETEST, ...LOUDNESS];
  const index = Math.min(table.length - 2, Math.floor(level - 15));
  const [low, high, share] = [table[index] ?? 0, table[index + 1] ?? 0, level - 15 - index];
  return low === 0 ? share * high : low * (high / low) ** share;
}

/** Loudness index of an octave: the closed form of the Stevens table. */
function loudnessIndex(level: number, band: number): number {
  const below = 4 - band;
  const isLoud = below <= 0 || level >= 10 + 21 * below;
  return loudnessAt1Khz(isLoud ? level - 3 * below : 10 + (18 * (level - 6 * below - 10)) / 15);
}

/** Loudness at a distance over a reflecting plane. */
export function heardAt(power: readonly number[], distanceFt: number): { sones: number; dba: number } {
  const levels = power.map((octave) => octave - 11.5 - 20 * Math.log10(distanceFt / 5));
  const indices = levels.map(loudnessIndex);
  const loudest = Math.max(...indices);
  const sones = loudest + 0.3 * (indices.reduce((sum, item) => sum + item, 0) - loudest);
  const energy = levels.reduce((sum, level, band) => sum + 10 ** ((level + (A_WEIGHT[band] ?? 0)) / 10), 0);
  return { sones, dba: 10 * Math.log10(energy) };
}
