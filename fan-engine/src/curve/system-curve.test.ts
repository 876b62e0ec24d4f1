import fc from 'fast-check';
import { FAN_FAMILY_KEYS, fanFamily } from '../../test/fixtures/wheels.ts';
import { fanFamily as freshFamily } from './fan-family.ts';

/** From a system that hardly resists to one that lets hardly anything through. */
const coefficient = fc.double({ min: -9, max: 9, noNaN: true }).map((power) => 10 ** power);

describe.each(FAN_FAMILY_KEYS)('flow of a system on the curve of %s', (key) => {
  const table = fanFamily(key);
  const { psiAt, phiMax, phiOfSystem } = table;

  it('gives the pressure that the system takes, for any system', () => {
    fc.assert(
      fc.property(coefficient, (c) => {
        const phi = phiOfSystem(c);
        expect(Math.abs(psiAt(phi) - c * phi * phi)).toBeLessThan(1e-9);
        expect(phi).toBeGreaterThan(0);
        expect(phi).toBeLessThanOrEqual(phiMax);
      }),
      { numRuns: 500 },
    );
  });

  it('finds a flow again by the system that leads through it', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-4, max: 1 - 1e-6, noNaN: true }), (share) => {
        const phi = share * phiMax;
        expect(phiOfSystem(psiAt(phi) / (phi * phi)) / phi).toBeCloseTo(1, 9);
      }),
      { numRuns: 500 },
    );
  });

  it('finds the same flow whatever was requested before', () => {
    fc.assert(
      fc.property(fc.array(coefficient, { minLength: 1, maxLength: 12 }), coefficient, (before, c) => {
        const [requested, fresh] = [freshFamily(key, table), freshFamily(key, table)];
        for (const other of before) requested.phiOfSystem(other);
        expect(requested.phiOfSystem(c)).toBe(fresh.phiOfSystem(c));
      }),
      { numRuns: 40 },
    );
  });

  it('lets less through the more a system resists', () => {
    fc.assert(
      fc.property(coefficient, fc.double({ min: 1.001, max: 100, noNaN: true }), (c, times) => {
        expect(phiOfSystem(c * times)).toBeLessThan(phiOfSystem(c));
      }),
    );
  });
});
