import { EARLIEST_REPORT_YEAR } from '@specbuilder/shared-contracts/domain';
import {
  type Day,
  type DayRange,
  firstOfMonth,
  firstOfYear,
  monthOf,
  shiftDays,
  shiftMonths,
  today,
  yearOf,
} from '../../dates/days.ts';
import { ALL_ACTIVITY } from '../../filters/activity-choice.ts';
import { type ReportAddress, readReportAddress, writeReportAddress } from '../report-address.ts';
import type { ComparedRanges } from '../values/change.ts';

export const PERIOD_TYPES = ['Year', 'Month'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];
/** Up to today, or a year or month by its number. */
export type PeriodValue = 'td' | number;

export interface ChangeAddress extends ReportAddress {
  readonly periodType: PeriodType;
  readonly periodValue: PeriodValue;
}

const MONTHS_OF_YEAR = 12;
const TO_DATE = 'td';
/** What clearing the filters leaves (REP-013). */
export const DEFAULT_CHANGE = {
  ...ALL_ACTIVITY,
  periodType: 'Year',
  periodValue: TO_DATE,
} as const satisfies Partial<ChangeAddress>;

/** To date, then years down to the earliest one (REP-018), or the months of this year so far. */
export function periodValues(type: PeriodType, now: Day = today()): readonly PeriodValue[] {
  const latest = type === 'Year' ? yearOf(now) : monthOf(now);
  const earliest = type === 'Year' ? EARLIEST_REPORT_YEAR : 1;
  return [TO_DATE, ...Array.from({ length: Math.max(0, latest - earliest + 1) }, (_, index) => latest - index)];
}

/** r, evt, fc, pt, pv and s (REP-002); what makes no sense is to date. */
export function readChangeAddress(query: URLSearchParams, now: Day = today()): ChangeAddress {
  const periodType = PERIOD_TYPES.find((item) => item === query.get('pt')) ?? DEFAULT_CHANGE.periodType;
  const periodValue = periodValues(periodType, now).find((item) => String(item) === query.get('pv')) ?? TO_DATE;
  return { ...readReportAddress(query), periodType, periodValue };
}

export function writeChangeAddress({ periodType, periodValue, ...report }: ChangeAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (periodType !== DEFAULT_CHANGE.periodType) query.set('pt', periodType);
  if (periodValue !== TO_DATE) query.set('pv', String(periodValue));
  writeReportAddress(query, report);
  return query;
}

/** Another kind of period starts at its first choice (REP-012). */
export function withPeriodType(address: ChangeAddress, periodType: PeriodType): ChangeAddress {
  return { ...address, periodType, periodValue: periodValues(periodType)[0] ?? TO_DATE };
}

type Period = Pick<ChangeAddress, 'periodType' | 'periodValue'>;

/** The two periods that are compared. */
export function comparedRanges({ periodType, periodValue }: Period, now: Day = today()): ComparedRanges {
  if (periodValue === TO_DATE) {
    const from = periodType === 'Year' ? firstOfYear(now) : firstOfMonth(now);
    return compared({ from, to: now }, periodType === 'Year' ? MONTHS_OF_YEAR : 1);
  }
  const year = periodType === 'Year' ? periodValue : yearOf(now);
  const month = periodType === 'Year' ? 1 : periodValue;
  const from = `${year}-${String(month).padStart(2, '0')}-01`;
  const months = periodType === 'Year' ? MONTHS_OF_YEAR : 1;
  return {
    before: wholeMonths(shiftMonths(from, -MONTHS_OF_YEAR), months),
    now: wholeMonths(from, months),
  };
}

/** The same days so many months before. */
function compared(now: DayRange, months: number): ComparedRanges {
  return { before: { from: shiftMonths(now.from, -months), to: shiftMonths(now.to, -months) }, now };
}

const wholeMonths = (from: Day, months: number): DayRange => ({ from, to: shiftDays(shiftMonths(from, months), -1) });

/** The year that a year's report is about. */
export const reportYear = (periodValue: PeriodValue, now: Day = today()): number =>
  periodValue === TO_DATE ? yearOf(now) : periodValue;
