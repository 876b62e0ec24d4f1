import { bandBeltEfficiency, beltEfficiency } from './belt.ts';
import { ecmTopSpeed, frequencyShare } from './direct-speed.ts';
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
  ] as const)('knows the %s loss band at 1/4, 1 and 50 hp', (band, quarter, one, fifty) => {
    // The fit is held below 0.30 hp.
    expect(bandBeltEfficiency(band, 0.25)).toBeCloseTo(quarter, 2);
    expect(bandBeltEfficiency(band, 1)).toBeCloseTo(one, 3);
    expect(bandBeltEfficiency(band, 50)).toBeCloseTo(fifty, 3);
  });

  it('turns electronic motors of large wheels slower', () => {
    expect([ecmTopSpeed(20), ecmTopSpeed(20.1)]).toEqual([1750, 1160]);
  });

  it('gives five sixths at 50 Hz and everything at 60 Hz or unnamed', () => {
    expect(frequencyShare(50)).toBeCloseTo(5 / 6, 12);
    expect([frequencyShare(60), frequencyShare(0)]).toEqual([1, 1]);
  });
});
