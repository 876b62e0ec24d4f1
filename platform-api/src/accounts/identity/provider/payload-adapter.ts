import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { type Database, schema } from '../../../core/index.ts';

const { oidcPayloads } = schema;

/**
 * Persists the provider's data (sessions, grants, codes, tokens) in the store.
 *
 * @param onGrantEnded called when a user signs out or a token was used twice; awaited before the response is sent
 */
export function createPayloadAdapter(
  db: Database,
  onGrantEnded: (grantId: string) => Promise<void>,
): (type: string) => Adapter {
  return (type) => {
    const row = (id: string) => and(eq(oidcPayloads.type, type), eq(oidcPayloads.id, id));
    return {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: { ...payload },
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresOnUtc: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
        };
        await db
          .insert(oidcPayloads)
          .values({ type, id, ...values })
          .onConflictDoUpdate({ target: [oidcPayloads.type, oidcPayloads.id], set: values });
      },
      find: (id) => findLive(db, row(id)),
      findByUid: (uid) => findLive(db, and(eq(oidcPayloads.type, type), eq(oidcPayloads.uid, uid))),
      // Only the device flow queries by user code, and it is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        await db.update(oidcPayloads).set({ consumedOnUtc: sql`now()` }).where(row(id));
      },
      async destroy(id) {
        await db.delete(oidcPayloads).where(row(id));
        if (type === 'Grant') await onGrantEnded(id);
      },
      async revokeByGrantId(grantId) {
        await db.delete(oidcPayloads).where(eq(oidcPayloads.grantId, grantId));
        await onGrantEnded(grantId);
      },
    };
  };
}

export async function sweepPayloads(db: Database, now: Date): Promise<number> {
  const swept = await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresOnUtc, now));
  return swept.rowCount ?? 0;
}

async function findLive(db: Database, condition: SQL | undefined): Promise<AdapterPayload | undefined> {
  const isLive = or(isNull(oidcPayloads.expiresOnUtc), gt(oidcPayloads.expiresOnUtc, sql`now()`));
  const [row] = await db.select().from(oidcPayloads).where(and(condition, isLive));
  if (row === undefined) return undefined;
  const consumed = row.consumedOnUtc === null ? {} : { consumed: Math.floor(row.consumedOnUtc.getTime() / 1000) };
  return { ...row.payload, ...consumed };
}
