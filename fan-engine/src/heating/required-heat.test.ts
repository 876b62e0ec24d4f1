import fc from 'fast-check';
import { standardPressure } from '../air/density.ts';
import { BTUS_PER_KW } from '../air/sensible-heat.ts';
import { type HeatRequest, requiredHeat } from './required-heat.ts';

const NOTHING: HeatRequest = { temperatureRise: null, btus: null, kWs: null, cfm: 1000, altitudeFt: 0 };

describe('required heat', () => {
  it.each<[string, Partial<HeatRequest>, number, number]>([
    ['a rise is 1.08 Btu/h per cfm and degree', { temperatureRise: 50 }, 54_000, 50],
    ['ten times the air takes ten times the heat', { temperatureRise: 70, cfm: 10_000 }, 756_000, 70],
    ['Btu/h are a rise', { btus: 108_000 }, 108_000, 100],
    ['10 kW are 34,121 Btu/h', { kWs: 10 }, 34_121.4, 34_121.4 / 1080],
    ['a rise counts before Btu/h and kW', { temperatureRise: 10, btus: 1, kWs: 1 }, 10_800, 10],
    ['Btu/h count before kW', { btus: 21_600, kWs: 1 }, 21_600, 20],
  ])('%s', (_, request, outputBtus, temperatureRise) => {
    const heat = requiredHeat({ ...NOTHING, ...request });
    expect(heat?.outputBtus).toBeCloseTo(outputBtus, 6);
    expect(heat?.temperatureRise).toBeCloseTo(temperatureRise, 9);
  });

  it.each([
    ['nothing', {}],
    ['no rise', { temperatureRise: 0, btus: 5000 }],
    ['no Btu/h', { btus: 0 }],
    ['no kW', { kWs: 0 }],
  ])('is none where %s was requested', (_, request) => {
    expect(requiredHeat({ ...NOTHING, ...request })).toBeNull();
  });

  it.each([
    ['cfm', { temperatureRise: 10, cfm: 0 }],
    ['cfm', { temperatureRise: 10, cfm: Number.NaN }],
    ['altitude', { temperatureRise: 10, altitudeFt: 200_000 }],
    ['temperatureRise', { temperatureRise: -1 }],
    ['btus', { btus: 1e12 }],
    ['kWs', { kWs: -3 }],
  ])('names %s when it cannot be meant', (field, request) => {
    expect(() => requiredHeat({ ...NOTHING, ...request })).toThrow(expect.objectContaining({ field }));
  });

  it('warms thin air with less, by the pressure of the altitude', () => {
    const high = requiredHeat({ ...NOTHING, temperatureRise: 50, altitudeFt: 5280 });
    expect(high?.outputBtus).toBeCloseTo((54_000 * standardPressure(5280)) / 14.696, 6);
  });

  it('gives the same rise back for the heat it takes, anywhere', () => {
    const duty = [fc.double({ min: 1, max: 400, noNaN: true }), fc.integer({ min: 1, max: 80_000 })] as const;
    fc.assert(
      fc.property(...duty, fc.integer({ min: -1500, max: 20_000 }), (temperatureRise, cfm, altitudeFt) => {
        const there = requiredHeat({ ...NOTHING, temperatureRise, cfm, altitudeFt });
        const back = requiredHeat({ ...NOTHING, btus: there?.outputBtus ?? 0, cfm, altitudeFt });
        const byPower = requiredHeat({ ...NOTHING, kWs: (there?.outputBtus ?? 0) / BTUS_PER_KW, cfm, altitudeFt });
        expect(back?.temperatureRise).toBeCloseTo(temperatureRise, 8);
        expect(byPower?.temperatureRise).toBeCloseTo(temperatureRise, 8);
      }),
    );
  });
});
