import fc from 'fast-check';
import { HUMID, leaving, RATED } from '../../test/fixtures/cooling-requests.ts';
import { messageText, rejection, saying } from '../../test/fixtures/words.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { CoolingRequest } from './cooling-request.ts';
import { type CoolingRating, enteringStream, rateDx } from './dx-rating.ts';
import { DX_TONNAGES } from './dx-units.ts';

describe('a rated cooling unit', () => {
  it('[CON-013] gives its nominal 12 MBH per ton for its EER where units are rated', () => {
    const rating = rateDx(10, RATED);
    expect(rating).toMatchObject({ tonnage: 10, eer: 11.2, ieer: 15.2, mbh: 120, coilRows: 4, cfmPerTon: 400 });
    expect(rating.totalBtus / 120_000).toBeCloseTo(1, 2);
    expect(rating.totalBtus / rating.compressorKw / 1000).toBeCloseTo(11.2, 1);
    expect(rating.enteringDryBulb).toBeCloseTo(80, 6);
    expect(rating.enteringWetBulb).toBeCloseTo(67, 2);
    expect(rating.message).toBeNull();
  });

  it.each<[string, number, Partial<CoolingRequest>, string]>([
    ['too much air', 5, {}, '600 cfm per ton; 450 at most'],
    ['too little air', 20, {}, '150 cfm per ton; at least 250 required'],
    [
      'a hot day',
      10,
      { outdoor: { dryBulb: 118, wetBulb: 75 } },
      '118 °F outdoor air, standard units run up to 115 °F: choose a high-ambient unit',
    ],
    [
      'a hotter day',
      10,
      { outdoor: { dryBulb: 130, wetBulb: 75 }, isHighAmbient: true },
      '130 °F outdoor air, high-ambient units run up to 125 °F',
    ],
    ['too little air for mixed air', 15, { outdoorShare: 0 }, '200 cfm per ton; at least 250 required'],
    [
      'air without a way to dry',
      10,
      { outdoorShare: 0.5, outdoor: { dryBulb: 85, wetBulb: 84 } },
      'Leaving air is above 98% relative humidity: choose a reheat coil',
    ],
    [
      'a dry bulb out of reach',
      10,
      { target: leaving(50, null) },
      'Leaving air reaches 55.1 °F dry bulb; 50 °F required',
    ],
    [
      'a wet bulb out of reach',
      10,
      { target: leaving(null, 50) },
      'Leaving air reaches 54.4 °F wet bulb; 50 °F required',
    ],
    ['leaving air out of reach', 10, { target: leaving(52, 50) }, '114.6 MBH; 147.8 MBH required'],
  ])('warns of %s', (_, tons, change, message) => {
    expect(rateDx(tons, { ...HUMID, ...change }).message).toEqual(saying(message));
  });

  it('runs on a hot day with a condenser for it', () => {
    const day = { ...HUMID, outdoor: { dryBulb: 118, wetBulb: 75 } };
    expect(rateDx(10, { ...day, isHighAmbient: true }).message).toBeNull();
    expect(rateDx(10, { ...day, isHighAmbient: true }).totalBtus).toBeLessThan(rateDx(10, day).totalBtus);
  });

  it.each([
    // Up to half outdoor air 250, then the window of the size, and on a straight line down to 120 for outdoor air alone.
    [0.5, 199, '199 cfm per ton; at least 250 required'],
    [0.55, 191, '191 cfm per ton; at least 192 required'],
    [0.75, 161, null],
    [0.75, 159, '159 cfm per ton; at least 160 required'],
    [1, 121, 'Leaving air of 42.2 °F is below 45 °F: choose a smaller cooling unit'],
    [1, 119, '119 cfm per ton; at least 120 required'],
  ])('with %d outdoor air and %d cfm per ton says %s', (outdoorShare, cfmPerTon, message) => {
    const rating = rateDx(10, { ...HUMID, outdoorShare, cfm: 10 * cfmPerTon, outdoor: { dryBulb: 95, wetBulb: 78 } });
    expect(rating.coilRows).toBe(6);
    expect(rating.message && messageText(rating.message)).toBe(message);
  });

  it('rejects a size that does not exist and air that does not', () => {
    expect(() => rateDx(11, RATED)).toThrow(rejection('No cooling unit has 11 tons', 'nominalCoolingTons'));
    expect(() => rateDx(10, { ...RATED, returnAir: { dryBulb: 60, wetBulb: 61 } })).toThrow(EngineError);
  });

  it('gives more with every size, on any day', () => {
    const day = fc.record({
      cfm: fc.integer({ min: 200, max: 15_000 }),
      outdoorShare: fc.double({ min: 0, max: 1, noNaN: true }),
      altitudeFt: fc.integer({ min: 0, max: 8000 }),
      dryBulb: fc.integer({ min: 60, max: 115 }),
      dryness: fc.double({ min: 0, max: 0.25, noNaN: true }),
    });
    fc.assert(
      fc.property(day, ({ cfm, outdoorShare, altitudeFt, dryBulb, dryness }) => {
        const outdoor = { dryBulb, wetBulb: dryBulb * (1 - dryness) };
        const request = { ...HUMID, cfm, outdoorShare, altitudeFt, outdoor };
        const ratings = DX_TONNAGES.map((tons) => rateDx(tons, request));
        const entering = enteringStream(request);
        ratings.forEach((rating, index) => {
          const before: CoolingRating | undefined = ratings[index - 1];
          expect(rating.totalBtus).toBeGreaterThanOrEqual((before?.totalBtus ?? 0) - 1e-6);
          expect(rating.leavingDryBulb).toBeLessThanOrEqual(entering.air.dryBulb + 1e-6);
          expect(rating.leavingWetBulb).toBeLessThanOrEqual(rating.leavingDryBulb + 0.02);
          expect(rating.sensibleHeatRatio).toBeLessThanOrEqual(1 + 1e-9);
          expect(
            Object.values(rating)
              .filter((value) => typeof value === 'number')
              .every(Number.isFinite),
          ).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });
});
