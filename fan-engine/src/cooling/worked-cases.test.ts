import { standardPressure } from '../air/density.ts';
import { moistAirOfWetBulb } from '../air/moist-air.ts';
import { coilPass } from './coil-leaving-state.ts';
import type { CoolingRequest } from './cooling-request.ts';
import { rateDx } from './dx-rating.ts';
import { evaporativelyCooled } from './evaporative-cooler.ts';
import { mixStreams } from './mixed-air.ts';

/**
 * Cases worked outside the engine, from the ASHRAE equations alone: vapour pressure by Hyland and Wexler, humidity ratio
 * from the wet bulb, enthalpy 0.240 t + W (1061 + 0.444 t), volume 53.350 T (1 + 1.607858 W) / (144 p), and for coils
 * bisection for the surface temperature.
 */

type Pair = readonly [dryBulb: number, wetBulb: number];
const stateOf = ([dryBulb, wetBulb]: Pair) => ({ dryBulb, wetBulb });

interface Mix {
  readonly cfm: number;
  readonly share: number;
  readonly outdoor: Pair;
  readonly returns: Pair;
  readonly altitude?: number;
}

function jobOf({ cfm, share, outdoor, returns, altitude = 0 }: Mix) {
  return {
    cfm,
    outdoorShare: share,
    outdoor: stateOf(outdoor),
    returnAir: stateOf(returns),
    altitudeFt: altitude,
  };
}

/** Within a share of the expected value, for values without a natural last digit. */
function expectNear(value: number, expected: number, share: number): void {
  expect(Math.abs(value / expected - 1)).toBeLessThan(share);
}

describe('moist air worked by hand', () => {
  it.each([
    ['a dry summer day at sea level', 0, 95, 75, 0.014065, 38.3164, 14.2995, 0.3982],
    ['the standard summer day, three degrees wetter', 0, 95, 78, 0.016771, 41.3011, 14.3603, 0.4727],
    [
      'a summer day in Denver: thin air holds as much water in more room',
      5280,
      93,
      59,
      0.005208,
      28.0611,
      17.0634,
      0.1309,
    ],
    ['frost: the wet bulb is an ice bulb', 0, 20, 18, 0.001551, 6.4596, 12.1226, 0.7242],
    ['coil entering air of ratings at 2,000 ft', 2000, 80, 67, 0.01226, 32.6437, 14.9205, 0.5207],
  ])('is right for %s', (_, altitude, dryBulb, wetBulb, humidityRatio, enthalpy, volume, relativeHumidity) => {
    const air = moistAirOfWetBulb(dryBulb, wetBulb, standardPressure(altitude));
    expectNear(air.humidityRatio, humidityRatio, 0.001);
    expectNear(air.enthalpy, enthalpy, 0.001);
    expectNear(air.volume, volume, 0.001);
    expectNear(air.relativeHumidity, relativeHumidity, 0.002);
  });
});

describe('mixing worked by hand', () => {
  const summer = { cfm: 4000, outdoor: [95, 78], returns: [75, 62] } as const;
  it.each<[string, Mix, number, number, number]>([
    [
      'a fifth outdoor air: a little under 79 F, since outdoor air is light',
      { ...summer, share: 0.2 },
      78.89,
      65.556,
      17_386.6,
    ],
    ['half outdoor air: 0.17 F under the mean', { ...summer, share: 0.5 }, 84.826, 70.528, 17_133.9],
    ['95 %, the default of mixed air', { ...summer, share: 0.95 }, 93.966, 77.293, 16_754.9],
    [
      'desert air, which lowers the wet bulb',
      { cfm: 2500, share: 0.3, outdoor: [105, 65], returns: [78, 64], altitude: 1100 },
      85.818,
      64.292,
      10_340.3,
    ],
    [
      'Denver: less mass in the same cfm',
      { cfm: 6000, share: 0.4, outdoor: [93, 59], returns: [75, 58], altitude: 5280 },
      82.054,
      58.395,
      21_453.5,
    ],
    [
      'winter: cold air is heavy and pulls the mean down',
      { cfm: 3000, share: 0.25, outdoor: [10, 9], returns: [70, 55], altitude: 600 },
      53.621,
      45.283,
      13_511.1,
    ],
  ])('is right for %s', (_, mix, dryBulb, wetBulb, dryAir) => {
    const { air, dryAir: flow } = mixStreams(jobOf(mix));
    expect(Math.abs(air.dryBulb - dryBulb)).toBeLessThan(0.02);
    expect(Math.abs(air.wetBulb - wetBulb)).toBeLessThan(0.02);
    expectNear(flow, dryAir, 0.0005);
  });
});

