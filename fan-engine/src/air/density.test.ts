import fc from 'fast-check';
import { densityRatio, SEA_LEVEL_PRESSURE_PSIA, standardPressure, standardTemperature } from './density.ts';

/** Air density factors as fan catalogues print them, by altitude in ft at 70, 100, 200, 300 and 400 F. */
const PRINTED = [
  [0, 1.0, 0.946, 0.803, 0.697, 0.616],
  [1000, 0.964, 0.912, 0.774, 0.672, 0.594],
  [2000, 0.93, 0.88, 0.747, 0.648, 0.573],
  [3000, 0.896, 0.848, 0.72, 0.624, 0.552],
  [5000, 0.832, 0.787, 0.668, 0.58, 0.513],
  [7000, 0.772, 0.73, 0.62, 0.538, 0.476],
  [10_000, 0.688, 0.651, 0.552, 0.48, 0.424],
] as const;
const TEMPERATURES = [70, 100, 200, 300, 400] as const;

describe('air density', () => {
  it.each(PRINTED)('follows the printed density factors at %d ft', (altitude, ...factors) => {
    factors.forEach((factor, index) => {
      const ratio = densityRatio(altitude, TEMPERATURES[index] ?? 0);
      expect(Math.abs(ratio / factor - 1)).toBeLessThan(0.0025);
    });
  });

  it('is standard air at sea level and 70 F', () => {
    expect(densityRatio(0, 70)).toBeCloseTo(1, 12);
    expect(standardPressure(0)).toBe(SEA_LEVEL_PRESSURE_PSIA);
    expect(standardTemperature(0)).toBe(59);
    expect(standardTemperature(10_000)).toBeCloseTo(23.34, 2);
  });

  it('gets thinner with altitude and with heat', () => {
    const altitude = fc.integer({ min: -1500, max: 19_000 });
    fc.assert(
      fc.property(altitude, fc.integer({ min: -60, max: 990 }), (feet, degrees) => {
        expect(densityRatio(feet + 500, degrees)).toBeLessThan(densityRatio(feet, degrees));
        expect(densityRatio(feet, degrees + 5)).toBeLessThan(densityRatio(feet, degrees));
      }),
    );
  });
});
