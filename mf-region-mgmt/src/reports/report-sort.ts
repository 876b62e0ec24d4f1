import type { UserActionType } from '@specbuilder/shared-contracts/domain';

/** region, users, total or event-{number} (A-229). */
export type SortColumn = 'region' | 'users' | 'total' | `event-${number}`;

export interface ReportSort {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

export const DEFAULT_SORT: ReportSort = { column: 'region', isDescending: false };

const DESCENDING = '-desc';
const PLAIN: readonly SortColumn[] = ['region', 'users', 'total'];

/**
 * s of an address; what names no column that is shown sorts by region (REP-015).
 *
 * @param eventTypes actions that have a column
 */
export function readSort(text: string | null, eventTypes: readonly UserActionType[]): ReportSort {
  if (text === null) return DEFAULT_SORT;
  const isDescending = text.endsWith(DESCENDING);
  const name = isDescending ? text.slice(0, -DESCENDING.length) : text;
  const column = [...PLAIN, ...eventTypes.map(eventColumn)].find((item) => item === name);
  return column === undefined ? DEFAULT_SORT : { column, isDescending };
}

/** Null for the default one, so that plain addresses stay plain. */
export function writeSort({ column, isDescending }: ReportSort): string | null {
  if (column === DEFAULT_SORT.column && !isDescending) return null;
  return `${column}${isDescending ? DESCENDING : ''}`;
}

/** The same column turns around, another one starts with its least (REP-014). */
export function toggleSort(sort: ReportSort, column: SortColumn): ReportSort {
  return { column, isDescending: sort.column === column && !sort.isDescending };
}

export const eventColumn = (eventType: UserActionType): SortColumn => `event-${eventType}`;

export const isEventColumn = (column: SortColumn): boolean => !PLAIN.includes(column);
