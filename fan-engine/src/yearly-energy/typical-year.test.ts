import fc from 'fast-check';
import { binsOf, TYPICAL_YEARS } from '../../test/fixtures/typical-years.ts';
import { degreesAbove, degreesBelow, grainsAbove, type WeatherBin } from './typical-year.ts';
import { latentLoad, sensibleLoad } from './yearly-cooling.ts';

const bin = (change: Partial<WeatherBin> = {}): WeatherBin => ({
  lowF: 50,
  hours: 100,
  wetBulbF: 48,
  grains: 40,
  grainsDeviation: 10,
  ...change,
});

/** Saturated air at 55 F and sea level, grains/lb. */
const SATURATED_AT_55 = 64.5;
const MMBTU = 1e6;

describe('bins of a typical year', () => {
  it.each([
    ['above the bin', 70, 17.5, 0],
    ['at its upper edge', 55, 2.5, 0],
    ['in its middle', 52.5, 0.625, 0.625],
    ['at its lower edge', 50, 0, 2.5],
    ['below the bin', 40, 0, 12.5],
  ])('with a temperature %s give the mean degrees to either side', (_, temperatureF, below, above) => {
    expect(degreesBelow(bin(), temperatureF)).toBeCloseTo(below, 9);
    expect(degreesAbove(bin(), temperatureF)).toBeCloseTo(above, 9);
  });

  it.each([
    ['all of it humid', 10, 30],
    // E[max(0, x)] of a normal distribution is 0.39894 deviations at its mean, 0.08332 one deviation above it.
    ['dry as often as humid', 40, 3.9894],
    ['seldom humid', 50, 0.8332],
    ['dry', 200, 0],
  ])('%s give the mean humidity above a limit', (_, limit, expected) => {
    expect(grainsAbove(bin(), limit)).toBeCloseTo(expected, 2);
  });

  it('without a spread are as humid as their mean', () => {
    expect(grainsAbove(bin({ grainsDeviation: 0 }), 35)).toBe(5);
    expect(grainsAbove(bin({ grainsDeviation: 0 }), 45)).toBe(0);
  });

  it('never give less humidity than their mean has above the limit, and none below zero', () => {
    const value = (max: number) => fc.double({ min: 0, max, noNaN: true });
    fc.assert(
      fc.property(value(150), value(40), value(150), (grains, grainsDeviation, limit) => {
        const above = grainsAbove(bin({ grains, grainsDeviation }), limit);
        expect(above).toBeGreaterThanOrEqual(Math.max(0, grains - limit) - 1e-3);
      }),
    );
  });

  // The hours of the same weather files, summed one by one, are the independent result. Bins give heating and sensible
  // cooling within 1.5 %; latent heat has a tolerance of 20 % where air is dry and the load small, as in Phoenix.
  it.each(TYPICAL_YEARS.map((year) => [year.place, year] as const))(
    'of %s give the loads of its 8,760 hours',
    (_, year) => {
      const bins = binsOf(year);
      const { heating, sensible, latent } = year.ofHours;
      const airflow = { cfm: 1000, altitudeFt: 0, targetF: 55, targetGrains: SATURATED_AT_55 };
      const sum = (load: (one: WeatherBin) => number) =>
        bins.reduce((total, one) => total + one.hours * load(one), 0) / MMBTU;
      expect(bins.reduce((total, { hours }) => total + hours, 0)).toBe(8760);
      expect(Math.abs(sum((one) => 1080 * degreesBelow(one, 55)) - heating)).toBeLessThan(0.5);
      expect(Math.abs(sum((one) => sensibleLoad(airflow, one)) / sensible - 1)).toBeLessThan(0.015);
      // Those sums count 0.68 Btu/h per cfm and grain, the engine 0.691.
      const ofBins = (sum((one) => latentLoad(airflow, one)) * 0.68 * 7000) / 4840;
      expect(Math.abs(ofBins / latent - 1)).toBeLessThan(latent > 20 ? 0.02 : 0.2);
    },
  );
});
