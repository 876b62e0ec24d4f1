import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../store/database.ts';
import type { UserRow } from '../users/store.ts';

const { users } = schema;

/** An account that may sign in; user names are compared without case. */
export async function findOpenAccountByName(db: Queryable, userName: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.userName})`, userName.toLowerCase()), isNull(users.closedOnUtc)));
  return user;
}

export async function findOpenAccount(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedOnUtc)));
  return user;
}

export async function findExternalAccount(
  db: Queryable,
  issuer: string,
  subject: string,
): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
  return user;
}

export type ExternalProfile = Pick<
  UserRow,
  'userName' | 'email' | 'firstName' | 'lastName' | 'companyName' | 'roles' | 'salesRegions' | 'defaultSalesRegion'
>;

/** Writes what the external provider says of its user; the first sign-in makes the row. */
export async function saveExternalAccount(
  db: Queryable,
  issuer: string,
  subject: string,
  profile: ExternalProfile,
): Promise<UserRow> {
  const [user] = await db
    .insert(users)
    .values({ ...profile, issuer, subject })
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: { ...profile, updatedOnUtc: sql`now()` } })
    .returning();
  if (user === undefined) throw new Error('An upsert returned no row');
  return user;
}

export async function regionExists(db: Queryable, region: number): Promise<boolean> {
  const { salesRegions } = schema;
  const rows = await db
    .select({ region: salesRegions.region })
    .from(salesRegions)
    .where(eq(salesRegions.region, region));
  return rows.length > 0;
}
