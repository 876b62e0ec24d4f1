import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../../core/index.ts';

const { knownDevices, users } = schema;

/** Whether this device has signed in to the account before; queried by name, so that unknown names take as long. */
export async function isDeviceOf(db: Queryable, userName: string, token: string): Promise<boolean> {
  const rows = await db
    .select({ userId: users.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, hashOf(token)), eq(sql`lower(${users.userName})`, userName.toLowerCase())));
  return rows.length > 0;
}

export type DeviceNews = 'known' | 'first' | 'another';

/** Remembers the device of an account and says whether it is its first one, or another than all before. */
export async function rememberDevice(db: Queryable, userId: string, token: string): Promise<DeviceNews> {
  // Two sign-ins of one account at a moment: the second one sees the device of the first.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const devices = await db.select().from(knownDevices).where(eq(knownDevices.userId, userId));
  const tokenHash = hashOf(token);
  await db
    .insert(knownDevices)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastSeenOnUtc: sql`now()` },
    });
  if (devices.some((device) => device.tokenHash === tokenHash)) return 'known';
  return devices.length === 0 ? 'first' : 'another';
}

export async function sweepDevices(db: Queryable, before: Date): Promise<number> {
  const swept = await db.delete(knownDevices).where(lt(knownDevices.lastSeenOnUtc, before));
  return swept.rowCount ?? 0;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
