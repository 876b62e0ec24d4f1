import { STANDARD_DENSITY } from '../air/density.ts';
import {
  A_WEIGHTING,
  type MethodSound,
  SPECIFIC_SOUND_POWER,
  type SpecificSoundPowerKey,
} from '../curve/specific-sound-power.ts';
import { velocityPressure, type Wheel } from '../curve/wheel.ts';
import { outletVelocity, shareOfPeakEfficiency } from '../duty/efficiency.ts';
import type { OperatingPoint } from '../duty/speed-search.ts';
import { loudnessIndex, OCTAVE_BANDS, sonesOf, sonesOfIndices } from './loudness.ts';
import { levelIn, raised, roundedOctaves } from './octaves.ts';

const MIN_PRESSURE_IN_WG = 0.05;
const OFF_PEAK_SLOPE = 0.33;
const OFF_PEAK_FREE_PERCENT = 96;
const OFF_PEAK_MAX_DB = 15;
/** Hemispherical free field at 5 ft, as AMCA 301 practice rounds it (exact: 11.64). */
const FREE_FIELD_AT_5_FT_DB = 11.5;
const REFERENCE_DISTANCE_FT = 5;

/** Frequency of the blade-pass tone, Hz. */
export function bladePassFrequency(rpm: number, blades: number): number {
  return (rpm * blades) / 60;
}

/** Where one octave band ends and the next begins, Hz: half an octave above its centre (62.5 Hz for the first). */
const BAND_EDGES_HZ: readonly number[] = Array.from(
  { length: OCTAVE_BANDS - 1 },
  (_, band) => 62.5 * 2 ** (band + 0.5),
);

/** Octave band of a frequency in Hz, 0 = 63 Hz to 7 = 8 kHz. */
export function octaveBandOf(frequencyHz: number): number {
  let band = 0;
  while (band < BAND_EDGES_HZ.length && frequencyHz >= (BAND_EDGES_HZ[band] as number)) band++;
  return band;
}

/**
 * Sound power of a fan at a point, dB re 1 pW by octave band 63 Hz to 8 kHz: as it was tested, or by specific sound power, 10 log Q + 20 log P,
 * off-peak increment and blade tone. It is the power on the path that the fan is rated on (`heardPath`).
 */
export function soundPower(wheel: Wheel, point: OperatingPoint): number[] {
  return raised(bandsOf(wheel, point), levelOver(wheel, point));
}

/** What sheet-metal housing takes from the sound inside it by octave band, dB; the mass law, for demonstration. */
const HOUSING_LOSS: readonly number[] = [3, 6, 9, 12, 15, 18, 20, 22];

/** Sound power that a housing radiates when the fan's own is inside it, dB by octave band, as it is shown. */
export function radiatedSoundPower(power: readonly number[]): number[] {
  return roundedOctaves(power, HOUSING_LOSS, -1);
}

/** Natural logarithm of a power ratio of 1 dB: computing the power of ten it replaces takes three times as long. */
const NEPERS_PER_DB = Math.LN10 / 10;

/** A-weighted sum of octave levels, with as many dB added to each as `shift` says, dBA. */
export function aWeighted(levels: readonly number[], shift = 0): number {
  let sum = 0;
  for (let band = 0; band < OCTAVE_BANDS; band++)
    sum += Math.exp(NEPERS_PER_DB * (levelIn(levels, band) + shift + levelIn(A_WEIGHTING, band)));
  return 10 * Math.log10(sum);
}

export interface SoundAtDistance {
  readonly sones: number;
  readonly dba: number;
  readonly distanceFt: number;
}

/**
 * Loudness and A-weighted level of a sound power at a distance in ft in a free field over a hard floor; sones never
 * follow a 6 dB rule.
 *
 * @param knownSones the loudness if a selection has computed it (`sonesOfFan`), so that it is not computed twice
 */
export function soundAt(
  power: readonly number[],
  distanceFt: number,
  knownSones: number | null = null,
): SoundAtDistance {
  const spreading = -spreadingLoss(distanceFt);
  return { sones: knownSones ?? sonesOf(power, spreading), dba: aWeighted(power, spreading), distanceFt };
}

/** `soundAt` of the `soundPower` of a fan at a point, without the list between. */
export function soundOfFan(
  wheel: Wheel,
  point: OperatingPoint,
  distanceFt: number,
  knownSones: number | null = null,
): SoundAtDistance {
  const dba = dbaOfFan(wheel, point, distanceFt);
  return { sones: knownSones ?? sonesOfFan(wheel, point, distanceFt), dba, distanceFt };
}

/** A-weighted level alone of a fan at a point and a distance in ft, dBA. */
export function dbaOfFan(wheel: Wheel, point: OperatingPoint, distanceFt: number): number {
  return aWeighted(bandsOf(wheel, point), levelOver(wheel, point) - spreadingLoss(distanceFt));
}

