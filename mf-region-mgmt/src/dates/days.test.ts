import fc from 'fast-check';
import { dayOf, firstOfMonth, firstOfYear, instantsOf, pastMonth, readDay, shiftDays, shiftMonths } from './days.ts';

const someDay = fc
  .date({ min: new Date(2000, 0, 2), max: new Date(2099, 11, 30), noInvalidDate: true })
  .map((date) => dayOf(date));

describe('days', () => {
  it.each(['', '2026-1-1', '2026-02-30', '2026-13-01', '0202-05-01', 'today', null])('reads no day from %p', (text) => {
    expect(readDay(text)).toBeNull();
  });

  it('reads every day that it writes, and comes back to it', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -1000, max: 1000 }), (day, by) => {
        expect(readDay(day)).toBe(day);
        expect(shiftDays(shiftDays(day, by), -by)).toBe(day);
      }),
    );
  });

  it('[A-211] starts at the midnight of its first day and ends with the one after its last', () => {
    fc.assert(
      fc.property(someDay, someDay, (from, to) => {
        const { fromDate, toDate } = instantsOf({ from, to });
        expect([new Date(fromDate).getHours(), new Date(toDate).getHours()]).toEqual([0, 0]);
        expect([dayOf(new Date(fromDate)), shiftDays(dayOf(new Date(toDate)), -1)]).toEqual([from, to]);
      }),
    );
  });

  it('shortens a day to a month that ends before it', () => {
    expect(shiftMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(shiftMonths('2024-02-29', -12)).toBe('2023-02-28');
    expect(shiftMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect([firstOfMonth('2026-05-17'), firstOfYear('2026-05-17')]).toEqual(['2026-05-01', '2026-01-01']);
  });

  it('[LOG-006] goes back a month by default', () => {
    expect(pastMonth('2026-11-20')).toEqual({ from: '2026-10-20', to: '2026-11-20' });
  });
});
