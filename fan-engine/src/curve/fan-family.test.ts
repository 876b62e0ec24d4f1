import { FAN_FAMILY_KEYS, fanFamily } from '../../test/fixtures/wheels.ts';

describe.each(FAN_FAMILY_KEYS)('base test of %s', (key) => {
  const family = fanFamily(key);
  const flows = Array.from({ length: 400 }, (_, step) => (family.phiMax * (step + 1)) / 400);

  it('has one value per flow, and a free delivery without pressure', () => {
    expect(family.psi).toHaveLength(family.phi.length);
    expect(family.lambda).toHaveLength(family.phi.length);
    expect(family.psiAt(family.phiMax)).toBe(0);
    expect([...family.phi].sort((a, b) => a - b)).toEqual(family.phi);
  });

  it('meets every system once: psi over phi squared falls all the way', () => {
    const slopes = flows.map((phi) => family.psiAt(phi) / (phi * phi));
    slopes.slice(1).forEach((slope, index) => {
      expect(slope).toBeLessThan(slopes[index] ?? 0);
    });
  });

  it('has the stated peak of static efficiency where it is stated to be', () => {
    const efficiency = (phi: number) => (phi * family.psiAt(phi)) / family.lambdaAt(phi);
    const best = flows.reduce((top, phi) => (efficiency(phi) > efficiency(top) ? phi : top));
    expect(efficiency(best)).toBeCloseTo(family.peakStaticEfficiency, 3);
    expect(best / family.phiAtPeak).toBeCloseTo(1, 1);
    expect(family.phiAtPeak).toBeGreaterThan(family.stallPhi);
  });

  it('never gives more air power than it takes', () => {
    for (const phi of flows) expect(family.lambdaAt(phi)).toBeGreaterThan(phi * family.psiAt(phi));
  });
});
