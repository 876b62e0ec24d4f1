import type { TrendRow } from '@specbuilder/shared-contracts/api';
import { EARLIEST_REPORT_YEAR } from '@specbuilder/shared-contracts/domain';
import { type Day, monthOf, yearOf } from '../../dates/days.ts';

/** What a year is to the one that the report is about; each has a colour of its own (REP-020). */
export type LineRole = 'current' | 'prior' | 'other';

export interface TrendLine {
  readonly year: number;
  readonly role: LineRole;
  /** January to December; shorter in a year that goes on. */
  readonly counts: readonly number[];
}

const MONTHS = 12;

/**
 * A line for each year since the earliest one of reports, the latest first. Years in which nothing happened are
 * left out, but for those that the report compares.
 */
export function trendLines(rows: readonly TrendRow[], reportYear: number, now: Day): readonly TrendLine[] {
  const thisYear = yearOf(now);
  const years = Array.from({ length: thisYear - EARLIEST_REPORT_YEAR + 1 }, (_, index) => thisYear - index);
  return years
    .map((year) => ({ year, role: roleOf(year, reportYear), counts: countsOf(rows, year, now) }))
    .filter(({ role, counts }) => role !== 'other' || counts.some((count) => count > 0));
}

function roleOf(year: number, reportYear: number): LineRole {
  if (year === reportYear) return 'current';
  return year === reportYear - 1 ? 'prior' : 'other';
}

function countsOf(rows: readonly TrendRow[], year: number, now: Day): readonly number[] {
  const months = year === yearOf(now) ? monthOf(now) : MONTHS;
  const ofYear = rows.filter((row) => row.year === year);
  return Array.from({ length: months }, (_, index) => ofYear.find(({ month }) => month === index + 1)?.count ?? 0);
}

/** Round values from 0 to the maximum or above it, four or five of them. */
export function axisTicks(max: number): readonly number[] {
  const rough = Math.max(max, STEPS) / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (ROUND.find((item) => item * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, index) => index * step);
}

const STEPS = 4;
const ROUND = [1, 2, 5, 10] as const;
