import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOpenCustomer } from '../../accounts/index.ts';
import { type Queryable, regionOfUserSql, schema, type Transaction } from '../../core/index.ts';

const { alerts, displayName, displayNameKey, salesRegions, userSettings, users } = schema;
const recipients = alias(users, 'recipients');
const customers = alias(users, 'customers');

export type AlertRow = typeof alerts.$inferSelect;
export type NewAlert = typeof alerts.$inferInsert;

// The query of a user finds one.
const nameOfUser = sql<string>`${displayName(users)}`;
const STAFF_ROLES = ['admin', 'sales'] as const;
const isStaff = () => arrayOverlaps(users.roles, [...STAFF_ROLES]);

const alertsWithNames = (db: Queryable) =>
  db
    .select({
      alert: alerts,
      recipientEmail: recipients.email,
      customerName: displayName(customers),
      regionName: salesRegions.description,
    })
    .from(alerts)
    .innerJoin(recipients, eq(recipients.id, alerts.recipientId))
    .leftJoin(customers, eq(customers.id, alerts.customerId))
    .leftJoin(salesRegions, eq(salesRegions.region, alerts.salesRegionId))
    .$dynamic();

export type AlertWithNames = Awaited<ReturnType<typeof alertsWithNames>>[number];

/** @param of recipients; null for all */
export async function listAlerts(
  db: Queryable,
  of: readonly string[] | null,
  page: { readonly limit: number; readonly offset: number },
): Promise<AlertWithNames[]> {
  return alertsWithNames(db)
    .where(isOf(of))
    .orderBy(desc(alerts.createdOnUtc), desc(alerts.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countAlerts(db: Queryable, of: readonly string[] | null): Promise<number> {
  const [row] = await db.select({ total: count() }).from(alerts).where(isOf(of));
  return row?.total ?? 0;
}

const isOf = (of: readonly string[] | null) => (of === null ? undefined : inArray(alerts.recipientId, [...of]));

export async function findAlert(db: Queryable, id: string): Promise<AlertWithNames | undefined> {
  const [row] = await alertsWithNames(db).where(eq(alerts.id, id));
  return row;
}

/** @returns id of the alert */
export async function addAlert(db: Queryable, alert: NewAlert): Promise<string> {
  const [row] = await db.insert(alerts).values(alert).returning({ id: alerts.id });
  if (row === undefined) throw new Error('An alert was not kept');
  return row.id;
}

export async function updateAlert(db: Queryable, id: string, values: Partial<NewAlert>): Promise<void> {
  await db
    .update(alerts)
    .set({ ...values, updatedOnUtc: sql`now()` })
    .where(eq(alerts.id, id));
}

/** @returns undefined when it is gone, also when another call deleted it meanwhile */
export async function deleteAlert(
  db: Queryable,
  id: string,
): Promise<Pick<AlertRow, 'id' | 'recipientId'> | undefined> {
  const [row] = await db
    .delete(alerts)
    .where(eq(alerts.id, id))
    .returning({ id: alerts.id, recipientId: alerts.recipientId });
  return row;
}

/**
 * The alert that is due first. Its row is locked until the transaction ends and others pass it over, so that one server
 * alone sends it.
 */
export async function lockDueAlert(
  tx: Transaction,
  now: Date,
  except: readonly string[],
): Promise<AlertRow | undefined> {
  const [row] = await tx
    .select()
    .from(alerts)
    .where(and(lte(alerts.nextRunOnUtc, now), notInArray(alerts.id, [...except])))
    .orderBy(asc(alerts.nextRunOnUtc))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function nameOfCustomer(db: Queryable, customerId: string): Promise<string | null> {
  const [row] = await db.select({ name: nameOfUser }).from(users).where(eq(users.id, customerId));
  return row?.name ?? null;
}

/** Staff with an open account, by name. */
export async function listStaff(db: Queryable) {
  return db
    .select({ id: users.id, fullName: nameOfUser, email: users.email })
    .from(users)
    .where(and(isNull(users.closedOnUtc), isStaff()))
    .orderBy(asc(displayNameKey(users)), asc(users.id));
}

/** @param regions that look after them; null for all */
export async function listCustomers(db: Queryable, regions: readonly number[] | null, keyword: string, limit: number) {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const matches = or(ilike(nameOfUser, pattern), ilike(users.email, pattern), ilike(users.companyName, pattern));
  return db
    .select({ id: users.id, name: nameOfUser, email: users.email })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(
      and(
        isOpenCustomer(),
        regions === null ? undefined : inArray(regionOfUserSql, [...regions]),
        keyword === '' ? undefined : matches,
      ),
    )
    .orderBy(asc(displayNameKey(users)), asc(users.id))
    .limit(limit);
}
