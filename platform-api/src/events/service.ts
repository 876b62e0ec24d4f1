import type { logQuery, UserEvent } from '@specbuilder/shared-contracts/api';
import type { infer as Infer } from 'zod/mini';
import { invalid } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { EVENT_TEXTS } from '../words/event.generated.ts';
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
 * @throws Refusal 'invalid' with field fromDate or toDate when the text is no date
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
    from: instantOf('fromDate', query.fromDate),
    to: instantOf('toDate', query.toDate),
  };
  const page = {
    orderBy: query.orderByKey,
    descending: query.orderByDescending,
    limit: pageSize,
    offset: pageIndex * pageSize,
  };
  const rows = await listEvents(db, filter, page);
  return { items: rows.map(eventAnswer), totalCount: await countEvents(db, filter), pageIndex, pageSize };
}

function instantOf(field: string, text: string | undefined): Date | undefined {
  if (text === undefined || text === '') return undefined;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw invalid(field, EVENT_TEXTS.noDate);
  return instant;
}

function eventAnswer({ manufacturerLabelId: _brand, ...row }: EventRow): UserEvent {
  return {
    ...row,
    id: String(row.id),
    createdOnUtc: row.createdOnUtc.toISOString(),
    eventType: row.eventType as UserEvent['eventType'],
  };
}
