import fc from 'fast-check';
import psychrolib from 'psychrolib';
import { rejection } from '../../test/fixtures/words.ts';
import { EngineError } from '../specification/engine-error.ts';
import { SEA_LEVEL_PRESSURE_PSIA } from './density.ts';
import {
  dryAirPerHour,
  dryBulbOfEnthalpy,
  enthalpyOf,
  moistAirOfEnthalpy,
  moistAirOfHumidityRatio,
  moistAirOfRelativeHumidity,
  moistAirOfWetBulb,
  saturationHumidityRatio,
  saturationPressure,
  saturationTemperatureOfEnthalpy,
} from './moist-air.ts';

describe('moist air', () => {
  it('keeps its units whatever anybody sets on the shared library, and leaves those alone', () => {
    const before = saturationPressure(77);
    psychrolib.SetUnitSystem(psychrolib.SI);
    expect(saturationPressure(77)).toBe(before);
    expect(psychrolib.GetUnitSystem()).toBe(psychrolib.SI);
  });

  it('rejects a wet bulb above the dry bulb', () => {
    expect(() => moistAirOfWetBulb(70, 71, 14.696)).toThrow(EngineError);
    expect(() => moistAirOfWetBulb(70, 71, 14.696)).toThrow(rejection('The wet bulb cannot be above the dry bulb'));
  });

  it('rejects a relative humidity outside 0 to 100 %', () => {
    expect(() => moistAirOfRelativeHumidity(70, 1.01, 14.696)).toThrow(rejection('must be 0 to 100%'));
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

  it('keeps its units while it works out a whole state, too', () => {
    const before = moistAirOfWetBulb(86, 77, 14.175);
    psychrolib.SetUnitSystem(psychrolib.SI);
    expect(moistAirOfWetBulb(86, 77, 14.175)).toEqual(before);
    expect(moistAirOfEnthalpy(before.enthalpy, before.humidityRatio, 14.175).dryBulb).toBeCloseTo(86, 6);
    expect(psychrolib.GetUnitSystem()).toBe(psychrolib.SI);
  });

  it('has of 4,000 cfm of dry standard air some 18,000 lb/h', () => {
    const air = moistAirOfHumidityRatio(70, 0, SEA_LEVEL_PRESSURE_PSIA);
    // 4,000 x 60 x 0.075 lb/ft3.
    expect(dryAirPerHour(4000, air) / 18_000).toBeCloseTo(1, 2);
  });

  it('lets water that it cannot hold fall out as fog', () => {
    const full = saturationHumidityRatio(60, SEA_LEVEL_PRESSURE_PSIA);
    const air = moistAirOfEnthalpy(enthalpyOf(60, full * 1.2), full * 1.2, SEA_LEVEL_PRESSURE_PSIA);
    expect(air.relativeHumidity).toBeCloseTo(1, 4);
    expect(air.humidityRatio).toBeLessThan(full * 1.2);
    expect(air.enthalpy).toBeCloseTo(enthalpyOf(60, full * 1.2), 6);
  });

  it('finds the temperature of saturated air again from its enthalpy', () => {
    const pressure = fc.double({ min: 9, max: 15, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: -60, max: 140, noNaN: true }), pressure, (temperature, psia) => {
        const humidityRatio = saturationHumidityRatio(temperature, psia);
        const enthalpy = enthalpyOf(temperature, humidityRatio);
        expect(saturationTemperatureOfEnthalpy(enthalpy, psia)).toBeCloseTo(temperature, 4);
        expect(dryBulbOfEnthalpy(enthalpy, humidityRatio)).toBeCloseTo(temperature, 8);
      }),
    );
  });

  it.each([
    ['dryBulb', () => moistAirOfWetBulb(900, 60, 14.7)],
    ['dryBulb', () => moistAirOfRelativeHumidity(190, 0.1, 6)],
    ['dryBulb', () => moistAirOfEnthalpy(5000, 0.01, 14.7)],
    ['wetBulb', () => moistAirOfWetBulb(90, -400, 14.7)],
    ['pressure', () => moistAirOfHumidityRatio(70, 0.01, 0)],
    ['humidityRatio', () => moistAirOfHumidityRatio(70, -0.1, 14.7)],
    ['enthalpy', () => saturationTemperatureOfEnthalpy(-1000, 14.7)],
  ])('names %s where no air is meant', (field, work) => {
    expect(work).toThrow(expect.objectContaining({ field }));
    expect(work).toThrow(EngineError);
  });

  it('gives finite values or an error of the value for any number', () => {
    const each = fc.oneof(fc.double(), fc.double({ min: -120, max: 220 }), fc.double({ min: 0, max: 1 }));
    const psia = fc.oneof(fc.double(), fc.double({ min: 5, max: 20 }));
    const states = [moistAirOfWetBulb, moistAirOfRelativeHumidity, moistAirOfHumidityRatio, moistAirOfEnthalpy];
    fc.assert(
      fc.property(fc.constantFrom(...states), each, each, psia, (stateOf, first, second, pressure) => {
        try {
          expect(Object.values(stateOf(first, second, pressure)).every(Number.isFinite)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
