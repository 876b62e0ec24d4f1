import { HeatedMakeUpAirCategory, HvacAirMode } from '@specbuilder/shared-contracts/domain';
import {
  changing,
  DIRECT_FIRED_SPECIFICATION,
  FILTERED_SPECIFICATION,
  idOf,
  ROOFTOP_SPECIFICATION,
  unitFor,
} from '../../test/fixtures/conditioning-units.ts';
import { choosing, configuredHvls } from '../../test/fixtures/configurations.ts';
import { dxCapacity, dxInputRatio, ROOM_GRAINS } from '../../test/fixtures/dx-by-hand.ts';
import { isDaytime, syntheticYear, typicalYearOf, type WeatherHour } from '../../test/fixtures/synthetic-year.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import type { Configuration } from '../configuration/model/configuration.ts';
import { operatingHours } from './operating-hours.ts';
import { yearlyEnergy } from './yearly-energy.ts';

const HOURS = syntheticYear();
const YEAR = typicalYearOf(HOURS);
const ALWAYS = { daysPerWeek: 7, hoursPerDay: 24 };
const ROOFTOP = unitFor({ ...ROOFTOP_SPECIFICATION, altitude: 0 });
/** Dry bulb of the summer design day of these specifications, F. */
const DESIGN_F = 90;
const DIRECT_FIRED = unitFor({ ...DIRECT_FIRED_SPECIFICATION, altitude: 0 });

const energyOf = (configuration: Configuration, schedule = ALWAYS) =>
  yearlyEnergy(configuration, DEMO_CATALOGUE, YEAR, operatingHours(schedule));
const valuesOf = (configuration: Configuration) => evaluate(configuration, DEMO_CATALOGUE);

/** A sum over the hours of the year, the independent result. */
const hourByHour = (perHour: (hour: WeatherHour) => number, within: (hour: WeatherHour) => boolean = () => true) =>
  HOURS.filter(within).reduce((sum, hour) => sum + perHour(hour), 0);

function heatingOf(configuration: Configuration, schedule = ALWAYS) {
  const { heating } = energyOf(configuration, schedule);
  if (heating === null || 'notCounted' in heating) throw new Error('Heating is not counted');
  return heating;
}

function coolingOf(configuration: Configuration, schedule = ALWAYS) {
  const { cooling } = energyOf(configuration, schedule);
  if (cooling === null || 'notCounted' in cooling) throw new Error('Cooling is not counted');
  return cooling;
}

/** Whether two sums agree within a share of the second. */
const expectNear = (value: number, oracle: number, share: number) => {
  expect(oracle).toBeGreaterThan(0);
  expect(Math.abs(value / oracle - 1)).toBeLessThan(share);
};

