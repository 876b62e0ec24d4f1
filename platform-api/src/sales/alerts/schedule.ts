import {
  ALERT_HOUR,
  AlertFrequency,
  type AlertMonthDay,
  type AlertWeekday,
  type TimeZoneId,
} from '@specbuilder/shared-contracts/domain';
import { instantOf, wallClock } from '../../core/index.ts';

/** When an alert is sent: at seven in its zone, every day, on a weekday or on a day of the month. */
export interface Schedule {
  readonly frequency: AlertFrequency;
  readonly weekDay: AlertWeekday;
  readonly monthDay: AlertMonthDay;
  readonly timeZoneId: TimeZoneId;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** No clock changes at this time of day, so that every day has it once. */
const TIME_OF_DAY_MS = ALERT_HOUR * HOUR_MS;
/** The longest way from a day of a month to the same day of the next one. */
const MAX_DAYS = 31;

/** The first run after an instant. */
export function nextRun(schedule: Schedule, after: Date): Date {
  return findRun(schedule, after, 1, (run) => run > after);
}

/** The latest run up to an instant. */
export function latestRun(schedule: Schedule, until: Date): Date {
  return findRun(schedule, until, -1, (run) => run <= until);
}

/** The run before another one. */
export function runBefore(schedule: Schedule, run: Date): Date {
  return latestRun(schedule, new Date(run.getTime() - 1));
}

/** Whether two alerts are sent at the same times. */
export function isSameSchedule(one: Schedule, other: Schedule): boolean {
  return (['frequency', 'weekDay', 'monthDay', 'timeZoneId'] as const).every((part) => one[part] === other[part]);
}

function findRun(schedule: Schedule, from: Date, step: 1 | -1, isRun: (run: Date) => boolean): Date {
  const today = wallClock(schedule.timeZoneId, from);
  today.setUTCHours(0, 0, 0, 0);
  for (let days = 0; days <= MAX_DAYS; days += 1) {
    const day = new Date(today.getTime() + step * days * DAY_MS);
    const run = instantOf(schedule.timeZoneId, day.getTime() + TIME_OF_DAY_MS);
    if (isOn(schedule, day) && isRun(run)) return run;
  }
  throw new Error(`An alert has no run within ${MAX_DAYS} days`);
}

/** @param day its midnight, as if the zone were UTC */
function isOn({ frequency, weekDay, monthDay }: Schedule, day: Date): boolean {
  if (frequency === AlertFrequency.Weekly) return day.getUTCDay() === weekDay;
  return frequency === AlertFrequency.Daily || day.getUTCDate() === monthDay;
}
