import {
  type Day,
  type DayRange,
  firstOfMonth,
  firstOfYear,
  pastMonth,
  readDay,
  shiftDays,
  shiftMonths,
  today,
} from '../../dates/days.ts';
import { ALL_ACTIVITY } from '../../filters/activity-choice.ts';
import { type ReportAddress, readReportAddress, writeReportAddress } from '../report-address.ts';

/** Date options of the summary by their names in the address. */
export const SUMMARY_DATE_OPTIONS = ['ThisMonth', 'LastMonth', 'ThisYear', 'LastYear', 'Custom'] as const;
export type SummaryDateOption = (typeof SUMMARY_DATE_OPTIONS)[number];

export interface SummaryAddress extends ReportAddress {
  readonly option: SummaryDateOption;
  /** Counts for a custom range alone. */
  readonly custom: DayRange | null;
}

/** What clearing the filters leaves (REP-013). */
export const DEFAULT_SUMMARY = {
  ...ALL_ACTIVITY,
  option: 'ThisMonth',
  custom: null,
} as const satisfies Partial<SummaryAddress>;

const RANGES: Readonly<Record<Exclude<SummaryDateOption, 'Custom'>, (now: Day) => DayRange>> = {
  ThisMonth: (now) => ({ from: firstOfMonth(now), to: now }),
  LastMonth: (now) => ({ from: shiftMonths(firstOfMonth(now), -1), to: shiftDays(firstOfMonth(now), -1) }),
  ThisYear: (now) => ({ from: firstOfYear(now), to: now }),
  LastYear: (now) => ({ from: shiftMonths(firstOfYear(now), -12), to: shiftDays(firstOfYear(now), -1) }),
};

/** r, evt, fc, dr, df, dt and s (REP-001). */
export function readSummaryAddress(query: URLSearchParams, now: Day = today()): SummaryAddress {
  const report = readReportAddress(query);
  const option = SUMMARY_DATE_OPTIONS.find((item) => item === query.get('dr')) ?? DEFAULT_SUMMARY.option;
  if (option !== 'Custom') return { ...report, option, custom: null };
  const typical = pastMonth(now);
  const custom = { from: readDay(query.get('df')) ?? typical.from, to: readDay(query.get('dt')) ?? typical.to };
  return { ...report, option, custom };
}

export function writeSummaryAddress({ option, custom, ...report }: SummaryAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (option !== DEFAULT_SUMMARY.option) query.set('dr', option);
  if (option === 'Custom' && custom !== null) {
    query.set('df', custom.from);
    query.set('dt', custom.to);
  }
  writeReportAddress(query, report);
  return query;
}

/** The days that are counted. */
export function summaryRange({ option, custom }: SummaryAddress, now: Day = today()): DayRange {
  return option === 'Custom' ? (custom ?? pastMonth(now)) : RANGES[option](now);
}