describe('a coil worked by hand', () => {
  interface Passed {
    readonly leaving: Pair;
    readonly surface: number;
    readonly sensibleHeatRatio: number;
  }
  it.each<[string, Mix, number, number, Passed]>([
    [
      'ten tons on 4,000 cfm of rated air: about 20 F and a quarter latent',
      { cfm: 4000, share: 0, outdoor: [95, 78], returns: [80, 67] },
      120_000,
      0.1,
      { leaving: [58.34, 57.153], surface: 55.926, sensibleHeatRatio: 0.764 },
    ],
    [
      'a tighter coil on mixed air: leaving air nears the surface',
      { cfm: 4000, share: 0.3, outdoor: [95, 78], returns: [75, 62] },
      140_000,
      0.06,
      { leaving: [56.341, 55.616], surface: 54.771, sensibleHeatRatio: 0.74 },
    ],
    [
      'six rows on outdoor air: half of the work is drying',
      { cfm: 3000, share: 1, outdoor: [95, 78], returns: [75, 62] },
      240_000,
      0.02,
      { leaving: [53.492, 53.298], surface: 52.632, sensibleHeatRatio: 0.529 },
    ],
    [
      'a dry room: the surface stays above the dew point',
      { cfm: 4000, share: 0, outdoor: [95, 78], returns: [75, 55] },
      40_000,
      0.1,
      { leaving: [65.65, 51.089], surface: 50.531, sensibleHeatRatio: 1 },
    ],
    [
      'Denver: the air is too dry to condense anything',
      { cfm: 3000, share: 0.2, outdoor: [93, 59], returns: [75, 58], altitude: 5280 },
      70_000,
      0.08,
      { leaving: [51.854, 48.373], surface: 47.407, sensibleHeatRatio: 1 },
    ],
  ])('is right for %s', (_, mix, heat, bypass, expected) => {
    const pass = coilPass(mixStreams(jobOf(mix)), heat, bypass);
    expect(Math.abs(pass.leaving.dryBulb - expected.leaving[0])).toBeLessThan(0.03);
    expect(Math.abs(pass.leaving.wetBulb - expected.leaving[1])).toBeLessThan(0.03);
    expect(Math.abs(pass.apparatusDewPoint - expected.surface)).toBeLessThan(0.03);
    expect(pass.sensibleBtus / pass.totalBtus).toBeCloseTo(expected.sensibleHeatRatio, 2);
  });
});

describe('a cooling unit worked by hand', () => {
  interface Rated {
    readonly leaving: Pair;
    readonly btus: number;
    readonly sensibleHeatRatio: number;
    readonly kw: number;
  }
  it.each<[string, number, Mix, Rated]>([
    [
      '10 tons where they are rated: 120,000 Btu/h for 120,000 / 11.2 W',
      10,
      { cfm: 4000, share: 0, outdoor: [95, 75], returns: [80, 67] },
      { leaving: [58.11, 57.151], btus: 120_000, sensibleHeatRatio: 0.772, kw: 10.716 },
    ],
    [
      '5 tons with 350 cfm per ton: 2.5 % less for the airflow, a little more for the wetter air',
      5,
      { cfm: 1750, share: 0.3, outdoor: [95, 78], returns: [75, 62] },
      { leaving: [57.092, 56.137], btus: 58_802, sensibleHeatRatio: 0.747, kw: 5.327 },
    ],
    [
      '20 tons of outdoor air: airflow below half of the rated one counts as half',
      20,
      { cfm: 3000, share: 1, outdoor: [95, 78], returns: [75, 62] },
      { leaving: [51.492, 51.473], btus: 253_290, sensibleHeatRatio: 0.524, kw: 23.158 },
    ],
    [
      '30 tons on a day of 100 F at 1,100 ft',
      30,
      { cfm: 9000, share: 0.4, outdoor: [100, 74], returns: [76, 63], altitude: 1100 },
      { leaving: [55.567, 54.849], btus: 335_779, sensibleHeatRatio: 0.804, kw: 36.717 },
    ],
    [
      '7.5 tons in Denver: dry air leaves colder for its smaller mass',
      7.5,
      { cfm: 2800, share: 0.25, outdoor: [93, 60], returns: [75, 58], altitude: 5280 },
      { leaving: [48.341, 46.891], btus: 76_206, sensibleHeatRatio: 0.997, kw: 7.064 },
    ],
    [
      '15 tons for high ambient at 120 F: a fifth of the capacity is gone',
      15,
      { cfm: 5000, share: 0.2, outdoor: [120, 72], returns: [78, 64] },
      { leaving: [58.6, 55.792], btus: 143_216, sensibleHeatRatio: 1, kw: 18.658 },
    ],
  ])('is right for %s', (_, tons, mix, expected) => {
    const request: CoolingRequest = {
      ...jobOf(mix),
      target: { kind: 'tons', tons },
      isHighAmbient: mix.outdoor[0] > 115,
    };
    const rating = rateDx(tons, request);
    expectNear(rating.totalBtus, expected.btus, 0.001);
    expectNear(rating.compressorKw, expected.kw, 0.001);
    expect(Math.abs(rating.leavingDryBulb - expected.leaving[0])).toBeLessThan(0.05);
    expect(Math.abs(rating.leavingWetBulb - expected.leaving[1])).toBeLessThan(0.05);
    expect(rating.sensibleHeatRatio).toBeCloseTo(expected.sensibleHeatRatio, 2);
  });
});

describe('an evaporative cooler worked by hand', () => {
  it.each([
    ['the desert, 89 % of 35 F', 0, [100, 65], '12in', 68.85, 0.01232, 0.8173],
    ['Denver, 89 % of 34 F', 5280, [93, 59], '12in', 62.74, 0.012114, 0.8184],
    ['Phoenix through thin media, 74 % of 38 F', 1100, [108, 70], '8in', 79.88, 0.014114, 0.62],
  ] as const)('is right for %s', (_, altitude, entering, media, dryBulb, humidityRatio, relativeHumidity) => {
    const air = evaporativelyCooled(stateOf(entering), media, altitude);
    expect(air.dryBulb).toBeCloseTo(dryBulb, 6);
    expectNear(air.humidityRatio, humidityRatio, 0.001);
    expectNear(air.relativeHumidity, relativeHumidity, 0.002);
  });
});
