import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../../core/index.ts';

const { passkeyChallenges, passkeys } = schema;

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeys(db: Queryable, userId: string): Promise<readonly PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdOnUtc));
}

export async function findPasskey(db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

/** @returns undefined when the credential is registered already, with this or another account */
export async function insertPasskey(
  db: Queryable,
  passkey: Omit<typeof passkeys.$inferInsert, 'id'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return row;
}

export async function renamePasskey(
  db: Queryable,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

/** @returns whether the user had it */
export async function deletePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
  return rowCount === 1;
}

export async function notePasskeyUse(db: Queryable, id: string, counter: number): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedOnUtc: sql`now()` }).where(eq(passkeys.id, id));
}

export async function saveChallenge(db: Queryable, userId: string, challenge: string, seconds: number): Promise<void> {
  const values = { challenge, expiresOnUtc: sql`now() + make_interval(secs => ${seconds})` };
  await db
    .insert(passkeyChallenges)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: passkeyChallenges.userId, set: values });
}

/** Removes the challenge together with the response, so that it works only once; null if none is still valid. */
export async function takeChallenge(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.userId, userId), gt(passkeyChallenges.expiresOnUtc, sql`now()`)))
    .returning();
  return row?.challenge ?? null;
}
