import { and, eq, inArray, sql } from 'drizzle-orm';
import { schema, type UnitOfWork } from '../../core/index.ts';
import type { EndedSessions } from './ended-sessions.ts';

const { endedSessions, oidcPayloads, signedInSessions } = schema;

/** What a browser's session at the provider remembers of its sign-ins. */
interface SessionPayload {
  readonly authorizations?: Readonly<Record<string, { readonly grantId?: string }>>;
}

/**
 * Ends the sessions of a user immediately, for example after a password change: refresh tokens are deleted with this
 * unit of work, and access tokens are rejected from then on.
 *
 * @param storedSessionId the session that continues; null for none
 */
export async function endSessionsOf(
  unit: UnitOfWork,
  ended: Pick<EndedSessions, 'end'>,
  userId: string,
  storedSessionId: string | null,
): Promise<void> {
  const { tx } = unit;
  const ofUser = (type: string) =>
    and(eq(oidcPayloads.type, type), eq(sql`${oidcPayloads.payload} ->> 'accountId'`, userId));
  const browsers = await tx.select().from(oidcPayloads).where(ofUser('Session'));
  const gone = browsers.filter(({ payload }) => !grantsOf(payload).includes(storedSessionId)).map(({ id }) => id);
  if (gone.length > 0) {
    await tx.delete(oidcPayloads).where(and(eq(oidcPayloads.type, 'Session'), inArray(oidcPayloads.id, gone)));
  }
  const grants = await tx.select({ id: oidcPayloads.id }).from(oidcPayloads).where(ofUser('Grant'));
  const ids = grants.map(({ id }) => id).filter((id) => id !== storedSessionId);
  if (ids.length === 0) return;
  await tx.delete(oidcPayloads).where(inArray(oidcPayloads.grantId, ids));
  await tx.delete(oidcPayloads).where(and(eq(oidcPayloads.type, 'Grant'), inArray(oidcPayloads.id, ids)));
  await tx.delete(signedInSessions).where(inArray(signedInSessions.id, ids));
  await tx
    .insert(endedSessions)
    .values(ids.map((id) => ({ id })))
    .onConflictDoNothing();
  unit.afterCommit(async () => {
    for (const id of ids) await ended.end(id);
  });
}

function grantsOf(payload: SessionPayload): readonly (string | null | undefined)[] {
  return Object.values(payload.authorizations ?? {}).map(({ grantId }) => grantId);
}
