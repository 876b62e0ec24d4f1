import { operatingCost, recommendedQuantity } from '@specbuilder/shared-contracts/domain';
import { densityRatio, SEA_LEVEL_PRESSURE_PSIA, STANDARD_DENSITY, standardPressure } from '../../src/air/density.ts';
import {
  dryAirPerHour,
  enthalpyOf,
  moistAirOfHumidityRatio,
  moistAirOfRelativeHumidity,
  moistAirOfWetBulb,
  saturationPressure,
} from '../../src/air/moist-air.ts';
import { BTUS_PER_KW } from '../../src/air/sensible-heat.ts';
import { coilPass } from '../../src/cooling/coil-leaving-state.ts';
import { capacityFactor, inputRatioFactor } from '../../src/cooling/dx-curves.ts';
import { mixedAir, mixStreams } from '../../src/cooling/mixed-air.ts';
import { bandBeltEfficiency, beltEfficiency } from '../../src/drive/belt.ts';
import { powerWithDriveLoss } from '../../src/drive/drive-variant.ts';
import { amcaClass } from '../../src/duty/amca-class.ts';
import { cleanPressureDrop, componentLoss } from '../../src/duty/component-loss.ts';
import { outletVelocity, staticEfficiency, totalPressure } from '../../src/duty/efficiency.ts';
import { scaleByFanLaws } from '../../src/duty/fan-laws.ts';
import { speedSearch } from '../../src/duty/speed-search.ts';
import { ceilingFanEnergyIndex, fanEnergyIndex, referenceInputPower } from '../../src/energy/fan-energy-index.ts';
import { inputPower } from '../../src/energy/input-power.ts';
import { type HeaterRating, type HeaterSite, rateHeater } from '../../src/heating/heater-rating.ts';
import { HEATERS, type HeaterType } from '../../src/heating/heater-types.ts';
import { type HeatRequest, type RequiredHeat, requiredHeat } from '../../src/heating/required-heat.ts';
import { fullLoadAmps } from '../../src/motor/full-load-amps.ts';
import { efficiencyOf, motorOf } from '../../src/motor/motor.ts';
import { loudnessIndices, sonesOf } from '../../src/sound/loudness.ts';
import { aWeighted, soundAt, soundPower } from '../../src/sound/sound-power.ts';
import { KW_PER_HP } from '../../src/values/horsepower.ts';
import { wheelOf } from '../fixtures/wheels.ts';
import { OPEN_CASES, type OpenCase, type OpenCaseId } from './open-cases.ts';

const IN_HG = 0.491154;
const KUB245 = wheelOf('bi_sw', 24.5);
const duty = () => speedSearch(KUB245, 9000, 3, STANDARD_DENSITY);

function heatOf(request: Partial<HeatRequest>): RequiredHeat {
  const heat = requiredHeat({ temperatureRise: null, btus: null, kWs: null, cfm: 1, altitudeFt: 0, ...request });
  if (heat === null) throw new Error('No heat was requested');
  return heat;
}

function ratedHeater(type: HeaterType, heat: RequiredHeat, site: Omit<HeaterSite, 'winterTemperatureF'>): HeaterRating {
  const outcome = rateHeater(type, heat, { ...site, winterTemperatureF: null });
  if ('failure' in outcome) throw new Error(`${type} fails by ${outcome.failure.kind}`);
  return outcome.rating;
}

