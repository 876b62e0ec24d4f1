import type { ActivityProject, logQuery, UserEvent } from '@specbuilder/shared-contracts/api';
import type { infer as Infer } from 'zod/mini';
import { type Caller, type Database, queryInstant, rowsOfPage } from '../../core/index.ts';
import { activityProjects } from './activity-projects.ts';
import { countEvents, type EventFilter, type EventRow, listEvents } from './store.ts';

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
  caller: Pick<Caller, 'userId' | 'roles'>,
): Promise<EventLog> {
  const { pageIndex, pageSize } = query;
  const filter = filterOf(salesRegions, query);
  const totalCount = await countEvents(db, filter);
  const order = { orderBy: query.orderByKey, descending: query.orderByDescending };
  const rows = await listEvents(db, filter, { ...order, ...rowsOfPage(query, totalCount) });
  const projectOf = await activityProjects(db, rows, caller);
  const items = rows.map((row) => eventResponse(row, projectOf(row)));
  return { items, totalCount, pageIndex, pageSize };
}

function eventResponse(row: EventRow, project: ActivityProject | null): UserEvent {
  const { manufacturerLabelId: _brand, projectName: _name, referenceId: _reference, ...shown } = row;
  return {
    ...shown,
    project,
    id: String(row.id),
    createdOnUtc: row.createdOnUtc.toISOString(),
    eventType: row.eventType as UserEvent['eventType'],
  };
}

type FilterQuery = Omit<LogQuery, 'orderByKey' | 'orderByDescending'>;

/** @throws HttpError 'invalid' with field fromDate or toDate when the text is no date */
export function filterOf(salesRegions: readonly number[] | null, query: FilterQuery): EventFilter {
  return {
    salesRegions,
    eventTypes: query.eventType,
    fanCategoryTypes: query.fanCategoryType,
    userId: query.userId,
    from: queryInstant('fromDate', query.fromDate),
    to: queryInstant('toDate', query.toDate),
  };
}
