import fc from 'fast-check';
import { FAN_FAMILY_KEYS, wheelOf } from '../../test/fixtures/wheels.ts';
import { STANDARD_DENSITY } from '../air/density.ts';

import { speedSearch } from '../duty/speed-search.ts';
import { loudnessIndices, sonesOf } from './loudness.ts';
import { aWeighted, bladePassFrequency, octaveBandOf, soundAt, soundPower } from './sound-power.ts';

/** Rows of the published Stevens table: level, then index at 63 Hz to 8 kHz. */
const STEVENS = [
  [24, 0, 0, 0, 0.16, 0.35, 0.5, 0.67, 0.87],
  [33, 0, 0.03, 0.31, 0.67, 0.87, 1.1, 1.35, 1.64],
  [45, 0.31, 0.69, 1.23, 1.64, 1.99, 2.38, 2.84, 3.4],
  [57, 1.23, 1.97, 2.84, 3.4, 4.1, 4.9, 5.8, 7],
  [72, 3.72, 5.74, 7, 8.3, 9.9, 11.8, 14.4, 17.5],
  [88, 11.7, 15.3, 18.7, 23, 28.5, 35.3, 44, 56],
  [110, 61, 77, 97, 121, 149, 184, 226, 278],
] as const;

const level = fc.double({ min: -20, max: 140, noNaN: true });
const spectrum = fc.array(level, { minLength: 8, maxLength: 8 });

describe('loudness', () => {
  it.each(STEVENS)('has the indices of the table at %d dB', (decibel, ...indices) => {
    loudnessIndices(Array.from({ length: 8 }, () => decibel)).forEach((index, band) => {
      expect(Math.abs(index - (indices[band] ?? 0))).toBeLessThanOrEqual(0.006 + 0.004 * (indices[band] ?? 0));
    });
  });

  it('is the loudest band plus three tenths of the others', () => {
    const levels = [60, 55, 50, 45, 40, 35, 30, 25];
    const indices = loudnessIndices(levels);
    const sum = indices.reduce((total, index) => total + index, 0);
    expect(sonesOf(levels)).toBeCloseTo(Math.max(...indices) + 0.3 * (sum - Math.max(...indices)), 12);
  });

  it('never falls when a band gets louder, and stays finite', () => {
    fc.assert(
      fc.property(spectrum, fc.integer({ min: 0, max: 7 }), (levels, band) => {
        const louder = levels.map((value, index) => (index === band ? value + 3 : value));
        expect(sonesOf(louder)).toBeGreaterThanOrEqual(sonesOf(levels));
        expect(Number.isFinite(sonesOf(louder))).toBe(true);
      }),
    );
  });

  it('is silence below hearing', () => {
    expect(sonesOf([10, 10, 10, 10, 10, 0, -5, -10])).toBe(0);
  });
});

describe('sound of a fan', () => {
  it('weights 1 kHz with nothing and 63 Hz with -26.2 dB', () => {
    const alone = (band: number) => Array.from({ length: 8 }, (_, index) => (index === band ? 80 : -200));
    expect(aWeighted(alone(4))).toBeCloseTo(80, 6);
    expect(aWeighted(alone(0))).toBeCloseTo(53.8, 6);
  });

  it('loses 11.5 dB to 5 ft and 6 dB with every doubling', () => {
    const power = [90, 88, 86, 84, 82, 80, 78, 76];
    const near = power.map((level) => level - 11.5);
    expect(soundAt(power, 5).dba).toBeCloseTo(aWeighted(near), 10);
    expect(soundAt(power, 5).sones).toBeCloseTo(sonesOf(near), 10);
    expect(soundAt(power, 20).dba).toBeCloseTo(aWeighted(near) - 12.04, 2);
  });

  it.each([
    [1243, 10, 207, 2],
    [868, 6, 86.8, 0],
    [1750, 43, 1254, 4],
    [60, 3, 3, 0],
    [40_000, 40, 26_667, 7],
  ])('at %d rpm with %d blades has its tone at %d Hz', (rpm, blades, frequency, band) => {
    expect(bladePassFrequency(rpm, blades) / frequency).toBeCloseTo(1, 2);
    expect(octaveBandOf(bladePassFrequency(rpm, blades))).toBe(band);
  });

  it('[RES-021] has eight octave bands', () => {
    const wheel = wheelOf('bi_sw', 24.5);
    expect(soundPower(wheel, speedSearch(wheel, 9000, 3, STANDARD_DENSITY))).toHaveLength(8);
  });

  it('gets louder by 50 log of the speed at one point of rating', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FAN_FAMILY_KEYS), fc.double({ min: 1.1, max: 1.9, noNaN: true }), (key, ratio) => {
        const wheel = wheelOf(key, 24);
        const slow = speedSearch(wheel, 6000, 1, STANDARD_DENSITY);
        const fast = speedSearch(wheel, 6000 * ratio, ratio * ratio, STANDARD_DENSITY);
        const tones = [slow, fast].map(({ rpm }) => octaveBandOf(bladePassFrequency(rpm, wheel.family.blades)));
        const band = [0, 1, 2, 3, 4, 5, 6, 7].find((place) => !tones.includes(place)) ?? 0;
        const gained = (soundPower(wheel, fast)[band] ?? 0) - (soundPower(wheel, slow)[band] ?? 0);
        expect(gained).toBeCloseTo(50 * Math.log10(ratio), 4);
      }),
    );
  });

  it('is quieter farther away', () => {
    const power = [96, 96, 97, 90, 85, 79, 75, 70];
    const [near, far] = [soundAt(power, 5), soundAt(power, 30)];
    expect(far.sones).toBeLessThan(near.sones);
    expect(near.dba - far.dba).toBeCloseTo(20 * Math.log10(6), 8);
  });
});
