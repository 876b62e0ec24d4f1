import { FanCategory, HeatBasis, HeatedMakeUpAirCategory } from '@specbuilder/shared-contracts/domain';
import { unitFor } from '../../test/fixtures/conditioning-units.ts';
import { supply } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import { select } from '../selection/select.ts';
import { energyOfRise, riseOfEnergy } from './energy-calculation.ts';

const JOB = { heater: 'DirectFired', cfm: 8000, altitudeFt: 0, winterTemperatureF: 0, btus: null, kWs: null } as const;
const RISE = { ...JOB, temperatureRise: 95 };
const ENTERING = { heatBasis: HeatBasis.EnteringAir } as const;
/** Air of 0 F holds (460 + 70) / 460 of the heat that air of 70 F does. */
const COLD_AIR = 529.67 / 459.67;

describe('the air that a direct-fired heater is counted at', () => {
  it('is standard air unless the entering air is chosen', () => {
    const standard = energyOfRise(RISE);
    expect(standard.inputBtus).toBe(Math.round((8000 * 95 * 1.08) / 0.92));
    expect(energyOfRise({ ...RISE, heatBasis: HeatBasis.StandardAir })).toEqual(standard);
    const entering = energyOfRise({ ...RISE, ...ENTERING });
    expect(entering.inputBtus / standard.inputBtus).toBeCloseTo(COLD_AIR, 5);
    expect(entering.dischargeTemperature).toBe(standard.dischargeTemperature);
  });

  it('gives back the rise that an output came from', () => {
    const { outputBtus } = energyOfRise({ ...RISE, ...ENTERING });
    expect(riseOfEnergy({ ...JOB, ...ENTERING, temperatureRise: null, btus: outputBtus }).temperatureRise).toBe(95);
  });

  it('is nothing to a furnace or an electric coil, which are rated on standard air', () => {
    for (const heater of ['IndirectFired', 'Electric'] as const) {
      const job = { ...RISE, heater, temperatureRise: 50, cfm: 3000 };
      expect(energyOfRise({ ...job, ...ENTERING })).toEqual(energyOfRise(job));
    }
  });

  it('is that of the row and of the item', () => {
    const specification = supply({
      fanCategoryType: FanCategory.HeatedMakeUpAir,
      heatedMakeUpAirFanCategoryType: HeatedMakeUpAirCategory.DirectFired,
      subFanCategoryType: HeatedMakeUpAirCategory.DirectFired,
      winterTemperature: 0,
      altitude: 0,
      temperatureRise: 80,
    });
    const inputOf = (chosen: typeof specification) =>
      select(chosen, DEMO_CATALOGUE).results[0]?.heating?.inputBtus ?? 0;
    const entering = { ...specification, ...ENTERING };
    expect(inputOf(entering) / inputOf(specification)).toBeCloseTo(COLD_AIR, 4);
    expect(evaluate(unitFor(entering), DEMO_CATALOGUE).heater?.inputBtus).toBe(inputOf(entering));
  });
});
