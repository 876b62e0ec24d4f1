import fc from 'fast-check';
import { bypassFactor, coilPass } from './coil-leaving-state.ts';
import { mixStreams } from './mixed-air.ts';

/** Air of AHRI ratings alone: 80/67 F. */
const RATED = {
  cfm: 4000,
  altitudeFt: 0,
  outdoorShare: 0,
  outdoor: { dryBulb: 95, wetBulb: 75 },
  returnAir: { dryBulb: 80, wetBulb: 67 },
};

describe('the air behind a coil', () => {
  const stream = mixStreams(RATED);

  it('is what entered where nothing is removed', () => {
    const { leaving: air, totalBtus } = coilPass(stream, 0, 0.1);
    expect(totalBtus).toBe(0);
    expect(air.dryBulb).toBeCloseTo(80, 6);
    expect(air.wetBulb).toBeCloseTo(67, 2);
  });

  it('keeps its water above the dew point: all heat is sensible there', () => {
    const pass = coilPass(stream, 17_000, 0.1);
    // Heat capacity of moist air, 0.240 + 0.444 W Btu/lb F.
    const drop = 17_000 / (stream.dryAir * (0.24 + 0.444 * stream.air.humidityRatio));
    expect(pass.leaving.dryBulb).toBeCloseTo(80 - drop, 4);
    expect(pass.leaving.humidityRatio).toBe(stream.air.humidityRatio);
    expect(pass.sensibleBtus).toBeCloseTo(17_000, 6);
  });

  it('gives up water below the dew point', () => {
    const { leaving: air, sensibleBtus, totalBtus } = coilPass(stream, 120_000, 0.1);
    expect(air.humidityRatio).toBeLessThan(stream.air.humidityRatio);
    expect(sensibleBtus / totalBtus).toBeGreaterThan(0.6);
    expect(sensibleBtus / totalBtus).toBeLessThan(0.8);
  });

  it('never freezes: the frost guard takes the rest of the capacity away', () => {
    const pass = coilPass(stream, 5_000_000, 0.1);
    expect(pass.apparatusDewPoint).toBeCloseTo(32, 4);
    expect(pass.totalBtus).toBeLessThan(5_000_000);
    expect(coilPass(mixStreams({ ...RATED, returnAir: { dryBulb: 30, wetBulb: 28 } }), 1000, 0.1).totalBtus).toBe(0);
  });

  it.each([
    [0.12, 4, 500, 0.12],
    [0.09, 6, 500, 0.027],
    // Half the velocity is 2^0.4 times the power.
    [0.1, 4, 250, 0.1 ** (2 ** 0.4)],
  ] as const)('passes untouched with factor %d, %d rows and %d fpm a share of %d', (rated, rows, velocity, share) => {
    expect(bypassFactor(rated, rows, velocity)).toBeCloseTo(share, 10);
  });

  it('is never colder than the surface and keeps the heat in balance', () => {
    const heat = fc.double({ min: 0, max: 400_000, noNaN: true });
    const bypass = fc.double({ min: 0.001, max: 0.5, noNaN: true });
    const dryBulb = fc.double({ min: 45, max: 120, noNaN: true });
    fc.assert(
      fc.property(
        heat,
        bypass,
        dryBulb,
        fc.double({ min: 0, max: 0.25, noNaN: true }),
        (offered, share, dry, dryness) => {
          const entering = mixStreams({ ...RATED, returnAir: { dryBulb: dry, wetBulb: dry - dryness * dry } });
          const pass = coilPass(entering, offered, share);
          expect(pass.leaving.dryBulb).toBeGreaterThanOrEqual(pass.apparatusDewPoint - 1e-6);
          expect(pass.leaving.dryBulb).toBeLessThanOrEqual(dry + 1e-6);
          expect(pass.leaving.relativeHumidity).toBeLessThanOrEqual(1 + 1e-6);
          expect(pass.totalBtus).toBeLessThanOrEqual(offered);
          const drop = entering.air.enthalpy - pass.leaving.enthalpy;
          expect(Math.abs(entering.dryAir * drop - pass.totalBtus)).toBeLessThan(1);
          expect(pass.sensibleBtus).toBeLessThanOrEqual(pass.totalBtus + 1e-6);
        },
      ),
      { numRuns: 200 },
    );
  });
});
