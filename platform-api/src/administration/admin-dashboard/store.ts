import { and, count, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';

const { fanItems, outboxMails, productDocumentFiles, projects, userEvents, users } = schema;

export const COUNTED = ['users', 'projects', 'items', 'events'] as const;
export type Counted = (typeof COUNTED)[number];

const TABLES = { users, projects, items: fanItems, events: userEvents } as const;
/** Which rows are counted: accounts that may be used, items in projects. */
const TOTALS: Readonly<Record<Counted, SQL | undefined>> = {
  users: isNull(users.closedOnUtc),
  projects: undefined,
  items: isNotNull(fanItems.projectId),
  events: undefined,
};

export function countTotal(db: Queryable, what: Counted): Promise<number> {
  return db.$count(TABLES[what], TOTALS[what]);
}

/** How many came on each day of UTC since an instant, by the day as 2026-03-01. */
export async function countByDay(db: Queryable, what: Counted, since: Date): Promise<ReadonlyMap<string, number>> {
  const table = TABLES[what];
  const day = sql<string>`to_char(${table.createdOnUtc} at time zone 'UTC', 'YYYY-MM-DD')`;
  const isPresent = what === 'items' ? isNotNull(fanItems.projectId) : undefined;
  const rows = await db
    .select({ day, total: count() })
    .from(table)
    .where(and(gte(table.createdOnUtc, since), isPresent))
    // The first column, since a parameter of the expression may not be repeated.
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.total]));
}

export async function countMails(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { state } = outboxMails;
  const rows = await db.select({ state, total: count() }).from(outboxMails).groupBy(state);
  return new Map(rows.map((row) => [row.state, row.total]));
}

export async function countDocumentFiles(db: Queryable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(productDocumentFiles);
  return row?.total ?? 0;
}
