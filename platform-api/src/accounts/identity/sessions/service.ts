import type { SignedInSession } from '@specbuilder/shared-contracts/api';
import { type Caller, notFound, type Queryable, type UnitOfWork } from '../../../core/index.ts';
import type { EndedSessions } from '../ended-sessions.ts';
import * as store from './store.ts';

type Ended = Pick<EndedSessions, 'end'>;

export interface AccessPorts {
  readonly endedSessions: Ended;
  /** @returns number of API keys that were still good */
  readonly revokeKeysOf: (unit: UnitOfWork, userId: string) => Promise<number>;
}

/** Where the caller is signed in; accounts of an external provider have their sessions there. */
export async function readSessions(db: Queryable, caller: Caller): Promise<SignedInSession[]> {
  const sessions = await store.listSessions(db, caller.userId);
  return sessions.map((session) => ({
    sessionId: session.id,
    browser: session.browser,
    system: session.system,
    address: session.address,
    startedOnUtc: session.startedOnUtc.toISOString(),
    lastSeenOnUtc: session.lastSeenOnUtc.toISOString(),
    isCurrent: session.id === caller.sessionId,
  }));
}

/** @throws HttpError 'not-found' when the caller has no such session */
export async function endSession(
  unit: UnitOfWork,
  caller: Caller,
  sessionId: string,
  endedSessions: Ended,
): Promise<void> {
  const ending = (await store.listSessions(unit.tx, caller.userId)).filter(({ id }) => id === sessionId);
  if (ending.length === 0) throw notFound('session');
  await endAll(unit, ending, endedSessions);
}

/**
 * Ends every session of the caller except the one making the request.
 *
 * @param keepApiKeys whether the API keys of the caller stay valid
 */
export async function endOtherSessions(
  unit: UnitOfWork,
  caller: Caller,
  { keepApiKeys = false }: { readonly keepApiKeys?: boolean | undefined },
  { endedSessions, revokeKeysOf }: AccessPorts,
): Promise<{ readonly ended: number; readonly revokedKeys: number }> {
  const sessions = await store.listSessions(unit.tx, caller.userId);
  const ending = sessions.filter(({ id }) => id !== caller.sessionId);
  await endAll(unit, ending, endedSessions);
  const revokedKeys = keepApiKeys ? 0 : await revokeKeysOf(unit, caller.userId);
  return { ended: ending.length, revokedKeys };
}

/** Refresh tokens end with the transaction; access tokens immediately after it, in every process (AUT-013). */
async function endAll(unit: UnitOfWork, ending: readonly store.SessionRow[], endedSessions: Ended): Promise<void> {
  await store.deleteSessions(unit.tx, ending);
  for (const { userId } of ending) unit.audit({ action: 'session-ended', userId });
  unit.afterCommit(async () => {
    for (const { id } of ending) await endedSessions.end(id);
  });
}