const WORKED: Readonly<Record<OpenCaseId, () => readonly number[]>> = {
  O01: () => [scaleByFanLaws({ cfm: 15_800, staticPressure: 1, bhp: 6.3 }, { speedRatio: 20_000 / 15_800 }).bhp],
  O02: () => {
    const scaling = { speedRatio: 1187 / 1180, densityRatio: 0.0332 / 0.0308 };
    const scaled = scaleByFanLaws({ cfm: 14_410, staticPressure: 22.5, bhp: 154 }, scaling);
    return [scaled.cfm, scaled.staticPressure, scaled.bhp];
  },
  O03: () => {
    const ratio = densityRatio(6000, 200);
    return [ratio, 1.5 / ratio, 3.53 * ratio];
  },
  O04: () => [densityRatio(5000, 70), densityRatio(10_000, 70), densityRatio(2000, 100)],
  O05: () => [standardPressure(1000), standardPressure(10_000)],
  O06: () => [saturationPressure(77)],
  O07: () => {
    const air = moistAirOfHumidityRatio(86, 0.02, 14.175);
    return [air.enthalpy, air.density];
  },
  O08: () => {
    const air = moistAirOfWetBulb(100, 65, 14.696);
    return [air.humidityRatio, air.relativeHumidity, air.enthalpy, air.volume];
  },
  O09: () => [moistAirOfWetBulb(86, 77, 14.175).humidityRatio],
  O10: () => [moistAirOfRelativeHumidity(45, 0.5, 29.28 * IN_HG).density],
  O11: () => {
    const density = 1.2 / 16.018463;
    return [fanEnergyIndex(referenceInputPower(2118.88, 0.40146, density, 'total'), 1)];
  },
  O12: () => [fanEnergyIndex(referenceInputPower(80_364, 10, 0.07024, 'total'), 150)],
  O13: () => [
    fullLoadAmps(motorOf('ThreePhase', 10, 4), 460),
    fullLoadAmps(motorOf('ThreePhase', 5, 4), 208),
    fullLoadAmps(motorOf('ThreePhase', 25, 4), 230),
  ],
  O14: () => [
    fullLoadAmps(motorOf('SinglePhase', 1 / 2, 4), 115),
    fullLoadAmps(motorOf('SinglePhase', 2, 4), 230),
    fullLoadAmps(motorOf('SinglePhase', 1, 4), 277),
  ],
  O15: () => [
    efficiencyOf(motorOf('ThreePhase', 5, 4), 'TEFC'),
    efficiencyOf(motorOf('ThreePhase', 20, 4), 'ODP'),
    efficiencyOf(motorOf('ThreePhase', 3, 4), 'TEFC'),
    efficiencyOf(motorOf('ThreePhase', 3 / 4, 4)),
  ],
  O16: () => [
    beltEfficiency(5),
    bandBeltEfficiency('medium', 5),
    bandBeltEfficiency('high', 5),
    bandBeltEfficiency('low', 5),
  ],
  O17: () => {
    const shaft = powerWithDriveLoss('Belt', duty().bhp);
    return [shaft, (KW_PER_HP * shaft) / (efficiencyOf(motorOf('ThreePhase', 7.5, 4), 'TEFC') / 100)];
  },
  O18: () => [['I', 'II', 'III'].indexOf(amcaClass(4.5, 3500) ?? '') + 1],
  O19: () => {
    const heat = heatOf({ temperatureRise: 70, cfm: 5000 });
    return [ratedHeater('DirectFired', heat, { cfm: 5000, altitudeFt: 0 }).inputBtus];
  },
  O20: () => {
    const site = { cfm: 3000, altitudeFt: 4500 };
    const { outputBtus } = heatOf({ ...site, temperatureRise: 65 });
    const { efficiency } = HEATERS.IndirectFired;
    const { temperatureRise } = heatOf({ ...site, btus: 250_000 * efficiency });
    return [densityRatio(4500, 70), outputBtus, outputBtus / efficiency, temperatureRise];
  },
  O21: () => [heatOf({ temperatureRise: 60, cfm: 2400 }).outputBtus / BTUS_PER_KW],
  O22: () => {
    const cold = moistAirOfRelativeHumidity(35, 1, SEA_LEVEL_PRESSURE_PSIA);
    return [dryAirPerHour(20_000, cold) * (enthalpyOf(100, cold.humidityRatio) - cold.enthalpy)];
  },
  O23: () => {
    const warm = moistAirOfRelativeHumidity(85, 0.5, SEA_LEVEL_PRESSURE_PSIA);
    const cold = moistAirOfRelativeHumidity(50, 1, SEA_LEVEL_PRESSURE_PSIA);
    return [(dryAirPerHour(10_000, warm) * (warm.enthalpy - cold.enthalpy)) / 12_000];
  },
  O24: () => {
    const { dryBulb, wetBulb } = moistAirOfRelativeHumidity(75, 0.5, SEA_LEVEL_PRESSURE_PSIA);
    const outdoor = { dryBulb: 40, wetBulb: 35 };
    const mixed = mixedAir({
      cfm: 20_000,
      outdoorShare: 0.25,
      outdoor,
      returnAir: { dryBulb, wetBulb },
      altitudeFt: 0,
    });
    return [mixed.dryBulb, mixed.wetBulb];
  },
  O25: () => {
    const flat = Array.from({ length: 8 }, () => 60);
    return [...loudnessIndices(flat), sonesOf(flat)];
  },
  O26: () => {
    const power = [72, 74, 70, 64, 60, 56, 52, 46];
    const near = soundAt(power, 5);
    const far = soundAt(power, 10);
    return [near.sones, near.dba, far.sones, far.dba];
  },
  O27: () => [duty().rpm, duty().bhp, staticEfficiency(duty()), outletVelocity(KUB245, 9000)],
  O28: () => {
    const ratio = densityRatio(5000, 90);
    const point = speedSearch(KUB245, 9000, 3, STANDARD_DENSITY * ratio);
    return [point.rpm, point.bhp, point.bhp / ratio];
  },
  O29: () => {
    const pressure = totalPressure(KUB245, duty());
    const motor = motorOf('ThreePhase', 7.5, 4);
    const shaft = powerWithDriveLoss('Belt', duty().bhp);
    const actual = inputPower(shaft, { motor, variant: 'Belt', enclosure: 'TEFC', hasVfd: false, rpm: duty().rpm });
    return [pressure, fanEnergyIndex(referenceInputPower(9000, pressure, STANDARD_DENSITY, 'total'), actual)];
  },
  O30: () => {
    const power = soundPower(KUB245, duty());
    return [power[0] ?? 0, power[2] ?? 0, aWeighted(power), soundAt(power, 5).sones];
  },
  O31: () => {
    const rated = { enteringWetBulb: 67, outdoorDryBulb: 95, isHighAmbient: false };
    const hot = { ...rated, outdoorDryBulb: 105 };
    return [capacityFactor(rated), inputRatioFactor(rated), capacityFactor(hot), inputRatioFactor(hot)];
  },
  O32: () => {
    const entering = mixStreams({
      cfm: 4000,
      outdoorShare: 0.3,
      outdoor: { dryBulb: 95, wetBulb: 75 },
      returnAir: { dryBulb: 75, wetBulb: 62 },
      altitudeFt: 0,
    });
    const { leaving, sensibleBtus, totalBtus } = coilPass(entering, 118_061, 0.1);
    const { air } = entering;
    return [air.dryBulb, air.wetBulb, leaving.dryBulb, leaving.wetBulb, sensibleBtus / totalBtus];
  },
  O33: () => [operatingCost(2.5, { daysPerWeek: 7, hoursPerDay: 8, electricCostPerKwh: 0.1 })],
  O34: () => [
    recommendedQuantity(40_000, [{ coveredSquareFootage: 7250, quantity: 2 }], 7250),
    recommendedQuantity(5000, [{ coveredSquareFootage: 7250, quantity: 1 }], 7250),
  ],
  O35: () => [cleanPressureDrop('filter.merv8.2in', 300, 1) + cleanPressureDrop('filter.merv13.2in', 300, 1)],
  O36: () => [ceilingFanEnergyIndex(204_700, 24, 1.057)],
};

describe('open check cases', () => {
  for (const [id, open] of Object.entries(OPEN_CASES) as [OpenCaseId, OpenCase][]) {
    it(`[${id}] ${open.title}: ${open.inputs}`, () => {
      const worked = WORKED[id]();
      expect(worked).toHaveLength(open.expected.length);
      open.expected.forEach((expected, index) => {
        const space = 'relative' in open.tolerance ? open.tolerance.relative * expected : open.tolerance.absolute;
        expect(Math.abs((worked[index] ?? Number.NaN) - expected)).toBeLessThanOrEqual(space + 1e-12);
      });
    });
  }

  it('sizes a filter bank half loaded, as the option pressure counts it', () => {
    const loss = { component: 'filter.merv8.2in', face: 'filterBank' } as const;
    expect(componentLoss(loss, KUB245, 9000, 1)).toBeCloseTo(cleanPressureDrop('filter.merv8.2in', 400, 1) + 0.125, 10);
  });
});