describe('heating energy of a year', () => {
  // 1.08 Btu/h per cfm and degree to 70 F, 92 % of the gas: the bins are within 0.5 % of the sum over the hours.
  it('of outdoor air by a gas flame is that of a sum hour by hour', () => {
    const { rating, heater } = valuesOf(DIRECT_FIRED);
    expect(heater?.dischargeTemperature).toBeGreaterThan(70);
    const therms = hourByHour(({ dryBulbF }) => {
      return (1.08 * (rating?.cfm ?? 0) * Math.max(0, 70 - dryBulbF)) / 0.92 / 100_000;
    });
    const heating = heatingOf(DIRECT_FIRED);
    expectNear(heating.therms, therms, 0.005);
    expect(heating).toMatchObject({ kwh: 0, gas: 'natural' });
  });

  it('of a unit that mixes room air in counts its outdoor air alone', () => {
    const { rating } = valuesOf(ROOFTOP);
    const therms = hourByHour(({ dryBulbF }) => {
      return (1.08 * (rating?.cfm ?? 0) * 0.3 * Math.max(0, 70 - dryBulbF)) / 0.8 / 100_000;
    });
    expectNear(heatingOf(ROOFTOP).therms, therms, 0.005);
  });

  it('of a unit that tempers ends at its discharge of the winter design day', () => {
    const tempering = unitFor({ ...DIRECT_FIRED_SPECIFICATION, altitude: 0, temperatureRise: 50 });
    const { rating, heater } = valuesOf(tempering);
    const dischargeF = heater?.dischargeTemperature ?? 0;
    expect(dischargeF).toBeLessThan(55);
    const therms = hourByHour(({ dryBulbF }) => {
      return (1.08 * (rating?.cfm ?? 0) * Math.max(0, dischargeF - dryBulbF)) / 0.92 / 100_000;
    });
    expectNear(heatingOf(tempering).therms, therms, 0.01);
  });

  it('of a heater that was chosen by its output goes as far as that output', () => {
    const byOutput = unitFor({ ...DIRECT_FIRED_SPECIFICATION, altitude: 0, temperatureRise: null, btus: 150_000 });
    const { rating, heater } = valuesOf(byOutput);
    const fullFire = heater?.outputBtus ?? 0;
    expect(heater?.dischargeTemperature).toBeLessThan(70);
    const needed = ({ dryBulbF }: WeatherHour) => 1.08 * (rating?.cfm ?? 0) * Math.max(0, 70 - dryBulbF);
    const therms = hourByHour((hour) => Math.min(fullFire, needed(hour)) / 0.92 / 100_000);
    expectNear(heatingOf(byOutput).therms, therms, 0.005);
  });

  it('is never more than full fire gives', () => {
    const weak = unitFor({ ...DIRECT_FIRED_SPECIFICATION, altitude: 0, temperatureRise: 50, winterTemperature: 40 });
    const { rating, heater } = valuesOf(weak);
    const fullFire = heater?.outputBtus ?? 0;
    const needed = ({ dryBulbF }: WeatherHour) => 1.08 * (rating?.cfm ?? 0) * Math.max(0, 70 - dryBulbF);
    expect(HOURS.some((hour) => needed(hour) > fullFire)).toBe(true);
    const therms = hourByHour((hour) => Math.min(fullFire, needed(hour)) / 0.92 / 100_000);
    expectNear(heatingOf(weak).therms, therms, 0.005);
  });

  it('of a heat pump is electric down to its cut-out, and gas for the rest', () => {
    const heatPump = choosing(ROOFTOP, { CLHP: true }).configuration;
    const cold = heatingOf(heatPump);
    expect(cold.kwh).toBeGreaterThan(0);
    expect(cold.therms).toBeGreaterThan(0);
    expect(cold.therms).toBeLessThan(heatingOf(ROOFTOP).therms);
    // The heat of both together is that of the furnace alone, with a COP between 2.1 at 17 F and 3.6 at 60 F.
    const ofHeatPump = (heatingOf(ROOFTOP).therms - cold.therms) * 0.8 * 100_000;
    const cop = ofHeatPump / cold.kwh / 3412.14;
    expect(cop).toBeGreaterThan(2.1);
    expect(cop).toBeLessThan(3.6);
  });

  it('of an electric coil is electricity, without a loss', () => {
    const electric = unitFor({
      ...DIRECT_FIRED_SPECIFICATION,
      ...{ altitude: 0, cfm: 1500, temperatureRise: 75 },
      heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory.Electric,
      subFanCategoryType: HeatedMakeUpAirCategory.Electric,
    });
    const { rating, heater } = valuesOf(electric);
    expect(heater?.fuel).toBe('electric');
    const kwh = hourByHour(({ dryBulbF }) => (1.08 * (rating?.cfm ?? 0) * Math.max(0, 70 - dryBulbF)) / 3412.14);
    const heating = heatingOf(electric);
    expectNear(heating.kwh, kwh, 0.005);
    expect(heating).toMatchObject({ therms: 0, gas: null });
  });

  it('says which gas burns', () => {
    expect(heatingOf(choosing(DIRECT_FIRED, { GLP: true }).configuration).gas).toBe('propane');
  });
});

