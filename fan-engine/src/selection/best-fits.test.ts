import fc from 'fast-check';
import { DEMO_CATALOGUE } from '../catalogue/catalogue.ts';
import { wheelOfLine } from '../product-line/fan-unit.ts';
import { BestFits, MOST_ROWS } from './best-fits.ts';
import type { Fit } from './fit.ts';
import { compareFits } from './ranking.ts';

const line = DEMO_CATALOGUE.lines.find(({ code }) => code === 'KUB');
if (line === undefined) throw new Error('The catalogue has utility sets');

const anyFit = fc
  .record({
    size: fc.constantFrom(...line.wheelSizesIn),
    budgetPrice: fc.integer({ min: 1, max: 60 }),
    totalBhp: fc.integer({ min: 1, max: 9 }),
    inputKw: fc.integer({ min: 1, max: 500 }),
    soundSones: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ size, budgetPrice, ...figures }) => {
    const wheel = wheelOfLine(line, size);
    return { line, wheel, fanClass: null, plan: { variant: 'Belt' }, figures, budgetPrice } as Fit;
  });

describe('the best of what fits', () => {
  it('are the first in the order of results, with the least figures of all', () => {
    fc.assert(
      fc.property(fc.array(anyFit, { minLength: 1, maxLength: 5 * MOST_ROWS, size: 'max' }), (fits) => {
        const best = new BestFits();
        for (const fit of fits) best.add(fit);
        const order = [...fits].sort(compareFits);
        const ranks = (some: readonly Fit[]) =>
          some.map(({ budgetPrice, figures, wheel }) => [budgetPrice, figures.totalBhp, wheel.diameterIn]);
        expect(ranks(best.inOrder())).toEqual(ranks(order.slice(0, MOST_ROWS)));
        expect(best.hasMore).toBe(fits.length > MOST_ROWS);
        expect(best.least).toEqual({
          inputKw: Math.min(...fits.map(({ figures }) => figures.inputKw)),
          soundSones: Math.min(...fits.map(({ figures }) => figures.soundSones)),
          diameterIn: Math.min(...fits.map(({ wheel }) => wheel.diameterIn)),
        });
      }),
      { numRuns: 40 },
    );
  });

  it('are none of none', () => {
    const none = new BestFits();
    expect([none.isEmpty, none.inOrder(), none.hasMore]).toEqual([true, [], false]);
  });
});
