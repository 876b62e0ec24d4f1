import fc from 'fast-check';
import { capacityFactor, capacityFlowFactor, inputRatioFactor, inputRatioFlowFactor } from './dx-curves.ts';

describe('the curves of a cooling unit', () => {
  const at = (enteringWetBulb: number, outdoorDryBulb: number, isHighAmbient = false) => ({
    enteringWetBulb,
    outdoorDryBulb,
    isHighAmbient,
  });

  it('are one where units are rated', () => {
    expect(capacityFactor(at(67, 95))).toBeCloseTo(1, 3);
    expect(inputRatioFactor(at(67, 95))).toBeCloseTo(1, 3);
    expect(capacityFlowFactor(1)).toBeCloseTo(1, 12);
    expect(inputRatioFlowFactor(1)).toBeCloseTo(1, 12);
  });

  it('hold their last value beyond what was measured', () => {
    expect(capacityFactor(at(90, 95))).toBe(capacityFactor(at(76, 95)));
    expect(capacityFactor(at(40, 95))).toBe(capacityFactor(at(55, 95)));
    expect(capacityFactor(at(67, 120))).toBeCloseTo(capacityFactor(at(67, 115)), 3);
    expect(capacityFactor(at(67, 40))).toBe(capacityFactor(at(67, 64)));
    expect(capacityFlowFactor(0.1)).toBe(capacityFlowFactor(0.5));
    expect(inputRatioFlowFactor(9)).toBe(inputRatioFlowFactor(1.5));
  });

  it('go on to 125 F for a condenser for high ambient', () => {
    expect(capacityFactor(at(67, 122, true))).toBeLessThan(capacityFactor(at(67, 122)));
    expect(capacityFactor(at(67, 130, true))).toBe(capacityFactor(at(67, 126, true)));
    expect(capacityFactor(at(67, 100, true))).toBe(capacityFactor(at(67, 100)));
  });

  it('give more to wetter air, and less for more input on a hotter day', () => {
    const wet = fc.double({ min: 55, max: 74, noNaN: true });
    fc.assert(
      fc.property(wet, fc.double({ min: 70, max: 114, noNaN: true }), (wetBulb, outdoor) => {
        expect(capacityFactor(at(wetBulb + 1, outdoor))).toBeGreaterThan(capacityFactor(at(wetBulb, outdoor)));
        expect(capacityFactor(at(wetBulb, outdoor + 1))).toBeLessThan(capacityFactor(at(wetBulb, outdoor)));
        expect(inputRatioFactor(at(wetBulb, outdoor + 1))).toBeGreaterThan(inputRatioFactor(at(wetBulb, outdoor)));
      }),
    );
  });
});
