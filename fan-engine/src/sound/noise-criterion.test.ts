import fc from 'fast-check';
import { noiseCriterion } from './noise-criterion.ts';

const NC_40 = [64, 56, 50, 45, 41, 39, 38, 37];
const levels = fc.array(fc.double({ min: 5, max: 95, noNaN: true }), { minLength: 8, maxLength: 8 });

describe('The noise criterion of a sound pressure', () => {
  it('is that of the curve that it follows', () => {
    expect(noiseCriterion(NC_40)).toBe(40);
    expect(noiseCriterion([64, 20, 20, 20, 20, 20, 20, 20])).toBe(40);
  });

  it('is between two curves where its loudest band is', () => {
    // 1 kHz: NC 40 allows 41 dB, NC 45 46 dB.
    expect(noiseCriterion([20, 20, 20, 20, 43, 20, 20, 20])).toBe(42);
    expect(noiseCriterion([20, 20, 20, 20, 43.1, 20, 20, 20])).toBe(43);
  });

  it('is none below the lowest curve and above the highest', () => {
    expect(noiseCriterion([30, 20, 10, 10, 10, 10, 10, 10])).toBeNull();
    expect(noiseCriterion([90, 80, 80, 80, 80, 80, 80, 80])).toBeNull();
  });

  it('never falls where a band gets louder, and a shift is the same as louder bands', () => {
    fc.assert(
      fc.property(levels, fc.nat(7), fc.double({ min: 0, max: 20, noNaN: true }), (bands, band, more) => {
        const louder = bands.map((level, index) => (index === band ? level + more : level));
        const [before, after] = [noiseCriterion(bands), noiseCriterion(louder)];
        if (before !== null && after !== null) expect(after).toBeGreaterThanOrEqual(before);
        const rounded = bands.map(Math.round);
        expect(noiseCriterion(rounded, 3)).toBe(noiseCriterion(rounded.map((level) => level + 3)));
      }),
    );
  });
});