describe('cooling energy of a year', () => {
  // Sensible and latent load of outdoor air above 75/62 F room air, at the efficiency of each hour: the bins are within
  // 4 % of the sum over the hours, since the humidity of a bin counts as normally distributed, which this year's is not.
  it.each([
    ['at all hours', ALWAYS, () => true],
    ['by day', { daysPerWeek: 7, hoursPerDay: 10 }, isDaytime],
  ])('of outdoor air %s is that of a sum hour by hour', (_, schedule, within) => {
    const { rating, cooling } = valuesOf(ROOFTOP);
    if (rating === null || cooling === null) throw new Error('Nothing cools');
    const outdoorCfm = rating.cfm * 0.3;
    const rated = [cooling.enteringWetBulb, DESIGN_F] as const;
    const kwh = hourByHour(({ dryBulbF, wetBulbF, grains }) => {
      const load =
        1.08 * outdoorCfm * Math.max(0, dryBulbF - 75) +
        ((60 * 0.075 * 1076) / 7000) * outdoorCfm * Math.max(0, grains - ROOM_GRAINS);
      const now = [62 + 0.3 * (wetBulbF - 62), dryBulbF] as const;
      const capacity = (cooling.totalBtus * dxCapacity(...now)) / dxCapacity(...rated);
      const ratio = ((cooling.compressorKw / cooling.totalBtus) * dxInputRatio(...now)) / dxInputRatio(...rated);
      return Math.min(load, capacity) * ratio;
    }, within);
    expectNear(coolingOf(ROOFTOP, schedule).kwh, kwh, 0.04);
  });

  it('grows with the outdoor air and needs some', () => {
    const half = changing(ROOFTOP, [{ type: 'returnAir', selected: true, outdoorAirPercentage: 60 }]).configuration;
    expectNear(coolingOf(half).kwh, 2 * coolingOf(ROOFTOP).kwh, 0.1);
    const none = changing(ROOFTOP, [
      { type: 'returnAir', selected: true, hvacAirMode: HvacAirMode.HundredPercentReturnAir },
    ]).configuration;
    expect(energyOf(none)).toMatchObject({
      heating: { notCounted: 'noOutdoorAir' },
      cooling: { notCounted: 'noOutdoorAir' },
    });
  });
});

describe('energy of a year', () => {
  it('is null for what a unit does not have', () => {
    const nothing = { heating: null, cooling: null, reheat: null, motors: null };
    expect(energyOf(unitFor(FILTERED_SPECIFICATION))).toEqual(nothing);
    expect(energyOf(configuredHvls('KHL-24T'))).toEqual(nothing);
    expect(energyOf(DIRECT_FIRED).cooling).toBeNull();
  });

  it('of a unit that recovers energy is not counted', () => {
    const recovering = changing(ROOFTOP, [
      { type: 'options', changes: [{ optionId: idOf('HVERW'), selected: true }] },
    ]).configuration;
    expect(energyOf(recovering)).toMatchObject({
      heating: { notCounted: 'energyRecovery' },
      cooling: { notCounted: 'energyRecovery' },
      reheat: null,
    });
  });

  it('has the motors of an exhaust section at full load, all hours that the unit runs', () => {
    const exhausting = choosing(ROOFTOP, { HVPE: true }).configuration;
    const [load] = valuesOf(exhausting).optionLoads;
    const { motors } = energyOf(exhausting, { daysPerWeek: 7, hoursPerDay: 8 });
    // Premium motors of 1 to 5 hp have 82.5 to 89.5 % (NEMA MG 1, table 12-12).
    const inputs = [82.5, 89.5].map((percent) => ((load?.horsepower ?? 0) * 0.7457 * 2920) / (percent / 100));
    expect(motors?.kwh).toBeLessThanOrEqual(inputs[0] ?? 0);
    expect(motors?.kwh).toBeGreaterThanOrEqual(inputs[1] ?? 0);
    expect(energyOf(ROOFTOP).motors).toBeNull();
  });

  it('says that electric and hot-water reheat are not counted; hot gas takes nothing', () => {
    const reheatOf = (code: string) => energyOf(choosing(ROOFTOP, { [code]: true }).configuration).reheat;
    expect(reheatOf('RH3')).toEqual({ notCounted: 'roomHumidity' });
    expect(reheatOf('RH2')).toEqual({ notCounted: 'roomHumidity' });
    expect(reheatOf('RH1')).toBeNull();
  });

  it('adds up over the day, and follows the days', () => {
    const always = heatingOf(DIRECT_FIRED).therms;
    const tenHours = heatingOf(DIRECT_FIRED, { daysPerWeek: 7, hoursPerDay: 10 }).therms;
    const nights = hourByHour(
      ({ dryBulbF }) => Math.max(0, 70 - dryBulbF),
      (hour) => !isDaytime(hour),
    );
    const all = hourByHour(({ dryBulbF }) => Math.max(0, 70 - dryBulbF));
    expectNear((always - tenHours) / always, nights / all, 0.01);
    const weekdays = heatingOf(DIRECT_FIRED, { daysPerWeek: 5, hoursPerDay: 24 }).therms;
    expect(weekdays / always).toBeCloseTo(261 / 365, 9);
    expect(heatingOf(DIRECT_FIRED, { daysPerWeek: 0, hoursPerDay: 24 }).therms).toBe(0);
  });
});
