import fc from 'fast-check';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { wheelOfLine } from '../product-line/fan-unit.ts';
import { sizeName } from '../product-line/model-names.ts';
import { BestFits, MAX_ROWS } from './best-fits.ts';
import type { Fit } from './fit.ts';
import { compareFits } from './ranking.ts';

const line = DEMO_CATALOGUE.lines.find(({ code }) => code === 'KUB');
if (line === undefined) throw new Error('The catalogue has utility sets');

const anyFit = fc
  .record({
    size: fc.constantFrom(...line.wheelSizesIn),
    budgetPrice: fc.integer({ min: 1, max: 60 }),
    totalBhp: fc.integer({ min: 1, max: 9 }),
    ownerScore: fc.integer({ min: 1, max: 900 }),
    inputKw: fc.integer({ min: 1, max: 500 }),
    soundSones: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ size, budgetPrice, ownerScore, ...values }) => {
    const wheel = wheelOfLine(line, size);
    const candidate = { code: sizeName(line, size) };
    return {
      candidate,
      line,
      wheel,
      fanClass: null,
      plan: { variant: 'Belt' },
      ...values,
      budgetPrice,
      ownerScore,
    } as Fit;
  });

describe('the best of what fits', () => {
  it('are the first in the order of results, with the least figures of all', () => {
    fc.assert(
      fc.property(fc.array(anyFit, { minLength: 1, maxLength: 5 * MAX_ROWS, size: 'max' }), (fits) => {
        const best = new BestFits();
        for (const fit of fits) best.add(fit);
        const order = [...fits].sort(compareFits);
        const ranks = (some: readonly Fit[]) =>
          some.map(({ budgetPrice, totalBhp, wheel }) => [budgetPrice, totalBhp, wheel.diameterIn]);
        expect(ranks(best.inOrder())).toEqual(ranks(order.slice(0, MAX_ROWS)));
        expect(best.hasMore).toBe(fits.length > MAX_ROWS);
        const shown = new Set(best.inOrder());
        const others = fits.filter((fit) => !shown.has(fit)).map(({ ownerScore }) => ownerScore);
        expect(best.minScoreOfOthers).toBe(Math.min(Infinity, ...others));
        expect(best.least).toEqual({
          inputKw: Math.min(...fits.map(({ inputKw }) => inputKw)),
          soundSones: Math.min(...fits.map(({ soundSones }) => soundSones)),
          diameterIn: Math.min(...fits.map(({ wheel }) => wheel.diameterIn)),
        });
      }),
      { numRuns: 40 },
    );
  });

  it('are the same where what is too dear is only counted, and what cannot matter of it is left out', () => {
    const shares = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(anyFit, { minLength: 1, maxLength: 5 * MAX_ROWS, size: 'max' }), shares, (fits, less) => {
        const [whole, counted] = [new BestFits(), new BestFits()];
        for (const [index, fit] of fits.entries()) {
          whole.add(fit);
          const { budgetPrice, ownerScore, wheel, inputKw, soundSones } = fit;
          const below = less[index % less.length] ?? 0;
          if (!counted.isTooExpensive(budgetPrice)) counted.add(fit);
          else if (counted.outdoes(inputKw - below, ownerScore - below))
            counted.addExpensive(soundSones, wheel.diameterIn);
          else counted.addExpensive(soundSones, wheel.diameterIn, inputKw, ownerScore);
        }
        expect(counted.inOrder()).toEqual(whole.inOrder());
        const summaryOf = ({ hasMore, least: min, minScoreOfOthers }: BestFits) => ({
          hasMore,
          least: min,
          minScoreOfOthers,
        });
        expect(summaryOf(counted)).toEqual(summaryOf(whole));
      }),
      { numRuns: 20 },
    );
  });

  it('are the cheapest of many, whichever come first', () => {
    const fitAt = (budgetPrice: number) =>
      ({
        ...{ candidate: { code: 'KUB245B' }, line, wheel: wheelOfLine(line, 24.5), fanClass: null },
        ...{ plan: { variant: 'Belt' }, budgetPrice },
        ...{ totalBhp: 1, inputKw: budgetPrice, soundSones: budgetPrice },
      }) as Fit;
    const best = new BestFits();
    for (let price = 4 * MAX_ROWS; price > 0; price--) best.add(fitAt(price));
    for (let price = 2 * MAX_ROWS; price < 3 * MAX_ROWS; price++) best.add(fitAt(price));
    expect(best.inOrder().map(({ budgetPrice }) => budgetPrice)).toEqual(
      Array.from({ length: MAX_ROWS }, (_, index) => index + 1),
    );
    expect([best.hasMore, best.isEmpty, best.least.inputKw]).toEqual([true, false, 1]);
    const few = new BestFits();
    few.add(fitAt(2));
    expect([few.inOrder().length, few.hasMore]).toEqual([1, false]);
  });

  it('are none of none', () => {
    const none = new BestFits();
    expect([none.isEmpty, none.inOrder(), none.hasMore]).toEqual([true, [], false]);
  });
});
