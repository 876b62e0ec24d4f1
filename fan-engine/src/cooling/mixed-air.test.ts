import fc from 'fast-check';
import { rejection } from '../../test/fixtures/words.ts';
import { standardPressure } from '../air/density.ts';
import { dryAirPerHour } from '../air/moist-air.ts';
import { EngineError } from '../specification/engine-error.ts';
import { moistAirOf } from './air-state.ts';
import { type AirMix, mixedAir, mixStreams } from './mixed-air.ts';

const SUMMER: AirMix = {
  cfm: 4000,
  outdoorShare: 0.3,
  outdoor: { dryBulb: 95, wetBulb: 75 },
  returnAir: { dryBulb: 75, wetBulb: 62 },
  altitudeFt: 0,
};
const FIELDS = { dryBulb: 'dryBulb', wetBulb: 'wetBulb' };

const state = (low: number, high: number) =>
  fc
    .record({
      dryBulb: fc.double({ min: low, max: high, noNaN: true }),
      depression: fc.double({ min: 0, max: 0.2, noNaN: true }),
    })
    .map(({ dryBulb, depression }) => ({ dryBulb, wetBulb: dryBulb - depression * Math.abs(dryBulb) }));

describe('mixed air', () => {
  it.each([
    ['is outdoor air where nothing returns', 1, 95, 75],
    ['is return air where nothing comes from outdoors', 0, 75, 62],
  ])('%s', (_, outdoorShare, dryBulb, wetBulb) => {
    const air = mixedAir({ ...SUMMER, outdoorShare });
    expect(air.dryBulb).toBeCloseTo(dryBulb, 6);
    expect(air.wetBulb).toBeCloseTo(wetBulb, 2);
  });

  it('is a little nearer to the colder of two equal airflows, which is the heavier', () => {
    const { dryBulb } = mixedAir({ ...SUMMER, outdoorShare: 0.5 });
    expect(dryBulb).toBeLessThan(85);
    expect(dryBulb).toBeGreaterThan(84.6);
  });

  it('needs no air that does not flow', () => {
    const impossible = { dryBulb: 60, wetBulb: 90 };
    expect(mixedAir({ ...SUMMER, outdoorShare: 1, returnAir: impossible }).dryBulb).toBe(95);
    expect(mixedAir({ ...SUMMER, outdoorShare: 0, outdoor: impossible }).dryBulb).toBe(75);
  });

  it('turns what it cannot hold into fog, as breath does in winter', () => {
    const fog = mixedAir({
      ...SUMMER,
      outdoorShare: 0.5,
      outdoor: { dryBulb: 0, wetBulb: 0 },
      returnAir: { dryBulb: 90, wetBulb: 90 },
    });
    expect(fog.relativeHumidity).toBeCloseTo(1, 3);
    expect(fog.dryBulb).toBeGreaterThan(45);
  });

  it.each([
    ['outdoorAirWetBulbTemp', { outdoor: { dryBulb: 70, wetBulb: 71 } }, 'The wet bulb cannot be above the dry bulb'],
    [
      'outdoorAirWetBulbTemp',
      { outdoor: { dryBulb: 110, wetBulb: 20 } },
      'The wet bulb is lower than dry air would have',
    ],
    ['returnAirWetBulbTemp', { returnAir: { dryBulb: 70, wetBulb: 71 } }, 'The wet bulb cannot be above the dry bulb'],
    ['outdoorAirDryBulbTemp', { outdoor: { dryBulb: 400, wetBulb: 70 } }, '-60 to 150 °F'],
    ['maxOutdoorAirPercentage', { outdoorShare: 1.1 }, '0 to 100 %'],
    ['altitude', { altitudeFt: 90_000 }, '-1,500 to 20,000 ft'],
    ['cfm', { cfm: Number.POSITIVE_INFINITY }, '1 to 500,000 cfm'],
  ])('names %s when %j cannot be meant', (field, change, message) => {
    expect(() => mixedAir({ ...SUMMER, ...change })).toThrow(rejection(message, field));
  });

  it('keeps dry air and enthalpy, and water as long as the air holds it', () => {
    const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    const altitude = fc.integer({ min: -1000, max: 9000 });
    fc.assert(
      fc.property(state(20, 115), state(50, 95), share, altitude, (outdoor, returnAir, outdoorShare, altitudeFt) => {
        const pressure = standardPressure(altitudeFt);
        const [out, back] = [moistAirOf(outdoor, pressure, FIELDS), moistAirOf(returnAir, pressure, FIELDS)];
        const outMass = dryAirPerHour(1000 * outdoorShare, out);
        const backMass = dryAirPerHour(1000 * (1 - outdoorShare), back);
        const { air, dryAir } = mixStreams({ cfm: 1000, outdoorShare, outdoor, returnAir, altitudeFt });
        expect(dryAir).toBeCloseTo(outMass + backMass, 6);
        expect(air.enthalpy * dryAir).toBeCloseTo(out.enthalpy * outMass + back.enthalpy * backMass, 3);
        expect(air.relativeHumidity).toBeLessThanOrEqual(1 + 1e-6);
        const water = out.humidityRatio * outMass + back.humidityRatio * backMass;
        // Saturated air is found by trial, to some parts in a billion.
        expect(air.humidityRatio * dryAir).toBeLessThanOrEqual(water * (1 + 1e-8));
        if (air.relativeHumidity > 0.999) return;
        expect(air.humidityRatio * dryAir).toBeCloseTo(water, 6);
        // Without fog the volumes add up too, as near as moist air is an ideal gas.
        expect(dryAirPerHour(1000, air) / dryAir).toBeCloseTo(1, 2);
      }),
      { numRuns: 150 },
    );
  });

  it('gives air or an error of the field for any number', () => {
    const each = fc.oneof(fc.double(), fc.double({ min: -70, max: 160 }));
    fc.assert(
      fc.property(each, each, each, each, fc.double(), (outDry, outWet, backDry, backWet, outdoorShare) => {
        try {
          const air = mixedAir({
            ...SUMMER,
            outdoorShare,
            outdoor: { dryBulb: outDry, wetBulb: outWet },
            returnAir: { dryBulb: backDry, wetBulb: backWet },
          });
          expect(Object.values(air).every(Number.isFinite)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
        }
      }),
      { numRuns: 300 },
    );
  });
});
