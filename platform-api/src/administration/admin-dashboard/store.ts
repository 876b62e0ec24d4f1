import { and, count, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Queryable, schema } from '../../core/index.ts';

const { fanItems, outboxMails, productDocumentFiles, projects, userEvents, users } = schema;

export async function countThings(db: Queryable) {
  const [open, made, saved] = await Promise.all([
    db.select({ total: count() }).from(users).where(isNull(users.closedOnUtc)),
    db.select({ total: count() }).from(projects),
    db.select({ total: count() }).from(fanItems).where(isNotNull(fanItems.projectId)),
  ]);
  return { users: open[0]?.total ?? 0, projects: made[0]?.total ?? 0, items: saved[0]?.total ?? 0 };
}

/** How many of each came on each day of UTC since an instant, by the day as 2026-03-01. */
export async function countByDay(db: Queryable, since: Date) {
  const [ofUsers, ofProjects, ofItems, ofEvents] = await Promise.all([
    byDay(db, users, users.createdOnUtc, since),
    byDay(db, projects, projects.createdOnUtc, since),
    byDay(db, fanItems, fanItems.createdOnUtc, since, fanItems.projectId),
    byDay(db, userEvents, userEvents.createdOnUtc, since),
  ]);
  return { users: ofUsers, projects: ofProjects, items: ofItems, events: ofEvents };
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

/** @param present column without which a row is none of them */
async function byDay(
  db: Queryable,
  table: PgTable,
  made: PgColumn,
  since: Date,
  present: PgColumn = made,
): Promise<ReadonlyMap<string, number>> {
  const day = sql<string>`to_char(${made} at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, total: count() })
    .from(table)
    .where(and(gte(made, since), isNotNull(present)))
    // The first column, since a parameter of the expression may not be repeated.
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.total]));
}
