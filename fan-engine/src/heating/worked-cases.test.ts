import { type HeaterRating, rateHeater } from './heater-rating.ts';
import type { HeaterType } from './heater-types.ts';
import { requiredHeat } from './required-heat.ts';

/** Cases worked outside the engine: 1.08 Btu/h per cfm and degree at sea level, times the pressure of the altitude. */
interface Job {
  readonly type: HeaterType;
  readonly rise?: number;
  readonly btus?: number;
  readonly kWs?: number;
  readonly cfm: number;
  readonly altitude?: number;
  readonly winter?: number;
}

function rated({ type, rise, btus, kWs, cfm, altitude: altitudeFt = 0, winter = 0 }: Job): HeaterRating {
  const heat = requiredHeat({
    temperatureRise: rise ?? null,
    btus: btus ?? null,
    kWs: kWs ?? null,
    cfm,
    altitudeFt,
  });
  if (heat === null) throw new Error('No heat was requested');
  const outcome = rateHeater(type, heat, { cfm, altitudeFt, winterTemperatureF: winter });
  if ('failure' in outcome) throw new Error(outcome.failure.kind);
  return outcome.rating;
}

type Values = Partial<Record<keyof HeaterRating, number | null>>;

describe('heaters worked by hand', () => {
  it.each<[string, Job, Values]>([
    [
      'a kitchen of 5,000 cfm from 0 to 70 F: 378,000 Btu/h out of 410,870',
      { type: 'DirectFired', rise: 70, cfm: 5000 },
      {
        outputBtus: 378_000,
        inputBtus: 410_870,
        gasFlowCfh: 410.87,
        temperatureRise: 70,
        maximumDischargeTemperature: 70,
      },
    ],
    [
      'the same kitchen in Denver: 82.34 % of the air',
      { type: 'DirectFired', rise: 70, cfm: 5000, altitude: 5280 },
      { outputBtus: 311_234, inputBtus: 338_298, temperatureRise: 70 },
    ],
    [
      'a direct-fired burner at 25:1: 100 F come down to 4 F',
      { type: 'DirectFired', rise: 100, cfm: 2000 },
      { minimumTemperatureRise: 4, turndown: 25 },
    ],
    [
      'a compact burner at 20:1',
      { type: 'DirectFiredCompact', rise: 80, cfm: 2500 },
      { outputBtus: 216_000, inputBtus: 234_783, minimumTemperatureRise: 4 },
    ],
    [
      'an indirect furnace of 2,000 cfm and 60 F: 129,600 required, 175 MBH gives 140,000 and 64.8 F',
      { type: 'IndirectFired', rise: 60, cfm: 2000 },
      {
        furnaceMbh: 175,
        outputBtus: 140_000,
        inputBtus: 175_000,
        temperatureRise: 64.815,
        minimumTemperatureRise: 16.204,
      },
    ],
    [
      'the same at 5,000 ft: 107,834 required, 88 % of 175 MBH gives 123,200 and 68.5 F; 150 MBH would give 105,600',
      { type: 'IndirectFired', rise: 60, cfm: 2000, altitude: 5000 },
      { furnaceMbh: 175, outputBtus: 123_200, inputBtus: 154_000, temperatureRise: 68.55 },
    ],
    [
      'an indirect furnace by Btu/h: 250,000 need 350 MBH',
      { type: 'IndirectFired', btus: 250_000, cfm: 4000 },
      { furnaceMbh: 350, requiredRise: 57.87, temperatureRise: 64.815, dischargeTemperature: 57.87 },
    ],
    [
      'an indirect furnace by kW: 100 kW are 341,214 Btu/h and need 500 MBH',
      { type: 'IndirectFired', kWs: 100, cfm: 5000 },
      { furnaceMbh: 500, outputBtus: 400_000, requiredRise: 63.188 },
    ],
    [
      'an electric coil of 1,000 cfm and 50 F: 15.83 kW need the step of 20',
      { type: 'Electric', rise: 50, cfm: 1000 },
      { kwStep: 20, outputBtus: 68_242.8, temperatureRise: 63.188, gasFlowCfh: null, minimumTemperatureRise: 0.63188 },
    ],
    [
      'an electric coil on a winter day of -20 F: full step reaches 43.2 F, the controller holds 30 F',
      { type: 'Electric', rise: 50, cfm: 1000, winter: -20 },
      { maximumDischargeTemperature: 43.188, dischargeTemperature: 30 },
    ],
    [
      'a hall of 20,000 cfm and 80 F: 1,728,000 Btu/h of 1,878 MBH',
      { type: 'IndustrialHorizontal', rise: 80, cfm: 20_000 },
      { outputBtus: 1_728_000, inputBtus: 1_878_261, minimumTemperatureRise: 3.2, furnaceMbh: null },
    ],
    [
      'a vertical heater of 60,000 cfm and 95 F, near its 7,000 MBH',
      { type: 'IndustrialVertical', rise: 95, cfm: 60_000 },
      { outputBtus: 6_156_000, inputBtus: 6_691_304, gasFlowCfh: 6691.304 },
    ],
  ])('are right for %s', (_, job, values) => {
    const rating = rated(job);
    for (const [name, expected] of Object.entries(values) as [keyof HeaterRating, number | null][]) {
      const value = rating[name];
      if (expected === null || typeof value !== 'number') expect(value).toBe(expected);
      else expect(Math.abs(value / expected - 1)).toBeLessThan(0.0002);
    }
  });
});