/**
 * Loudness alone of a fan at a point and a distance in ft, sones: `soundAt` of its `soundPower` without the lists
 * between, since a selection computes it for every fan that fits.
 */
export function sonesOfFan(wheel: Wheel, point: OperatingPoint, distanceFt: number): number {
  const bands = bandsOf(wheel, point);
  const level = levelOver(wheel, point) - spreadingLoss(distanceFt);
  let loudest = 0;
  let sum = 0;
  for (let band = 0; band < OCTAVE_BANDS; band++) {
    const index = loudnessIndex((bands[band] ?? 0) + level, band);
    loudest = Math.max(loudest, index);
    sum += index;
  }
  return sonesOfIndices(loudest, sum);
}

/** Sound power by octave band without what adds to all of them (`levelOver`), dB. */
function bandsOf(wheel: Wheel, point: OperatingPoint): readonly number[] {
  const { sound, blades } = wheel.family;
  if ('levels' in sound) return levelsAt(sound.phi, sound.levels, point.phi);
  const key = wheel.diameterIn > sound.largeAboveIn ? sound.largeWheel : sound.smallWheel;
  return WITH_TONE.get(key)?.[octaveBandOf(bladePassFrequency(point.rpm, blades))] ?? [];
}

/** What adds to the level of every octave band, dB. */
function levelOver(wheel: Wheel, point: OperatingPoint): number {
  const { sound } = wheel.family;
  return 'levels' in sound ? levelByLaws(wheel, point) : levelByMethod(sound, wheel, point);
}

/** Fan sound laws of AMCA 301; wheels side by side add their powers. */
function levelByLaws(wheel: Wheel, point: OperatingPoint): number {
  const wheels = wheel.area / ((Math.PI / 4) * wheel.diameterFt ** 2);
  return (
    50 * Math.log10(point.rpm) +
    70 * Math.log10(wheel.diameterFt) +
    20 * Math.log10(point.density / STANDARD_DENSITY) +
    10 * Math.log10(wheels)
  );
}

/** Between two points of a test the levels run straight; beyond the first and last they stay. */
function levelsAt(phi: readonly number[], levels: readonly (readonly number[])[], at: number): readonly number[] {
  const above = phi.findIndex((tested) => tested >= at);
  const high = levels[above === -1 ? levels.length - 1 : above] ?? [];
  const [low, from, to] = [levels[above - 1], phi[above - 1], phi[above]];
  if (low === undefined || from === undefined || to === undefined) return high;
  const share = (at - from) / (to - from);
  return high.map((level, band) => (low[band] ?? level) + share * (level - (low[band] ?? level)));
}

function levelByMethod(sound: MethodSound, wheel: Wheel, point: OperatingPoint): number {
  return (
    10 * Math.log10(point.cfm) +
    20 * Math.log10(soundPressureBasis(wheel, point)) +
    offPeakIncrement(sound, wheel, point) +
    sound.offsetDb
  );
}

/** Specific sound power with the blade-pass tone in each of the octave bands. */
const WITH_TONE: ReadonlyMap<SpecificSoundPowerKey, readonly (readonly number[])[]> = new Map(
  (Object.keys(SPECIFIC_SOUND_POWER) as SpecificSoundPowerKey[]).map((key) => {
    const { kw, bladePassIncrement } = SPECIFIC_SOUND_POWER[key];
    const withToneIn = (_: number, toneBand: number) =>
      kw.map((level, band) => level + (band === toneBand ? bladePassIncrement : 0));
    return [key, kw.map(withToneIn)];
  }),
);

/** From sound power to sound pressure at a distance in ft, in a free field over a hard floor, dB. */
export function spreadingLoss(distanceFt: number): number {
  return FREE_FIELD_AT_5_FT_DB + 20 * Math.log10(distanceFt / REFERENCE_DISTANCE_FT);
}

function soundPressureBasis(wheel: Wheel, point: OperatingPoint): number {
  const velocity = velocityPressure(point.density, outletVelocity(wheel, point.cfm));
  const share = wheel.family.outletAreaFactor === null ? 0.5 : 1;
  return Math.max(MIN_PRESSURE_IN_WG, point.staticPressure + share * velocity);
}

function offPeakIncrement({ rightOfPeakShare }: MethodSound, wheel: Wheel, point: OperatingPoint): number {
  const percent = 100 * shareOfPeakEfficiency(wheel, point);
  const increment = Math.min(OFF_PEAK_MAX_DB, Math.max(0, OFF_PEAK_SLOPE * (OFF_PEAK_FREE_PERCENT - percent)));
  return point.phi > wheel.family.phiAtPeak ? increment * rightOfPeakShare : increment;
}
