import type { UserOrder } from '@specbuilder/shared-contracts/api';
import type { Role } from '@specbuilder/shared-contracts/domain';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { inOrder, keptTotals, listCount, orderOf, type PageRows, type Queryable, schema } from '../../core/index.ts';
import type { UserRow } from '../users/store.ts';

const { companyKey, displayNameKey, salesRegions, users } = schema;

export interface UserFilter {
  readonly keyword?: string | undefined;
}
export interface UserPage extends PageRows {
  readonly orderBy: UserOrder;
  readonly isDescending: boolean;
}

const ORDERS: Readonly<Record<UserOrder, SQL>> = {
  Name: displayNameKey(users),
  Email: sql`lower(${users.email})`,
  Company: companyKey(users),
  CreatedOnUtc: sql`${users.createdOnUtc}`,
};

export async function listUsers(db: Queryable, filter: UserFilter, page: UserPage): Promise<UserRow[]> {
  return inOrder(await usersOfPage(db, filter, page), page);
}

/** As they are read, which may be from the end. */
export function usersOfPage(db: Queryable, filter: UserFilter, page: UserPage) {
  return db
    .select()
    .from(users)
    .where(conditions(filter))
    .orderBy(...orderOf([ORDERS[page.orderBy], users.id], page.isDescending, page))
    .limit(page.limit)
    .offset(page.offset);
}

export function countUsers(db: Queryable, filter: UserFilter): Promise<number> {
  const rows = () =>
    db
      .select({ one: sql`1`.as('one') })
      .from(users)
      .where(conditions(filter))
      .$dynamic();
  return keptTotals(db, 'users').total(filter, listCount(db, rows));
}

/** Waits for any other process that is changing the account. */
export async function lockUser(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  return user;
}

/** Locks the administrators whose accounts are open, so that the second of two concurrent changes sees the first. */
export async function lockAdministrators(db: Queryable): Promise<readonly string[]> {
  const isAdministrator = sql`'admin' = any(${users.roles})`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isAdministrator, isNull(users.closedOnUtc)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

type Changes = Partial<Pick<UserRow, 'roles' | 'salesRegions' | 'defaultSalesRegion' | 'closedOnUtc'>>;

export async function changeUser(db: Queryable, userId: string, changes: Changes): Promise<UserRow> {
  const [user] = await db
    .update(users)
    .set({ ...changes, updatedOnUtc: sql`now()`, rowVersion: sql`${users.rowVersion} + 1` })
    .where(eq(users.id, userId))
    .returning();
  if (user === undefined) throw new Error('An account went while it was locked');
  return user;
}

export interface InvitedUser {
  readonly userName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly salesRegions: readonly number[];
}

export async function insertInvited(db: Queryable, invited: InvitedUser): Promise<UserRow> {
  const { roles, salesRegions: regions, ...person } = invited;
  const [user] = await db
    .insert(users)
    .values({ ...person, roles: [...roles], salesRegions: [...regions], defaultSalesRegion: regions[0] ?? null })
    .returning();
  if (user === undefined) throw new Error('An account was not kept');
  return user;
}

/** @returns those of the numbers that are no sales region */
export async function unknownRegions(db: Queryable, numbers: readonly number[]): Promise<readonly number[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .select({ region: salesRegions.region })
    .from(salesRegions)
    .where(inArray(salesRegions.region, [...numbers]));
  const known = new Set(rows.map(({ region }) => region));
  return numbers.filter((region) => !known.has(region));
}

function conditions({ keyword = '' }: UserFilter): SQL | undefined {
  const requested = keyword.trim().toLowerCase();
  if (requested === '') return undefined;
  const part = `%${requested.replace(/[\\%_]/g, '\\$&')}%`;
  const { firstName, lastName, userName, email, companyName } = users;
  const words = sql`${firstName} || ' ' || ${lastName} || ' ' || ${userName} || ' ' || ${email} || ' ' || coalesce(${companyName}, '')`;
  return sql`lower(${words}) like ${part}`;
}
