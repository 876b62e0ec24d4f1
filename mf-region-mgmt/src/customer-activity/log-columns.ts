import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';

/** Columns of the log that can be hidden. */
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

/** What is hidden of the log of one customer: there the action names the row, as elsewhere the customer does, and stays. */
export function hiddenOfOneCustomer(hidden: readonly LogColumn[]): readonly LogColumn[] {
  return hidden.filter((column) => column !== 'action');
}

/** The columns of a list of actions, or of visits, that its user hides and shows. */
export function columnsOf(isByVisit: boolean, isOfOneCustomer: boolean): readonly LogColumn[] {
  const columns: readonly LogColumn[] = isByVisit ? ['region', 'time'] : LOG_COLUMNS;
  return isOfOneCustomer ? hiddenOfOneCustomer(columns) : columns;
}

export const columnLabel = (column: LogColumn): string => ACTIVITY_MESSAGES[column];

/** Leaves out the columns with the ids of hidden ones. */
export function shownOf<Column extends { readonly id: string }>(
  columns: readonly Column[],
  hidden: readonly LogColumn[],
): readonly Column[] {
  return columns.filter(({ id }) => !hidden.some((column) => column === id));
}
