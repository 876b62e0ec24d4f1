import fc from 'fast-check';
import { changeOf, orderOfChange } from './change.ts';
import { changeText } from './change-text.ts';

describe('a change', () => {
  it.each([
    [10, 15, { percent: 50, desc: false, isInfinite: false, class: 'positive' }],
    [10, 5, { percent: -50, desc: true, isInfinite: false, class: 'negative' }],
    [3, 4, { percent: 33.3, desc: false, isInfinite: false, class: 'positive' }],
    [0, 3, { percent: 0, desc: false, isInfinite: true, class: 'positive' }],
    [0, 0, { percent: 0, desc: false, isInfinite: false, class: 'positive' }],
    [5, 0, { percent: -100, desc: true, isInfinite: false, class: 'negative' }],
    [7, 7, { percent: 0, desc: false, isInfinite: false, class: 'positive' }],
  ])('[REP-005] [REP-006] [A-226] from %d to %d', (firstValue, secondValue, rest) => {
    expect(changeOf(firstValue, secondValue)).toEqual({ firstValue, secondValue, ...rest });
  });

  it('is said in words, not by its colour alone', () => {
    expect(changeText(changeOf(1000, 1500))).toBe('1,000 to 1,500, up 50.0%');
    expect(changeText(changeOf(3, 2))).toBe('3 to 2, down 33.3%');
    expect(changeText(changeOf(0, 2))).toBe('0 to 2, new');
    expect(changeText(changeOf(2, 2))).toBe('2 to 2, no change');
  });

  it('is sorted by its percentage, a change from zero last', () => {
    const count = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(count, count, count, count, (a, b, c, d) => {
        const [one, other] = [changeOf(a, b), changeOf(c, d)];
        if (one.percent < other.percent) expect(orderOfChange(one)).toBeLessThan(orderOfChange(other));
        expect(orderOfChange(one)).toBeLessThan(orderOfChange(changeOf(0, 1)));
      }),
    );
  });
});
