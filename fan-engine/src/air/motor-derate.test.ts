import fc from 'fast-check';
import { motorCapacityShare } from './motor-derate.ts';

describe('motor derating', () => {
  it.each([
    [0, 70, 1],
    [3300, 104, 1],
    [3301, 70, 0.97],
    [5001, 70, 0.94],
    [6601, 70, 0.9],
    [8301, 70, 0.86],
    [9901, 70, 0.82],
    [0, 122, 0.9],
    [6601, 122, 0.8],
  ])('at %d ft and %d F leaves a share of %d', (altitude, ambient, share) => {
    expect(motorCapacityShare(altitude, ambient)).toBeCloseTo(share, 10);
  });

  it('never gives more with height or heat, and never less than half', () => {
    const altitude = fc.integer({ min: -1500, max: 19_000 });
    fc.assert(
      fc.property(altitude, fc.integer({ min: -60, max: 145 }), (feet, degrees) => {
        const share = motorCapacityShare(feet, degrees);
        expect(share).toBeGreaterThanOrEqual(0.5);
        expect(share).toBeLessThanOrEqual(1);
        expect(motorCapacityShare(feet + 1000, degrees)).toBeLessThanOrEqual(share);
        expect(motorCapacityShare(feet, degrees + 5)).toBeLessThanOrEqual(share);
      }),
    );
  });
});
