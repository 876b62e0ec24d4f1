import fc from 'fast-check';
import { heatFactor } from '../air/sensible-heat.ts';
import { EngineError } from '../specification/engine-error.ts';
import { energyWithinLimits } from './energy-calculation.ts';
import { type HeaterFailure, type HeaterRating, rateHeater } from './heater-rating.ts';
import { HEATERS, type HeaterType } from './heater-types.ts';
import { type HeatRequest, requiredHeat } from './required-heat.ts';

const TYPES = Object.keys(HEATERS) as HeaterType[];
const NOTHING: HeatRequest = { temperatureRise: null, btus: null, kWs: null, cfm: 1000, altitudeFt: 0 };

interface Requested {
  readonly rise: number;
  readonly cfm: number;
  readonly altitudeFt?: number;
  readonly winter?: number | null;
}

function outcomeOf(type: HeaterType, { rise, cfm, altitudeFt = 0, winter = null }: Requested) {
  const heat = requiredHeat({ ...NOTHING, temperatureRise: rise, cfm, altitudeFt });
  if (heat === null) throw new Error('No heat was requested');
  return rateHeater(type, heat, { cfm, altitudeFt, winterTemperatureF: winter });
}

function ratingOf(type: HeaterType, requested: Requested): HeaterRating {
  const outcome = outcomeOf(type, requested);
  if ('failure' in outcome) throw new Error(`${type} failed: ${outcome.failure.kind}`);
  return outcome.rating;
}

function failureOf(type: HeaterType, requested: Requested): HeaterFailure {
  const outcome = outcomeOf(type, requested);
  if ('rating' in outcome) throw new Error(`${type} did not fail`);
  return outcome.failure;
}

