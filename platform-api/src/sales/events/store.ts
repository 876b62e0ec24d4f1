import type { FanCategory, UserActionType } from '@specbuilder/shared-contracts/domain';
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';

const { userEvents, users, salesRegions } = schema;

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

export interface EventPage {
  readonly orderBy: EventOrder;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

const fullName = sql<string | null>`nullif(trim(concat(${users.firstName}, ' ', ${users.lastName})), '')`;

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
  readonly salesRegionNumber: number | null;
  readonly salesRegionName: string | null;
  readonly eventType: number;
  readonly fanCategoryType: number | null;
  readonly projectId: string | null;
}

export async function listEvents(db: Queryable, filter: EventFilter, page: EventPage): Promise<EventRow[]> {
  const direction = page.descending ? desc : asc;
  return db
    .select({
      id: userEvents.id,
      manufacturerLabelId: userEvents.manufacturerLabelId,
      createdOnUtc: userEvents.createdOnUtc,
      userId: userEvents.userId,
      userName: users.userName,
      fullName,
      salesRegionNumber: userEvents.salesRegionNumber,
      salesRegionName: salesRegions.description,
      eventType: userEvents.eventType,
      fanCategoryType: userEvents.fanCategoryType,
      projectId: userEvents.projectId,
    })
    .from(userEvents)
    .leftJoin(users, eq(users.id, userEvents.userId))
    .leftJoin(salesRegions, eq(salesRegions.region, userEvents.salesRegionNumber))
    .where(conditions(filter))
    .orderBy(direction(ORDER_COLUMNS[page.orderBy]), direction(userEvents.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countEvents(db: Queryable, filter: EventFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(userEvents).where(conditions(filter));
  return row?.total ?? 0;
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
