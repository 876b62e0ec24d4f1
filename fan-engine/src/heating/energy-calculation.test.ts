import fc from 'fast-check';
import { messageText, saying } from '../../test/fixtures/words.ts';
import { EngineError } from '../specification/engine-error.ts';
import {
  type EnergyRequest,
  type EnergyValues,
  energyOfRise,
  energyWithinLimits,
  heaterDischarge,
  riseOfEnergy,
} from './energy-calculation.ts';
import { HEATERS, type HeaterType } from './heater-types.ts';

const REQUEST: EnergyRequest = {
  heater: 'DirectFired',
  cfm: 10_000,
  altitudeFt: 0,
  winterTemperatureF: 0,
  temperatureRise: null,
  btus: null,
  kWs: null,
};

describe('heat while it is typed', () => {
  it('[API-042] has for 70 F of 10,000 cfm at sea level 756,000 Btu/h', () => {
    expect(energyOfRise({ ...REQUEST, temperatureRise: 70 })).toEqual<EnergyValues>({
      outputBtus: 756_000,
      outputKws: 221.562,
      temperatureRise: 70,
      inputBtus: 821_739,
      dischargeTemperature: 70,
      maximumDischargeTemperature: 160,
      message: null,
    });
  });

  it.each<[string, Partial<EnergyRequest>, number]>([
    ['Btu/h', { btus: 756_000 }, 70],
    ['kW', { kWs: 221.562 }, 70],
    ['Btu/h before kW', { btus: 108_000, kWs: 500 }, 10],
    ['Btu/h in thin air', { btus: 756_000, altitudeFt: 5280 }, 70 / 0.82337],
    ['no heat', { btus: 0 }, 0],
  ])('[API-043] has the rise of %s', (_, change, rise) => {
    const values = riseOfEnergy({ ...REQUEST, ...change });
    expect(Math.abs(values.temperatureRise - rise)).toBeLessThan(0.02);
  });

  it('[API-043] leaves a rise aside that was typed before', () => {
    expect(riseOfEnergy({ ...REQUEST, temperatureRise: 5, btus: 756_000 }).temperatureRise).toBe(70);
  });

  it.each<[string, Partial<EnergyRequest>, number, string | null]>([
    ['stays inside', { temperatureRise: 70 }, 70, null],
    ['ends at the type', { temperatureRise: 141 }, 140, '141 °F temperature rise, limit 140 °F'],
    [
      'ends at the discharge',
      { temperatureRise: 100, winterTemperatureF: 80 },
      80,
      '180 °F discharge air, limit 160 °F',
    ],
    [
      'ends at the burner',
      { btus: 6_480_000, cfm: 48_000, winterTemperatureF: -10 },
      106.48,
      '7,043 MBH input; the largest heater has 6,000 MBH',
    ],
    [
      'begins at the furnace',
      { heater: 'IndirectFired', temperatureRise: 5 },
      20,
      '5 °F temperature rise; at least 20 °F required',
    ],
    ['may be none', { heater: 'IndirectFired', temperatureRise: 0 }, 0, null],
    [
      'leaves air alone that is too warm',
      { temperatureRise: 30, heater: 'Electric', winterTemperatureF: 130 },
      0,
      '160 °F discharge air, limit 120 °F',
    ],
    [
      'keeps a small rise of warm air',
      { heater: 'IndirectFired', temperatureRise: 5, winterTemperatureF: 140 },
      5,
      null,
    ],
    ['ends at 200 kW', { heater: 'Electric', kWs: 250 }, 63.19, '853 MBH input; the largest heater has 682 MBH'],
  ])('[API-044] %s', (_, change, temperatureRise, message) => {
    const values = energyWithinLimits({ ...REQUEST, ...change });
    expect(values.temperatureRise).toBe(temperatureRise);
    expect(values.message && messageText(values.message)).toBe(message);
    expect(values.outputBtus / (1.08 * (change.cfm ?? 10_000))).toBeCloseTo(temperatureRise, 2);
  });

  it('[API-045] discharges winter air warmed by the rise, and says when that is too warm', () => {
    const request: EnergyRequest = { ...REQUEST, heater: 'Electric', cfm: 1000, winterTemperatureF: 40 };
    expect(heaterDischarge({ ...request, temperatureRise: 50 })).toMatchObject({
      dischargeTemperature: 90,
      maximumDischargeTemperature: 120,
      message: null,
    });
    expect(heaterDischarge({ ...request, btus: 97_200 })).toMatchObject({
      dischargeTemperature: 130,
      message: saying('130 °F discharge air, limit 120 °F'),
    });
  });

  it('[A-120] always has the input, by the efficiency of the type', () => {
    for (const heater of Object.keys(HEATERS) as HeaterType[]) {
      const { outputBtus, inputBtus } = energyOfRise({ ...REQUEST, heater, temperatureRise: 30 });
      expect(outputBtus / inputBtus).toBeCloseTo(HEATERS[heater].efficiency, 4);
    }
  });

  it.each<[string, () => EnergyValues]>([
    ['temperatureRise', () => energyOfRise({ ...REQUEST, btus: 5 })],
    ['btus', () => riseOfEnergy({ ...REQUEST, temperatureRise: 5 })],
    ['temperatureRise', () => energyWithinLimits(REQUEST)],
    ['temperatureRise', () => heaterDischarge(REQUEST)],
    ['cfm', () => energyOfRise({ ...REQUEST, temperatureRise: 5, cfm: -999 })],
    ['altitude', () => riseOfEnergy({ ...REQUEST, btus: 5, altitudeFt: Number.NaN })],
    ['winterTemperature', () => heaterDischarge({ ...REQUEST, btus: 5, winterTemperatureF: -999 })],
  ])('[A-121] names %s when it is missing or cannot be meant', (field, work) => {
    expect(work).toThrow(expect.objectContaining({ field }));
  });

  it('comes back to the rise it came from', () => {
    const rise = fc.double({ min: 1, max: 120, noNaN: true });
    fc.assert(
      fc.property(
        rise,
        fc.integer({ min: 500, max: 50_000 }),
        fc.integer({ min: 0, max: 12_000 }),
        (degrees, cfm, altitudeFt) => {
          const job = { ...REQUEST, cfm, altitudeFt };
          const { outputBtus, outputKws } = energyOfRise({ ...job, temperatureRise: degrees });
          expect(riseOfEnergy({ ...job, btus: outputBtus }).temperatureRise).toBeCloseTo(degrees, 1);
          expect(riseOfEnergy({ ...job, kWs: outputKws }).temperatureRise).toBeCloseTo(degrees, 1);
        },
      ),
    );
  });

  it('gives finite values inside the limits or an error of the field for any number', () => {
    const each = fc.oneof(fc.double(), fc.double({ min: -100, max: 20_000 }));
    const some = fc.option(each);
    const request = fc.record({
      heater: fc.constantFrom(...(Object.keys(HEATERS) as HeaterType[])),
      cfm: each,
      altitudeFt: each,
      winterTemperatureF: each,
      temperatureRise: some,
      btus: some,
      kWs: some,
    });
    fc.assert(
      fc.property(request, (any) => {
        try {
          const values = energyWithinLimits(any);
          expect(values.temperatureRise).toBeLessThanOrEqual(HEATERS[any.heater].maximumRise);
          expect(
            Object.values(values)
              .filter((value) => typeof value === 'number')
              .every(Number.isFinite),
          ).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
        }
      }),
      { numRuns: 400 },
    );
  });
});
