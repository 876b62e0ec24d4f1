import {
  AlertFrequency,
  AlertMonthDay,
  AlertWeekday,
  TIME_ZONE_IDS,
  type TimeZoneId,
} from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { latestRun, nextRun, runBefore, type Schedule } from './schedule.ts';

const daily: Schedule = {
  frequency: AlertFrequency.Daily,
  weekDay: AlertWeekday.Monday,
  monthDay: AlertMonthDay.Beginning,
  timeZoneId: 'America/Chicago',
};
const weekly: Schedule = { ...daily, frequency: AlertFrequency.Weekly, weekDay: AlertWeekday.Wednesday };
const monthly: Schedule = { ...daily, frequency: AlertFrequency.Monthly };
const next = (schedule: Schedule, after: string) => nextRun(schedule, new Date(after)).toISOString();
const latest = (schedule: Schedule, until: string) => latestRun(schedule, new Date(until)).toISOString();

describe('The schedule of an alert', () => {
  it('[ALR-011] [A-221] is seven o’clock in its zone, in winter and in summer', () => {
    expect(next(daily, '2026-11-22T12:59:59Z')).toBe('2026-11-22T13:00:00.000Z');
    expect(next(daily, '2026-11-22T13:00:00Z')).toBe('2026-11-23T13:00:00.000Z');
    expect(next(daily, '2026-07-01T00:00:00Z')).toBe('2026-07-01T12:00:00.000Z');
    expect(next({ ...daily, timeZoneId: 'Pacific/Honolulu' }, '2026-07-01T00:00:00Z')).toBe('2026-07-01T17:00:00.000Z');
    expect(next({ ...daily, timeZoneId: 'America/St_Johns' }, '2026-07-01T00:00:00Z')).toBe('2026-07-01T09:30:00.000Z');
  });

  it('keeps the hour on the days on which clocks change', () => {
    expect(next(daily, '2026-03-08T00:00:00Z')).toBe('2026-03-08T12:00:00.000Z');
    expect(next(daily, '2026-11-01T00:00:00Z')).toBe('2026-11-01T13:00:00.000Z');
  });

  it('is a weekday for weekly alerts', () => {
    expect(next(weekly, '2026-11-22T00:00:00Z')).toBe('2026-11-25T13:00:00.000Z');
    expect(latest(weekly, '2026-11-25T12:59:00Z')).toBe('2026-11-18T13:00:00.000Z');
  });

  it('is the 1st or the 16th for monthly alerts', () => {
    expect(next(monthly, '2026-12-01T13:00:00Z')).toBe('2027-01-01T13:00:00.000Z');
    expect(next({ ...monthly, monthDay: AlertMonthDay.Middle }, '2026-11-22T00:00:00Z')).toBe(
      '2026-12-16T13:00:00.000Z',
    );
    expect(latest(monthly, '2026-11-22T00:00:00Z')).toBe('2026-11-01T13:00:00.000Z');
    expect(runBefore(monthly, new Date('2026-11-01T13:00:00Z')).toISOString()).toBe('2026-10-01T12:00:00.000Z');
  });

  const schedule = fc.record({
    frequency: fc.constantFrom(...Object.values(AlertFrequency)),
    weekDay: fc.constantFrom(...Object.values(AlertWeekday)),
    monthDay: fc.constantFrom(...Object.values(AlertMonthDay)),
    timeZoneId: fc.constantFrom<TimeZoneId>(...TIME_ZONE_IDS),
  });
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

  it('leaves no run out and has none twice, in whatever zone', () => {
    fc.assert(
      fc.property(schedule, instant, (item, at) => {
        const first = nextRun(item, at);
        expect(first.getTime()).toBeGreaterThan(at.getTime());
        expect(runBefore(item, first)).toEqual(latestRun(item, at));
        expect(nextRun(item, latestRun(item, at))).toEqual(first);
        const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: item.timeZoneId } as const;
        expect(first.toLocaleTimeString('en-GB', clock)).toBe('7:00');
      }),
    );
  });
});
