import fc from 'fast-check';
import { rounded, roundTo } from './rounding.ts';

describe('a power', () => {
  it.each([
    [2.346, 2.35],
    [0.0734, 0.073],
    [0.0036, 0.0036],
    [0.000_364, 0.000_36],
    [0, 0],
  ])('%d is shown as %d', (value, shown) => {
    expect(rounded.power(value)).toBe(shown);
  });

  it('of a turning fan is never shown as none', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 500, noNaN: true }), (value) => {
        expect(Math.abs(rounded.power(value) / value - 1)).toBeLessThanOrEqual(0.051);
      }),
    );
  });
});

describe('a figure with a factor of its own', () => {
  const DECIMALS = [
    ['speed', 0],
    ['percent', 1],
    ['index', 2],
    ['pressure', 3],
    ['density', 4],
  ] as const;

  it.each(DECIMALS)('%s is what rounding to %d decimals gives, to the last bit', (name, decimals) => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        expect(rounded[name](value)).toBe(roundTo(value, decimals));
      }),
    );
    expect(rounded[name](-0)).toBe(0);
  });
});