describe('a heater', () => {
  it('burns gas in the air stream with 92 % of its heat', () => {
    const rating = ratingOf('DirectFired', { rise: 70, cfm: 5000, winter: 0 });
    expect(rating).toMatchObject({ fuel: 'gas', furnaceMbh: null, kwStep: null, temperatureRise: 70 });
    expect(rating.inputBtus).toBeCloseTo(378_000 / 0.92, 4);
    expect(rating.gasFlowCfh).toBeCloseTo(378 / 0.92, 6);
    expect(rating.minimumTemperatureRise).toBeCloseTo(70 / 25, 9);
    expect(rating.dischargeTemperature).toBe(70);
  });

  it.each([
    // 65 F x 1.08 x 3,000 cfm = 210,600 Btu/h: 250 MBH gives 200,000, 300 MBH gives 240,000.
    [65, 3000, 0, 300],
    // 200,000 Btu/h exactly is what 250 MBH give.
    [200_000 / 3240, 3000, 0, 250],
    // At 4,500 ft the furnace burns 90 %: 250 MBH x 0.8 x 0.9 = 180,000 for 178,534 requested.
    [65, 3000, 4500, 250],
    // 93 F of 600 cfm are 60,264 Btu/h, more than the 60,000 of 75 MBH: 100 MBH burns at three quarters for it.
    [93, 600, 0, 100],
    // 20 F of 3,000 cfm are 64,800 Btu/h: 75 MBH would warm it by 18.5 F only, below the least rise of a furnace.
    [20, 3000, 0, 100],
    [20, 600, 0, 75],
  ])('takes for %d F of %d cfm at %d ft a furnace of %d MBH', (rise, cfm, altitudeFt, mbh) => {
    const rating = ratingOf('IndirectFired', { rise, cfm, altitudeFt });
    expect(rating.furnaceMbh).toBe(mbh);
    expect(rating.requiredRise).toBeCloseTo(rise, 9);
    expect(rating.temperatureRise).toBeGreaterThanOrEqual(rise - 1e-6);
    expect(rating.minimumTemperatureRise).toBeCloseTo(rating.temperatureRise / 4, 9);
  });

  it.each([
    // 60 F x 1.08 x 2,400 cfm / 3,412.14 = 45.6 kW.
    [60, 2400, 50],
    [10, 1000, 5],
    [99, 6380, 200],
  ])('takes for %d F of %d cfm a coil of %d kW', (rise, cfm, kwStep) => {
    const rating = ratingOf('Electric', { rise, cfm, winter: 10 });
    expect(rating).toMatchObject({ fuel: 'electric', kwStep, outputKws: kwStep, gasFlowCfh: null, efficiency: 1 });
    expect(rating.inputBtus).toBe(rating.outputBtus);
  });

  it('discharges no warmer than full fire makes the winter air, nor than its type may', () => {
    const cold = ratingOf('IndirectFired', { rise: 50, cfm: 3000, winter: -10 });
    expect(cold.maximumDischargeTemperature).toBeCloseTo(-10 + cold.temperatureRise, 9);
    expect(cold.dischargeTemperature).toBe(40);
    expect(ratingOf('IndirectFired', { rise: 50, cfm: 3000 }).maximumDischargeTemperature).toBe(150);
    expect(ratingOf('IndirectFired', { rise: 50, cfm: 3000 }).dischargeTemperature).toBeNull();
  });

  it.each<[HeaterType, Requested, HeaterFailure['kind'], number, number]>([
    ['DirectFired', { rise: 50, cfm: 799 }, 'airflow', 799, 800],
    ['DirectFired', { rise: 50, cfm: 50_001 }, 'airflow', 50_001, 50_000],
    ['DirectFired', { rise: 141, cfm: 5000 }, 'rise', 141, 140],
    ['DirectFired', { rise: 100, cfm: 5000, winter: 61 }, 'discharge', 161, 160],
    ['DirectFiredCompact', { rise: 90, cfm: 4500 }, 'capacity', (1.08 * 4500 * 90) / 920, 450],
    ['IndirectFired', { rise: 5, cfm: 3000 }, 'rise', 5, 20],
    // 15,000 cfm at 7,000 ft: the largest furnace burns 80 % of its 1,200 MBH there.
    ['IndirectFired', { rise: 70, cfm: 15_000, altitudeFt: 7000 }, 'capacity', (70 * 15 * heatFactor(7000)) / 0.8, 960],
    ['IndirectFired', { rise: 100, cfm: 15_000 }, 'capacity', 2025, 1200],
    ['Electric', { rise: 60, cfm: 15_000 }, 'capacity', 972, 682.428],
    ['Electric', { rise: 60, cfm: 2000, winter: 61 }, 'discharge', 121, 120],
    ['IndustrialHorizontal', { rise: 150, cfm: 40_000, winter: 0 }, 'capacity', 6480 / 0.92, 5000],
  ])('%s given %j fails by %s', (type, requested, kind, value, limit) => {
    const failure = failureOf(type, requested);
    expect(failure.kind).toBe(kind);
    expect(failure.value).toBeCloseTo(value, 6);
    expect(failure.limit).toBeCloseTo(limit, 6);
  });

  it('names the winter temperature that no place has', () => {
    expect(() => outcomeOf('Electric', { rise: 10, cfm: 1000, winter: -500 })).toThrow(
      expect.objectContaining({ field: 'winterTemperature' }),
    );
  });

  it('keeps the balance of heat in every rating', () => {
    const requested = fc.record({
      rise: fc.double({ min: 0.5, max: 160, noNaN: true }),
      cfm: fc.integer({ min: 100, max: 70_000 }),
      altitudeFt: fc.integer({ min: -1500, max: 20_000 }),
      winter: fc.option(fc.integer({ min: -90, max: 100 })),
    });
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), requested, (type, request) => {
        const outcome = outcomeOf(type, request);
        if ('failure' in outcome) {
          expect(Number.isFinite(outcome.failure.value) && Number.isFinite(outcome.failure.limit)).toBe(true);
          return;
        }
        const { rating } = outcome;
        const warmed = heatFactor(request.altitudeFt) * request.cfm * rating.temperatureRise;
        expect(rating.outputBtus / warmed).toBeCloseTo(1, 9);
        expect(rating.inputBtus * rating.efficiency).toBeCloseTo(rating.outputBtus, 3);
        expect(rating.temperatureRise).toBeGreaterThanOrEqual(rating.requiredRise * (1 - 1e-8));
        expect(rating.requiredRise).toBeLessThanOrEqual(HEATERS[type].maximumRise * (1 + 1e-8));
        expect(rating.dischargeTemperature ?? 0).toBeLessThanOrEqual(HEATERS[type].maximumDischarge + 1e-6);
      }),
    );
  });

  it('has no holes: of every rise between least and largest some furnace or step is right, as far as it is strong enough', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const place = fc.record({
      cfm: fc.integer({ min: 100, max: 70_000 }),
      altitudeFt: fc.integer({ min: 0, max: 9000 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), share, place, (type, part, { cfm, altitudeFt }) => {
        const { minimumRise, maximumRise, minimumCfm, maximumCfm } = HEATERS[type];
        const rise = Math.max(0.5, minimumRise + part * (maximumRise - minimumRise));
        const outcome = outcomeOf(type, { rise, cfm: Math.min(maximumCfm, Math.max(minimumCfm, cfm)), altitudeFt });
        if ('rating' in outcome) return;
        expect(outcome.failure.kind).toBe('capacity');
        expect(outcome.failure.value).toBeGreaterThan(outcome.failure.limit);
      }),
      { numRuns: 500 },
    );
  });

  it('follows the rule of the energy calls, and does the rise that a failure calls possible', () => {
    const requested = fc.record({
      rise: fc.double({ min: 0.5, max: 160, noNaN: true }),
      cfm: fc.integer({ min: 1500, max: 4500 }),
      altitudeFt: fc.integer({ min: 0, max: 9000 }),
      winter: fc.integer({ min: -60, max: 90 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), requested, (type, request) => {
        const outcome = outcomeOf(type, request);
        const { cfm, altitudeFt, rise, winter } = request;
        const energy = energyWithinLimits({
          ...NOTHING,
          heater: type,
          cfm,
          altitudeFt,
          temperatureRise: rise,
          winterTemperatureF: winter,
        });
        expect(energy.message === null).toBe('rating' in outcome);
        if ('rating' in outcome) return;
        const { possibleRise } = outcome.failure;
        expect(energy.temperatureRise).toBeCloseTo(possibleRise ?? 0, 1);
        if (possibleRise !== null) expect(outcomeOf(type, { ...request, rise: possibleRise })).toHaveProperty('rating');
      }),
      { numRuns: 500 },
    );
  });

  it('gives a rating, a failure or an error of the field for any number', () => {
    const each = fc.oneof(fc.double(), fc.double({ min: -200, max: 5000 }));
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), each, each, each, each, (type, rise, cfm, altitudeFt, winter) => {
        try {
          const heat = requiredHeat({ ...NOTHING, temperatureRise: rise, cfm, altitudeFt });
          if (heat === null) return;
          const outcome = rateHeater(type, heat, { cfm, altitudeFt, winterTemperatureF: winter });
          expect(JSON.stringify(outcome)).not.toMatch(/"(value|limit|inputBtus|temperatureRise)":null/);
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
        }
      }),
      { numRuns: 300 },
    );
  });
});
