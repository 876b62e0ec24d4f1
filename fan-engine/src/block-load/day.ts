import type { TimeSeries } from './tables.ts';

const HOURS = Array.from({ length: 24 }, (_, index) => index + 1);

/** A value for each of the hours that end at 1 to 24. */
export type Day = readonly number[];

export function dayOf(valueAt: (hour: number) => number): Day {
  return HOURS.map(valueAt);
}

export function sumOfDays(days: readonly Day[]): Day {
  return HOURS.map((_, index) => days.reduce((sum, day) => sum + (day[index] ?? 0), 0));
}

export function scaled(day: Day, factor: number): Day {
  return day.map((each) => each * factor);
}

/** What is felt each hour of what goes in at the hours before, the same day repeated. */
export function spreadOver(day: Day, series: TimeSeries): Day {
  return HOURS.map((_, index) =>
    series.reduce((sum, percent, lag) => sum + (percent / 100) * (day[(index - lag + 24) % 24] ?? 0), 0),
  );
}
