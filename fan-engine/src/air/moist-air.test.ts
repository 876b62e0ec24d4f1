import fc from 'fast-check';
import psychrolib from 'psychrolib';
import { EngineError } from '../engine-error.ts';
import { SEA_LEVEL_PRESSURE_PSIA } from './density.ts';
import { moistAirOfRelativeHumidity, moistAirOfWetBulb, saturationPressure } from './moist-air.ts';

describe('moist air', () => {
  it('keeps its units whatever anybody sets on the shared library, and leaves those alone', () => {
    const before = saturationPressure(77);
    psychrolib.SetUnitSystem(psychrolib.SI);
    expect(saturationPressure(77)).toBe(before);
    expect(psychrolib.GetUnitSystem()).toBe(psychrolib.SI);
  });

  it('refuses a wet bulb above the dry bulb', () => {
    expect(() => moistAirOfWetBulb(70, 71, 14.696)).toThrow(EngineError);
    expect(() => moistAirOfWetBulb(70, 71, 14.696)).toThrow('The wet bulb cannot be above the dry bulb');
  });

  it('refuses a relative humidity outside 0 to 100 %', () => {
    expect(() => moistAirOfRelativeHumidity(70, 1.01, 14.696)).toThrow('between 0 and 100 %');
    expect(() => moistAirOfRelativeHumidity(70, Number.NaN, 14.696)).toThrow(EngineError);
  });

  it('has wet bulb, dew point and dry bulb together at saturation', () => {
    const air = moistAirOfRelativeHumidity(60, 1, SEA_LEVEL_PRESSURE_PSIA);
    expect(air.wetBulb).toBeCloseTo(60, 2);
    expect(air.dewPoint).toBeCloseTo(60, 2);
  });

  it('finds the humidity again that a wet bulb came from', () => {
    const dryBulb = fc.integer({ min: 40, max: 110 });
    fc.assert(
      fc.property(dryBulb, fc.double({ min: 0.1, max: 1, noNaN: true }), (temperature, humidity) => {
        const air = moistAirOfRelativeHumidity(temperature, humidity, SEA_LEVEL_PRESSURE_PSIA);
        const again = moistAirOfWetBulb(temperature, Math.min(temperature, air.wetBulb), SEA_LEVEL_PRESSURE_PSIA);
        expect(again.relativeHumidity).toBeCloseTo(humidity, 3);
        expect(air.dewPoint).toBeLessThanOrEqual(air.wetBulb + 0.02);
      }),
      { numRuns: 60 },
    );
  });
});
