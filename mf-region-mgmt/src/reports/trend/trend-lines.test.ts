import fc from 'fast-check';
import { axisTicks, trendLines } from './trend-lines.ts';

const TODAY = '2026-03-15';

describe('lines of a trend', () => {
  it('[A-227] are one for each year, twelve months or those that were', () => {
    const rows = [
      { year: 2026, month: 3, count: 5 },
      { year: 2025, month: 12, count: 7 },
      { year: 2019, month: 1, count: 1 },
    ];
    expect(trendLines(rows, 2026, TODAY)).toEqual([
      { year: 2026, role: 'current', counts: [0, 0, 5] },
      { year: 2025, role: 'prior', counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7] },
      { year: 2019, role: 'other', counts: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    ]);
  });

  it('[REP-020] are those of the report’s period, of the one before, and others', () => {
    const rows = [2026, 2025, 2024, 2023].map((year) => ({ year, month: 1, count: 1 }));
    expect(trendLines(rows, 2024, TODAY).map(({ year, role }) => [year, role])).toEqual([
      [2026, 'other'],
      [2025, 'other'],
      [2024, 'current'],
      [2023, 'prior'],
    ]);
  });

  it('stand over an axis of few round figures that reaches the most of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (max) => {
        const ticks = axisTicks(max);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(max, 1));
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});
