import type { Registration } from '@specbuilder/shared-contracts/api';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Database, filled, type Queryable, schema } from '../../core/index.ts';
import type { UserRow } from '../users/store.ts';

const { passwordResets, users, userSettings } = schema;

/** Accounts that are kept here and may sign in: those of other providers have no password of ours. */
const isOpenHere = and(isNull(users.closedOnUtc), isNull(users.issuer));

export async function findAccountByUserName(db: Queryable, userName: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.userName})`, userName.toLowerCase()), isOpenHere));
  return user;
}

export async function findAccountByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isOpenHere));
  return user;
}

/** Whether any account has them, closed and foreign ones included, since both are unique. */
export async function findDuplicates(db: Queryable, userName: string, email: string) {
  const rows = await db
    .select({ userName: users.userName, email: users.email })
    .from(users)
    .where(sql`lower(${users.userName}) = ${userName.toLowerCase()} or lower(${users.email}) = ${email.toLowerCase()}`);
  return {
    userName: rows.some((row) => row.userName.toLowerCase() === userName.toLowerCase()),
    email: rows.some((row) => row.email.toLowerCase() === email.toLowerCase()),
  };
}

type NewAccount = Omit<Registration, 'password' | 'passwordConfirm'> & { readonly passwordHash: string };

/** With the sales region that the server found for it. */
export async function insertAccount(db: Queryable, account: NewAccount, region: number | null): Promise<UserRow> {
  const [user] = await db
    .insert(users)
    .values({
      userName: account.username,
      email: account.email,
      // The form has no such field; the profile does.
      firstName: '',
      lastName: '',
      companyName: account.companyName,
      companyPhoneNumber: filled(account.phoneNumber),
      companyCity: filled(account.city),
      companyState: filled(account.state),
      companyPostalCode: account.postalCode,
      companyCountry: account.country,
      roles: ['user'],
      passwordHash: account.passwordHash,
    })
    .returning();
  if (user === undefined) throw new Error('An account was not kept');
  if (region !== null) {
    const ofRegion = { salesRegionNumber: region, isRegionAssignedOnServer: true };
    await db.insert(userSettings).values({ userId: user.id, ...ofRegion });
  }
  return user;
}

export async function savePasswordHash(db: Queryable, userId: string, passwordHash: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash, updatedOnUtc: sql`now()`, rowVersion: sql`${users.rowVersion} + 1` })
    .where(eq(users.id, userId));
}

/** An earlier link stops working. */
export async function saveReset(
  db: Queryable,
  reset: Pick<typeof passwordResets.$inferInsert, 'userId' | 'tokenHash' | 'expiresOnUtc'>,
): Promise<void> {
  await db
    .insert(passwordResets)
    .values(reset)
    .onConflictDoUpdate({ target: passwordResets.userId, set: { ...reset, createdOnUtc: sql`now()` } });
}

/** Uses a link up; of two calls at the same moment one gets it. */
export async function redeemReset(db: Queryable, userId: string, tokenHash: string): Promise<boolean> {
  const used = await db
    .delete(passwordResets)
    .where(
      and(
        eq(passwordResets.userId, userId),
        eq(passwordResets.tokenHash, tokenHash),
        gt(passwordResets.expiresOnUtc, new Date()),
      ),
    )
    .returning({ userId: passwordResets.userId });
  return used.length > 0;
}

export async function forgetReset(db: Queryable, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function sweepResets(db: Database, now: Date): Promise<number> {
  const swept = await db.delete(passwordResets).where(lt(passwordResets.expiresOnUtc, now));
  return swept.rowCount ?? 0;
}
