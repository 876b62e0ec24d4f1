import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';

const { apiKeys, users } = schema;

export type ApiKeyRow = typeof apiKeys.$inferSelect;
export type NewApiKeyRow = Pick<ApiKeyRow, 'userId' | 'name' | 'prefix' | 'keyHash' | 'scopes' | 'expiresOnUtc'>;

const DAY_MS = 86_400_000;
const RETENTION_DAYS = 90;

const ofUser = (userId: string) => and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedOnUtc));

/** Keys of a user that were not revoked, the newest first. */
export async function listKeys(db: Queryable, userId: string): Promise<readonly ApiKeyRow[]> {
  return db.select().from(apiKeys).where(ofUser(userId)).orderBy(desc(apiKeys.createdOnUtc), apiKeys.id);
}

/** Counts the keys while locking the account, so that two concurrent calls cannot both create the last allowed one. */
export async function countKeysLocked(tx: Queryable, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return countKeys(tx, userId);
}

/** Keys of a user that were not revoked. */
export async function countKeys(db: Queryable, userId: string): Promise<number> {
  const [counted] = await db.select({ keys: count() }).from(apiKeys).where(ofUser(userId));
  return counted?.keys ?? 0;
}

export async function addKey(tx: Queryable, row: NewApiKeyRow): Promise<ApiKeyRow> {
  const [added] = await tx.insert(apiKeys).values(row).returning();
  if (added === undefined) throw new Error('The store returned no API key');
  return added;
}

/** @returns whether the user had this key */
export async function revokeKey(tx: Queryable, userId: string, apiKeyId: string, now: Date): Promise<boolean> {
  const revoked = await tx
    .update(apiKeys)
    .set({ revokedOnUtc: now })
    .where(and(ofUser(userId), eq(apiKeys.id, apiKeyId)));
  return (revoked.rowCount ?? 0) > 0;
}

/** @returns ids of the keys that were still good */
export async function revokeAllKeys(tx: Queryable, userId: string, now: Date): Promise<readonly string[]> {
  const revoked = await tx
    .update(apiKeys)
    .set({ revokedOnUtc: now })
    .where(ofUser(userId))
    .returning({ id: apiKeys.id });
  return revoked.map(({ id }) => id);
}

export async function findKey(db: Queryable, hash: string): Promise<ApiKeyRow | undefined> {
  const [found] = await db.select().from(apiKeys).where(eq(apiKeys.keyHash, hash));
  return found;
}

/** @param before a use since then is written already */
export async function touchKey(db: Queryable, apiKeyId: string, now: Date, before: Date): Promise<void> {
  const isOld = or(isNull(apiKeys.lastUsedOnUtc), lt(apiKeys.lastUsedOnUtc, before));
  await db
    .update(apiKeys)
    .set({ lastUsedOnUtc: now })
    .where(and(eq(apiKeys.id, apiKeyId), isOld));
}

/** Keys that ended long ago; the audit log still says that they were made and revoked. */
export async function sweepApiKeys(db: Queryable, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  const swept = await db.delete(apiKeys).where(or(lt(apiKeys.revokedOnUtc, limit), lt(apiKeys.expiresOnUtc, limit)));
  return swept.rowCount ?? 0;
}
