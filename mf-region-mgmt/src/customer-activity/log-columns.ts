import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';

/** Columns of the log that can be hidden; the customer names the row and stays. */
export const LOG_COLUMNS = ['region', 'action', 'fanCategory', 'project', 'time'] as const;
export type LogColumn = (typeof LOG_COLUMNS)[number];

/** hc of an address; what is no column hides nothing. */
export function readHiddenColumns(query: URLSearchParams): readonly LogColumn[] {
  const named = (query.get('hc') ?? '').split(',');
  return LOG_COLUMNS.filter((column) => named.includes(column));
}

export function writeHiddenColumns(query: URLSearchParams, hidden: readonly LogColumn[]): void {
  if (hidden.length > 0) query.set('hc', hidden.join(','));
}

/** The columns that a list of actions, or of visits, has. */
export function columnsOf(isByVisit: boolean): readonly LogColumn[] {
  return isByVisit ? ['region', 'time'] : LOG_COLUMNS;
}

export const columnLabel = (column: LogColumn): string => ACTIVITY_MESSAGES[column];

/** Leaves out the columns with the ids of hidden ones. */
export function shownOf<Column extends { readonly id: string }>(
  columns: readonly Column[],
  hidden: readonly LogColumn[],
): readonly Column[] {
  return columns.filter(({ id }) => !hidden.some((column) => column === id));
}
