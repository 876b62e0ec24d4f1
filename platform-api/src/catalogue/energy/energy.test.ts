import {
  FanCategory,
  HeatBasis,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
} from '@specbuilder/shared-contracts/domain';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const AT_SEA = { cfm: 10_000, altitude: 0, winterTemperature: 0 };

describe('The energy calls', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  const energy = () => server.client().energy;
  const rejection = async (path: string) => {
    const response = await server.app.inject({ url: `/api/energy/calculate/${path}` });
    expect(response.statusCode).toBe(400);
    return response.json() as { message: string; modelState: Record<string, string[]> };
  };

  it('[API-042] [A-120] return output, kW, rise and input of a rise', async () => {
    const values = await energy().btu({ ...AT_SEA, temperatureRise: 70 });
    expect(values).toMatchObject({ outputBtus: 756_000, temperatureRise: 70, inputBtus: 821_739 });
    expect(values.outputKws * 3412.14).toBeCloseTo(756_000, -1);
  });

  it('count the air of a direct-fired heater as it enters where that is requested', async () => {
    const standard = await energy().btu({ ...AT_SEA, temperatureRise: 70 });
    const named = await energy().btu({ ...AT_SEA, temperatureRise: 70, heatBasis: HeatBasis.StandardAir });
    expect(named).toEqual(standard);
    const entering = await energy().btu({ ...AT_SEA, temperatureRise: 70, heatBasis: HeatBasis.EnteringAir });
    expect(entering.inputBtus).toBe(Math.round((756_000 * 529.67) / 459.67 / 0.92));
  });

  it('[API-043] return the rise of Btu/h and of kW, the inverse of /btu', async () => {
    const { outputBtus, outputKws } = await energy().btu({ ...AT_SEA, temperatureRise: 42.5 });
    expect((await energy().tempRise({ ...AT_SEA, btus: outputBtus })).temperatureRise).toBe(42.5);
    expect((await energy().tempRise({ ...AT_SEA, kws: outputKws })).temperatureRise).toBe(42.5);
  });

  it('[API-044] bring heat inside the limits of the heater', async () => {
    const indirect = {
      fanCategoryType: FanCategory.HeatedMakeUpAir,
      heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory.IndirectFired,
    };
    const values = await energy().btuTempRise({ ...AT_SEA, ...indirect, cfm: 3000, temperatureRise: 130 });
    expect(values).toMatchObject({
      temperatureRise: 100,
      outputBtus: 324_000,
      inputBtus: 405_000,
      message: { code: 'heating.rise', parameters: { riseF: 130, limitF: 100 } },
    });
    const fine = await energy().btuTempRise({ ...AT_SEA, ...indirect, cfm: 3000, temperatureRise: 60 });
    expect(fine).toMatchObject({ temperatureRise: 60, message: null });
  });

  it('[API-045] return the discharge temperature, and say when it is too warm', async () => {
    const values = await energy().heaterDischarge({ ...AT_SEA, winterTemperature: 50, temperatureRise: 115 });
    expect(values).toMatchObject({
      dischargeTemperature: 165,
      maximumDischargeTemperature: 160,
      message: { code: 'heating.discharge', parameters: { dischargeF: 165, limitF: 160 } },
    });
  });

  it('[API-045] mix room air into the winter air as a row of the same category does', async () => {
    const winter = { ...AT_SEA, winterTemperature: 0, temperatureRise: 50 };
    const hvac = { fanCategoryType: FanCategory.HvacUnit, hvacUnitCategoryType: HvacUnitCategory.IndirectFired };
    // 30 % of 0 F and 70 % of 75 F are 52.5 F before the heater; all outdoor air where nothing is said.
    const mixed = await energy().heaterDischarge({ ...winter, ...hvac, maxOutdoorAirPercentage: 30 });
    expect(mixed.dischargeTemperature).toBe(102.5);
    expect((await energy().heaterDischarge({ ...winter, ...hvac })).dischargeTemperature).toBe(50);
    // A recirculating heater keeps a fifth of outdoor air: 0.8 x 65 F are 52 F.
    const industrial = { fanCategoryType: FanCategory.IndustrialHeater, returnAirDryBulbTemp: 65 };
    const url = '/api/energy/calculate/heater-discharge?cfm=10000&altitude=0&winterTemperature=0&temperatureRise=50';
    const typed = await server.app.inject({
      url: `${url}&fanCategoryType=IndustrialHeater&isRecirculating=true&returnAirDryBulbTemp=65`,
    });
    const recirculating = await energy().heaterDischarge({ ...winter, ...industrial, isRecirculating: true });
    expect(recirculating.dischargeTemperature).toBe(102);
    expect(typed.json()).toMatchObject({ dischargeTemperature: 102 });
    // A furnace of make-up air takes outdoor air alone.
    const furnace = { heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory.IndirectFired, isRecirculating: true };
    expect((await energy().heaterDischarge({ ...winter, ...furnace })).dischargeTemperature).toBe(50);
  });

  it('[API-046] take altitude, category and sub-category into account', async () => {
    const sea = await energy().btu({ ...AT_SEA, temperatureRise: 70 });
    const high = await energy().btu({ ...AT_SEA, altitude: 5280, temperatureRise: 70 });
    expect(high.outputBtus / sea.outputBtus).toBeCloseTo(0.823, 3);
    const hvac = { fanCategoryType: FanCategory.HvacUnit, hvacUnitCategoryType: HvacUnitCategory.Electric };
    const electric = await energy().btu({ ...AT_SEA, ...hvac, temperatureRise: 70 });
    expect(electric.inputBtus).toBe(electric.outputBtus);
    const url = '/api/energy/calculate/btu?cfm=1000&altitude=0&winterTemperature=-4&temperatureRise=50';
    const spelled = await server.app.inject({ url: `${url}&fanCategoryType=IndustrialHeater&subFanCategoryType=1` });
    expect(spelled.json()).toMatchObject({ outputBtus: 54_000, dischargeTemperature: 46 });
  });

  it.each([
    ['btu?altitude=0&winterTemperature=0&temperatureRise=5', 'cfm', 'Enter the airflow'],
    ['btu?cfm=-1000&altitude=0&winterTemperature=0&temperatureRise=5', 'cfm', 'Enter the airflow'],
    ['temp-rise?cfm=1000&altitude=NaN&winterTemperature=0&btus=5', 'altitude', 'Enter the altitude'],
    [
      'temp-rise?cfm=1000&altitude=0&winterTemperature=-1000&btus=5',
      'winterTemperature',
      'Enter the winter temperature',
    ],
    ['btu?cfm=-5&altitude=0&winterTemperature=0&temperatureRise=5', 'cfm', '1 to 500,000 cfm'],
    ['btu?cfm=1000&altitude=0&winterTemperature=0&btus=5', 'temperatureRise', 'Enter the temperature rise'],
    ['temp-rise?cfm=1000&altitude=0&winterTemperature=0', 'btus', 'Enter Btu/h or kW'],
    ['temp-rise?cfm=1000&altitude=0&winterTemperature=0&kws=-1', 'kws', '0 to 15,000 kW'],
    [
      'heater-discharge?cfm=1000&altitude=0&winterTemperature=0',
      'temperatureRise',
      'Enter a temperature rise, Btu/h or kW',
    ],
    [
      'heater-discharge?cfm=9000&altitude=0&winterTemperature=0&temperatureRise=5&fanCategoryType=HvacUnit&maxOutdoorAirPercentage=20&returnAirDryBulbTemp=400',
      'returnAirDryBulbTemp',
      '-60 to 150 °F',
    ],
    [
      'btu?cfm=1000&altitude=0&winterTemperature=0&temperatureRise=5&fanCategoryType=1',
      'fanCategoryType',
      'This category has no heater',
    ],
  ])('[A-121] reject %s and name %s', async (path, field, text) => {
    expect(await rejection(path)).toMatchObject({ modelState: { [field]: [text] } });
  });
});
