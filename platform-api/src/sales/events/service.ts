import type { logQuery, UserEvent } from '@specbuilder/shared-contracts/api';
import type { infer as Infer } from 'zod/mini';
import { type Database, queryInstant, rowsOfPage } from '../../core/index.ts';
import { countEvents, type EventRow, listEvents } from './store.ts';

export type LogQuery = Infer<typeof logQuery>;

export interface EventLog {
  readonly items: UserEvent[];
  readonly totalCount: number;
  readonly pageIndex: number;
  readonly pageSize: number;
}

/**
 * Customer activity of the regions the caller may see.
 *
 * @param salesRegions null for all
 * @throws HttpError 'invalid' with field fromDate or toDate when the text is no date
 */
export async function readEventLog(
  db: Database,
  salesRegions: readonly number[] | null,
  query: LogQuery,
): Promise<EventLog> {
  const { pageIndex, pageSize } = query;
  const filter = {
    salesRegions,
    eventTypes: query.eventType,
    fanCategoryTypes: query.fanCategoryType,
    userId: query.userId,
    from: queryInstant('fromDate', query.fromDate),
    to: queryInstant('toDate', query.toDate),
  };
  const totalCount = await countEvents(db, filter);
  const order = { orderBy: query.orderByKey, descending: query.orderByDescending };
  const rows = await listEvents(db, filter, { ...order, ...rowsOfPage(query, totalCount) });
  return { items: rows.map(eventResponse), totalCount, pageIndex, pageSize };
}

function eventResponse({ manufacturerLabelId: _brand, ...row }: EventRow): UserEvent {
  return {
    ...row,
    id: String(row.id),
    createdOnUtc: row.createdOnUtc.toISOString(),
    eventType: row.eventType as UserEvent['eventType'],
  };
}
