import {
  type Day,
  type DayRange,
  firstOfMonth,
  firstOfYear,
  type InstantRange,
  instantsOf,
  pastMonth,
  readDay,
  shiftDays,
} from '../dates/days.ts';

/** Date options of the log by their names in the address. */
export const LOG_DATE_OPTIONS = ['All', 'Today', 'Yesterday', 'ThisWeek', 'ThisMonth', 'ThisYear', 'Custom'] as const;
export type LogDateOption = (typeof LOG_DATE_OPTIONS)[number];

/** When it happened; the days count for a custom range alone. */
export interface LogDates {
  readonly option: LogDateOption;
  readonly custom: DayRange | null;
}

export const ALL_DATES: LogDates = { option: 'All', custom: null };

const DAYS_OF_WEEK = 7;
const RANGES: Readonly<Record<Exclude<LogDateOption, 'All' | 'Custom'>, (today: Day) => DayRange>> = {
  Today: (today) => ({ from: today, to: today }),
  Yesterday: (today) => ({ from: shiftDays(today, -1), to: shiftDays(today, -1) }),
  ThisWeek: (today) => ({ from: shiftDays(today, 1 - DAYS_OF_WEEK), to: today }),
  ThisMonth: (today) => ({ from: firstOfMonth(today), to: today }),
  ThisYear: (today) => ({ from: firstOfYear(today), to: today }),
};

/** dr, df and dt; a custom range without days is the past month (LOG-006). */
export function readLogDates(query: URLSearchParams, today: Day): LogDates {
  const option = LOG_DATE_OPTIONS.find((item) => item === query.get('dr')) ?? 'All';
  if (option !== 'Custom') return { option, custom: null };
  const typical = pastMonth(today);
  return {
    option,
    custom: { from: readDay(query.get('df')) ?? typical.from, to: readDay(query.get('dt')) ?? typical.to },
  };
}

export function writeLogDates(query: URLSearchParams, { option, custom }: LogDates): void {
  if (option !== 'All') query.set('dr', option);
  if (option !== 'Custom' || custom === null) return;
  query.set('df', custom.from);
  query.set('dt', custom.to);
}

/** Undefined bounds for all dates. */
export function logInstants({ option, custom }: LogDates, today: Day): Partial<InstantRange> {
  if (option === 'All') return {};
  return instantsOf(option === 'Custom' ? (custom ?? pastMonth(today)) : RANGES[option](today));
}
