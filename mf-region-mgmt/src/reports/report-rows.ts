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

/** Places of the actions that happened in a period of the report; all of them where none did. */
export function actionsThatHappened({ eventTypes, regions }: ActivityReport): readonly number[] {
  const all = eventTypes.map((_, action) => action);
  const happened = all.filter((action) =>
    regions.some(({ eventTypeCounts }) => eventTypeCounts.some((counts) => (counts[action] ?? 0) > 0)),
  );
  return happened.length > 0 ? happened : all;
}

/** Places of the actions that have a column: those that happened, or all that the report counts. */
export function actionsShown(report: ActivityReport, hasAllActions: boolean): readonly number[] {
  return hasAllActions ? report.eventTypes.map((_, action) => action) : actionsThatHappened(report);
}

/** Columns as the screen has them: that of all actions, then those of the actions that are shown. */
export function totalFirst<Column extends { readonly action: number | null }>(
  columns: readonly Column[],
  shown: readonly number[],
): readonly Column[] {
  const ofActions = columns.filter(({ action }) => action !== null && shown.includes(action));
  return [...columns.filter(({ action }) => action === null), ...ofActions];
}

export const usersOf = ({ regions }: ActivityReport): number => sum(regions.map(({ usersCount }) => usersCount));

export function regionText({ salesRegionNumber, salesRegionName }: ReportRegion): string {
  if (salesRegionNumber === null) return REPORTS_MESSAGES.noRegion;
  return salesRegionName === null ? String(salesRegionNumber) : `${salesRegionNumber} ${salesRegionName}`;
}

export const countText = (count: number): string => number(currentLanguage.locale(), count);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
