import { and, desc, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../../core/index.ts';

const { endedSessions, oidcPayloads, signedInSessions } = schema;

export type SessionRow = typeof signedInSessions.$inferSelect;
export type NewSession = Omit<SessionRow, 'startedOnUtc' | 'lastSeenOnUtc'>;

/** The first call of a grant starts the session, every other one says that it is still there. */
export async function saveSession(db: Queryable, session: NewSession): Promise<void> {
  const { providerSession, methods, address } = session;
  await db
    .insert(signedInSessions)
    .values(session)
    .onConflictDoUpdate({
      target: signedInSessions.id,
      set: { providerSession, methods, address, lastSeenOnUtc: sql`now()` },
    });
}

export async function touchSession(db: Queryable, sessionId: string): Promise<void> {
  await db.update(signedInSessions).set({ lastSeenOnUtc: sql`now()` }).where(eq(signedInSessions.id, sessionId));
}

/** Sessions of a user that can still be renewed, the latest first. */
export async function listSessions(db: Queryable, userId: string): Promise<readonly SessionRow[]> {
  const rows = await db
    .select({ session: signedInSessions })
    .from(signedInSessions)
    .innerJoin(oidcPayloads, and(eq(oidcPayloads.type, 'Grant'), eq(oidcPayloads.id, signedInSessions.id)))
    .where(and(eq(signedInSessions.userId, userId), gt(oidcPayloads.expiresOnUtc, sql`now()`)))
    .orderBy(desc(signedInSessions.lastSeenOnUtc));
  return rows.map(({ session }) => session);
}

/**
 * Takes away all that the provider remembers of some sessions: grants, codes and refresh tokens, and what signs the
 * browser in without asking.
 */
export async function deleteSessions(db: Queryable, sessions: readonly SessionRow[]): Promise<void> {
  if (sessions.length === 0) return;
  const ids = sessions.map(({ id }) => id);
  const uids = sessions.map(({ providerSession }) => providerSession);
  const { type, id, uid, grantId } = oidcPayloads;
  await db
    .delete(oidcPayloads)
    .where(
      or(inArray(grantId, ids), and(eq(type, 'Grant'), inArray(id, ids)), and(eq(type, 'Session'), inArray(uid, uids))),
    );
  await db.delete(signedInSessions).where(inArray(signedInSessions.id, ids));
  // With the rest, so that no access token outlives a server that stops at this moment.
  await db
    .insert(endedSessions)
    .values(ids.map((sessionId) => ({ id: sessionId })))
    .onConflictDoNothing();
}

/** @returns whose session it was; undefined when it is gone already */
export async function forgetSession(db: Queryable, sessionId: string): Promise<string | undefined> {
  const [session] = await db.delete(signedInSessions).where(eq(signedInSessions.id, sessionId)).returning();
  return session?.userId;
}

/** Sessions whose grant has run out or went with a sign-out. */
export async function sweepSessions(db: Queryable): Promise<number> {
  const isGrant = and(eq(oidcPayloads.type, 'Grant'), eq(oidcPayloads.id, signedInSessions.id));
  const swept = await db
    .delete(signedInSessions)
    .where(notExists(db.select({ id: oidcPayloads.id }).from(oidcPayloads).where(isGrant)));
  return swept.rowCount ?? 0;
}
