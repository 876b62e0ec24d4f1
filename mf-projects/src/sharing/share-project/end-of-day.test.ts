import { dayOf, endOfDay } from './end-of-day.ts';

describe('the end of a day', () => {
  it.each(['2026-12-31', '2026-02-28', '2026-03-08', '2026-11-01'])('[SHR-004] of %s is 23:59:59 there', (day) => {
    const end = new Date(endOfDay(day));
    expect([end.getHours(), end.getMinutes(), end.getSeconds()]).toEqual([23, 59, 59]);
    expect(dayOf(end)).toBe(day);
    expect(dayOf(new Date(end.getTime() + 1))).not.toBe(day);
  });
});
