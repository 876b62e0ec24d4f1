import fc from 'fast-check';
import { bandBeltEfficiency, beltEfficiency } from './belt.ts';
import { airflowShares, ecmTopSpeed, fixedSpeedFor, frequencyShare, INDUCTION_SPEEDS } from './direct-speed.ts';
import { DRIVE_VARIANTS, driveVariantOfCode } from './drive-variant.ts';

describe('drives', () => {
  it('has a code of its own for every variant', () => {
    const codes = Object.values(DRIVE_VARIANTS).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(driveVariantOfCode(3)).toBe('Vfd');
    expect(driveVariantOfCode(9)).toBeUndefined();
  });

  it.each([
    [0.25, 0.857],
    [1, 0.906],
    [15, 0.954],
    [50, 0.958],
  ])('loses in a belt of %d hp to %d', (bhp, efficiency) => {
    expect(Math.abs(beltEfficiency(bhp) - efficiency)).toBeLessThan(0.001);
  });

  it.each([
    ['high', 0.899, 0.937, 0.972],
    ['medium', 0.86, 0.909, 0.958],
    ['low', 0.797, 0.867, 0.938],
  ] as const)('knows the %s loss band at 1/4, 1 and 50 hp', (band, quarter, item, fifty) => {
    // The fit is held below 0.30 hp.
    expect(bandBeltEfficiency(band, 0.25)).toBeCloseTo(quarter, 2);
    expect(bandBeltEfficiency(band, 1)).toBeCloseTo(item, 3);
    expect(bandBeltEfficiency(band, 50)).toBeCloseTo(fifty, 3);
  });

  it('turns electronic motors of large wheels slower', () => {
    expect([ecmTopSpeed(20), ecmTopSpeed(20.1)]).toEqual([1750, 1160]);
  });

  it('gives five sixths at 50 Hz and everything at 60 Hz or unnamed', () => {
    expect(frequencyShare(50)).toBeCloseTo(5 / 6, 12);
    expect([frequencyShare(60), frequencyShare(0)]).toEqual([1, 1]);
  });

  it('turns at the slowest fixed speed that gives the duty, else at the fastest that nearly does', () => {
    const tolerance = fc.record({ below: fc.integer({ min: 0, max: 10 }), above: fc.integer({ min: 0, max: 30 }) });
    fc.assert(
      fc.property(
        fc.double({ min: 600, max: 4200, noNaN: true }),
        fc.constantFrom(0, 50, 60),
        tolerance,
        (rpm, hz, of) => {
          const shares = airflowShares(of);
          const near = INDUCTION_SPEEDS.map(({ poles, rpm: full }) => ({
            poles,
            rpm: full * frequencyShare(hz),
          })).filter((speed) => speed.rpm >= shares.least * rpm && speed.rpm <= shares.most * rpm);
          const expected = near.findLast((speed) => speed.rpm >= rpm) ?? near[0];
          expect(fixedSpeedFor(rpm, frequencyShare(hz), shares)).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });
});
