import type { FanCategory, UserActionType } from '@specbuilder/shared-contracts/domain';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { isOpenCustomer } from '../../accounts/index.ts';
import {
  byKeys,
  inOrder,
  keptTotals,
  listCount,
  orderOf,
  type PageRows,
  type Queryable,
  schema,
} from '../../core/index.ts';

const { projects, userEvents, users, salesRegions } = schema;

export interface EventFilter {
  /** Null for all regions; an empty list finds nothing. */
  readonly salesRegions: readonly number[] | null;
  readonly eventTypes?: readonly UserActionType[] | undefined;
  readonly fanCategoryTypes?: readonly FanCategory[] | undefined;
  readonly userId?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

export interface EventPage extends PageRows {
  readonly orderBy: EventOrder;
  readonly descending: boolean;
}

export const fullName = schema.fullName(users);

const ORDER_COLUMNS = {
  CreatedOnUtc: userEvents.createdOnUtc,
  Customer: sql`lower(${fullName})`,
  Region: userEvents.salesRegionNumber,
  Action: userEvents.eventType,
  FanCategory: userEvents.fanCategoryType,
} as const;
export type EventOrder = keyof typeof ORDER_COLUMNS;

export interface EventRow {
  readonly id: number;
  readonly manufacturerLabelId: number;
  readonly createdOnUtc: Date;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly fullName: string | null;
  readonly isCustomer: boolean;
  readonly salesRegionNumber: number | null;
  readonly salesRegionName: string | null;
  readonly eventType: number;
  readonly fanCategoryType: number | null;
  readonly projectId: string | null;
  readonly projectName: string | null;
  readonly referenceId: string | null;
  readonly model: string | null;
}

export async function listEvents(db: Queryable, filter: EventFilter, page: EventPage): Promise<EventRow[]> {
  const ids = (await idsOfPage(db, filter, page)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: userEvents.id,
      manufacturerLabelId: userEvents.manufacturerLabelId,
      createdOnUtc: userEvents.createdOnUtc,
      userId: userEvents.userId,
      userName: users.userName,
      fullName,
      isCustomer: sql<boolean>`coalesce(${isOpenCustomer()}, false)`,
      salesRegionNumber: userEvents.salesRegionNumber,
      salesRegionName: salesRegions.description,
      eventType: userEvents.eventType,
      fanCategoryType: userEvents.fanCategoryType,
      projectId: userEvents.projectId,
      projectName: projects.name,
      referenceId: projects.referenceId,
      model: userEvents.model,
    })
    .from(userEvents)
    .leftJoin(users, eq(users.id, userEvents.userId))
    .leftJoin(salesRegions, eq(salesRegions.region, userEvents.salesRegionNumber))
    .leftJoin(projects, eq(projects.id, userEvents.projectId))
    .where(inArray(userEvents.id, ids));
  return byKeys(inOrder(ids, page), rows, ({ id }) => id);
}

/** Alone, so that events before the page are passed over in an index of the order. */
export function idsOfPage(db: Queryable, filter: EventFilter, page: EventPage) {
  const { orderBy, descending, limit, offset } = page;
  const keys = [ORDER_COLUMNS[orderBy], userEvents.id];
  const events = db.select({ id: userEvents.id }).from(userEvents).$dynamic();
  // The names of people are needed for one of the orders alone.
  if (orderBy === 'Customer') events.leftJoin(users, eq(users.id, userEvents.userId));
  return events
    .where(conditions(filter))
    .orderBy(...orderOf(keys, descending, page))
    .limit(limit)
    .offset(offset);
}

export function countEvents(db: Queryable, filter: EventFilter): Promise<number> {
  const rows = () =>
    db
      .select({ one: sql`1`.as('one') })
      .from(userEvents)
      .where(conditions(filter))
      .$dynamic();
  return keptTotals(db, 'events').total(filter, listCount(db, rows));
}

/** What a filter lets through, in the log and in its counts. */
export function conditions(filter: EventFilter): SQL | undefined {
  const { salesRegions: regions, eventTypes, fanCategoryTypes, userId, from, to } = filter;
  return and(
    regions === null ? undefined : inArray(userEvents.salesRegionNumber, [...regions]),
    eventTypes?.length ? inArray(userEvents.eventType, [...eventTypes]) : undefined,
    fanCategoryTypes?.length ? inArray(userEvents.fanCategoryType, [...fanCategoryTypes]) : undefined,
    userId === undefined ? undefined : eq(userEvents.userId, userId),
    from === undefined ? undefined : gte(userEvents.createdOnUtc, from),
    to === undefined ? undefined : lt(userEvents.createdOnUtc, to),
  );
}
