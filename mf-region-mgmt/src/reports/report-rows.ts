import type { ActivityReport, ReportRegion } from '@specbuilder/shared-contracts/api';
import { currentLanguage, number } from '@specbuilder/shared-contracts/language';
import { REPORTS_MESSAGES } from '../messages/reports.generated.ts';

/** Place of a period in `eventTypeCounts`. */
export type PeriodPlace = 0 | 1;

/** Of one action, or of all of the report where the place of the action is null. */
export function countOf({ eventTypeCounts }: ReportRegion, period: PeriodPlace, action: number | null): number {
  const counts = eventTypeCounts[period];
  return action === null ? sum(counts) : (counts[action] ?? 0);
}

/** All regions together. */
export function totalOf({ regions }: ActivityReport, period: PeriodPlace, action: number | null): number {
  return sum(regions.map((region) => countOf(region, period, action)));
}

export const usersOf = ({ regions }: ActivityReport): number => sum(regions.map(({ usersCount }) => usersCount));

export function regionText({ salesRegionNumber, salesRegionName }: ReportRegion): string {
  if (salesRegionNumber === null) return REPORTS_MESSAGES.noRegion;
  return salesRegionName === null ? String(salesRegionNumber) : `${salesRegionNumber} ${salesRegionName}`;
}

export const countText = (count: number): string => number(currentLanguage.locale(), count);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
