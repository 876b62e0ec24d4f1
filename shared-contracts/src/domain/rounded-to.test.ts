import fc from 'fast-check';
import { decimalNumber } from '../language/index.ts';
import { roundedTo } from './rounded-to.ts';

describe('A number that is rounded as it is printed', () => {
  it.each([
    [114.55, 1, 114.6],
    [-114.55, 1, -114.6],
    [1.005, 2, 1.01],
    [2.5, 0, 3],
    [0.04, 1, 0],
    [-0.04, 1, 0],
    [Number.POSITIVE_INFINITY, 1, Number.POSITIVE_INFINITY],
    [1e-9, 2, 0],
    [1.2e21, 1, 1.2e21],
    [Number.NaN, 1, Number.NaN],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(roundedTo(value, decimals)).toBe(expected);
  });

  it('is the number that readers of the text read', () => {
    const thousandths = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((count) => count / 1000);
    const values = fc.oneof(thousandths, fc.double({ min: -1e9, max: 1e9, noNaN: true }));
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        const text = decimalNumber('en-US', value, decimals).replaceAll(',', '').replace('\u2212', '-');
        expect(roundedTo(value, decimals)).toBe(Number(text));
      }),
      { numRuns: 5000 },
    );
  });
});
