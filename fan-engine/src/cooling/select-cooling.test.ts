import fc from 'fast-check';
import { HUMID, leaving, TEN_TONS } from '../../test/fixtures/cooling-requests.ts';
import { messageText } from '../../test/fixtures/words.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { CoolingRequest, CoolingTarget } from './cooling-request.ts';
import { runningTonsNear, selectCooling } from './select-cooling.ts';

function selected(request: CoolingRequest) {
  const outcome = selectCooling(request);
  if ('failure' in outcome) throw new Error(messageText(outcome.failure.message));
  return outcome;
}

function failed(request: CoolingRequest) {
  const outcome = selectCooling(request);
  if ('rating' in outcome) throw new Error(`${outcome.rating.tonnage} tons suit`);
  return outcome.failure;
}

describe('the choice of a cooling unit', () => {
  it.each([
    [10, 10],
    // A size between two nominal ones takes the next above.
    [9, 10],
    [7.5, 7.5],
  ])('takes for %d nominal tons the size of %d', (tons, tonnage) => {
    expect(selected({ ...HUMID, target: { kind: 'tons', tons } }).rating.tonnage).toBe(tonnage);
  });

  it.each([
    // Return air at 55/55 F takes 69,600 Btu/h of 3,000 cfm; outdoor air of 95/78 F three times as much.
    [0, 7.5],
    [0.3, 10],
    // More than half outdoor air: 12.5 tons with 240 cfm per ton, which mixed air would not have.
    [0.51, 12.5],
    [0.75, 15],
    [1, 20],
  ])('takes with %d outdoor air for 55 F leaving air %d tons', (outdoorShare, tonnage) => {
    const { rating, alternatives } = selected({ ...HUMID, outdoorShare, target: leaving(55, 55) });
    expect(rating.tonnage).toBe(tonnage);
    expect(rating.leavingWetBulb).toBeLessThanOrEqual(55.05);
    expect(alternatives.every((other) => other.tonnage > tonnage)).toBe(true);
  });

  it('offers beside nominal tons every size that runs', () => {
    const { alternatives } = selected({ ...HUMID, target: TEN_TONS });
    expect(alternatives.map(({ tonnage }) => tonnage)).toEqual([7.5, 8.5]);
    const { alternatives: ofMoreAir } = selected({ ...HUMID, cfm: 4000, target: TEN_TONS });
    expect(ofMoreAir.map(({ tonnage }) => tonnage)).toEqual([12.5, 15]);
  });

  it.each<[string, Partial<CoolingRequest>, string]>([
    ['no unit is as large', { target: { kind: 'tons', tons: 31 } }, '31 tons required; the largest unit has 30 tons'],
    ['the nominal size gets too much air', { target: { kind: 'tons', tons: 3 } }, '1,000 cfm per ton; 450 at most'],
    ['all get too much air', { cfm: 20_000, target: leaving(55, 55) }, '667 cfm per ton; 450 at most'],
    ['all get too little air', { cfm: 300, target: leaving(55, 55) }, '100 cfm per ton; at least 250 required'],
    [
      'the largest that runs does not reach the air',
      { target: leaving(40, null) },
      'Leaving air reaches 55.1 °F dry bulb; 40 °F required',
    ],
    [
      'the day is too hot',
      { outdoor: { dryBulb: 120, wetBulb: 70 } },
      '120 °F outdoor air, standard units run up to 115 °F: choose a high-ambient unit',
    ],
  ])('says when %s', (_, change, text) => {
    const failure = failed({ ...HUMID, ...change });
    expect(messageText(failure.message)).toBe(text);
    expect(Number.isFinite(failure.value) && Number.isFinite(failure.limit)).toBe(true);
  });

  it('has no size whose air leaves below 45 F, and says so of the requested size', () => {
    const dry = { ...HUMID, outdoorShare: 0, returnAir: { dryBulb: 62, wetBulb: 54 }, cfm: 4000 };
    const tooLarge = failed({ ...dry, target: { kind: 'tons', tons: 15 } });
    expect(messageText(tooLarge.message)).toMatch(
      /^Leaving air of 40\.\d °F is below 45 °F: choose a smaller cooling unit$/,
    );
    expect(tooLarge.limit).toBe(45);
  });

  it('names the nominal size that can be requested instead, at every airflow of the unit', () => {
    const mixed = { ...HUMID, cfm: 4000, outdoorShare: 0.3 };
    // 4,000 cfm: 450 cfm per ton is 8.9 tons, 250 is 16 tons.
    expect(runningTonsNear(30, mixed, [4000])).toBe(15);
    expect(runningTonsNear(3, mixed, [4000])).toBe(10);
    // At 4,400 cfm 10 tons would still do with 440 cfm per ton, at 4,600 they would not.
    expect(runningTonsNear(3, mixed, [4000, 4400])).toBe(10);
    expect(runningTonsNear(3, mixed, [4000, 4600])).toBe(12.5);
    expect(runningTonsNear(10, mixed, [300])).toBeNull();
  });

  it.each([
    ['nominalCoolingTons', { kind: 'tons', tons: 0 }],
    ['nominalCoolingTons', { kind: 'tons', tons: Number.NaN }],
    ['coolingDryBulb', leaving(null, null)],
    ['coolingDryBulb', leaving(500, null)],
    ['coolingWetBulb', leaving(null, -40)],
    ['coolingWetBulb', leaving(54, 55)],
  ] as [string, CoolingTarget][])('names %s when %j cannot be meant', (field, target) => {
    expect(() => selectCooling({ ...HUMID, target })).toThrow(expect.objectContaining({ field }));
  });

  it('gives a size, a reason or an error of the field for any number', () => {
    const each = fc.oneof(fc.double(), fc.double({ min: -100, max: 200 }));
    const target: fc.Arbitrary<CoolingTarget> = fc.oneof(
      each.map((tons) => ({ kind: 'tons' as const, tons })),
      fc.tuple(fc.option(each), fc.option(each)).map(([dry, wet]) => leaving(dry, wet)),
    );
    const request = fc.record({
      cfm: fc.oneof(fc.double(), fc.double({ min: 1, max: 500_000 })),
      altitudeFt: fc.oneof(fc.double(), fc.double({ min: -1500, max: 20_000 })),
      outdoorShare: fc.oneof(fc.double(), fc.constantFrom(0, 0.3, 1)),
      outdoor: fc.record({ dryBulb: each, wetBulb: each }),
      returnAir: fc.record({ dryBulb: each, wetBulb: each }),
      isHighAmbient: fc.boolean(),
      target,
    });
    fc.assert(
      fc.property(request, (any) => {
        try {
          expect(JSON.stringify(selectCooling(any))).not.toMatch(/":null,"(?!message)/);
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
        }
      }),
      { numRuns: 400 },
    );
  });
});
