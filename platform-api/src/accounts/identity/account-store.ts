import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';
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

export interface SaidByProvider {
  readonly issuer: string;
  readonly subject: string;
  readonly profile: ExternalProfile;
  readonly tokenIssuedOnUtc: Date | null;
}

/**
 * Writes what the external provider says of its user; the first sign-in makes the row.
 *
 * @param tokenIssuedOnUtc null for a token that does not say when it was issued
 * @returns undefined when the row follows a newer token
 */
export async function saveExternalAccount(
  db: Queryable,
  { issuer, subject, profile, tokenIssuedOnUtc }: SaidByProvider,
): Promise<UserRow | undefined> {
  const issued = tokenIssuedOnUtc === null ? {} : { tokenIssuedOnUtc };
  const [user] = await db
    .insert(users)
    .values({ ...profile, ...issued, issuer, subject })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: { ...profile, ...issued, updatedOnUtc: sql`now()` },
      ...(tokenIssuedOnUtc !== null && { setWhere: isNotNewerThan(tokenIssuedOnUtc) }),
    })
    .returning();
  return user;
}

/** A newer token that says the same: those before it count no more. */
export async function noteToken(db: Queryable, userId: string, tokenIssuedOnUtc: Date): Promise<void> {
  await db
    .update(users)
    .set({ tokenIssuedOnUtc })
    .where(and(eq(users.id, userId), isNotNewerThan(tokenIssuedOnUtc)));
}

function isNotNewerThan(issuedOnUtc: Date) {
  return or(isNull(users.tokenIssuedOnUtc), lte(users.tokenIssuedOnUtc, issuedOnUtc));
}

export async function regionExists(db: Queryable, region: number): Promise<boolean> {
  const { salesRegions } = schema;
  const rows = await db
    .select({ region: salesRegions.region })
    .from(salesRegions)
    .where(eq(salesRegions.region, region));
  return rows.length > 0;
}
