import { BTUS_PER_KW } from '../air/sensible-heat.ts';
import { rateHeatPump } from './heat-pump.ts';

const SITE = { cfm: 4000, altitudeFt: 0 };

describe('a heat pump', () => {
  it.each([
    [47, 120_000, 3.2],
    [17, 69_600, 2.1],
    // Half way between the rating points, and 7 F below the colder one.
    [32, 94_800, 2.65],
    [10, 57_840, 2.1 - (7 * 1.1) / 30],
    [60, 120_000 * (1 + (13 * 0.42) / 30), 3.2 + (13 * 1.1) / 30],
    // Warmer days give no more.
    [75, 120_000 * (1 + (13 * 0.42) / 30), 3.2 + (13 * 1.1) / 30],
  ])('of 10 tons at %d F gives %d Btu/h with a COP of %d', (winterTemperatureF, outputBtus, cop) => {
    const rating = rateHeatPump(10, { ...SITE, winterTemperatureF });
    expect(rating.outputBtus).toBeCloseTo(outputBtus, 6);
    expect(rating.cop).toBeCloseTo(cop, 9);
    expect(rating.inputKw * cop * BTUS_PER_KW).toBeCloseTo(outputBtus, 6);
    expect(rating.temperatureRise).toBeCloseTo(outputBtus / 4320, 9);
  });

  it('is off below 10 F', () => {
    const rating = rateHeatPump(10, { ...SITE, winterTemperatureF: 9.9 });
    expect(rating).toEqual({ outputBtus: 0, inputKw: 0, cop: 0, temperatureRise: 0, isBelowCutOut: true });
  });

  it.each([
    ['nominalCoolingTons', 11, {}],
    ['winterTemperature', 10, { winterTemperatureF: -200 }],
    ['cfm', 10, { cfm: 0 }],
  ])('names %s when it cannot be meant', (field, tons, change) => {
    expect(() => rateHeatPump(tons, { ...SITE, winterTemperatureF: 30, ...change })).toThrow(
      expect.objectContaining({ field }),
    );
  });
});
