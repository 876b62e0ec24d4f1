import { toList } from '@specbuilder/shared-contracts/domain';
import { type Actor, type Caller, type Database, HttpError, TOKEN_MESSAGES, type Who } from '../../core/index.ts';
import type { UserRow } from '../users/store.ts';
import type { TokenVerifier } from './access-tokens.ts';
import { findOpenAccount } from './account-store.ts';
import type { EndedSessions } from './ended-sessions.ts';

/** Finds the user of an access token. Rights are read on every call, so closing an account takes effect immediately. */
export type CallerOfToken = (token: string) => Promise<Caller>;

type Claims = Awaited<ReturnType<TokenVerifier['verify']>>;

/** Finds the user of a token; without a row the token belongs to no user. */
export type AccountsOfTokens = (
  claims: Claims,
) => Promise<{ readonly user: UserRow | undefined; readonly sessionId: string | null }>;

/** @throws HttpError 'not-signed-in' or 'session-expired' */
export function createCallerOfToken(
  verifier: Pick<TokenVerifier, 'verify'>,
  accountOf: AccountsOfTokens,
): CallerOfToken {
  return async (token) => {
    const claims = await verifier.verify(token);
    const { user, sessionId } = await accountOf(claims);
    if (user === undefined || user.closedOnUtc !== null)
      throw new HttpError('not-signed-in', TOKEN_MESSAGES.accountClosed);
    return callerOf(user, toList(claims['amr']).includes('external'), sessionId);
  };
}

/** Accounts that this server keeps, as long as the session of their token lives. */
export function localAccounts(db: Database, endedSessions: Pick<EndedSessions, 'has'>): AccountsOfTokens {
  return async (claims) => {
    const sessionId = liveSession(endedSessions, claims['sid']);
    return { user: isUuid(claims.sub) ? await findOpenAccount(db, claims.sub) : undefined, sessionId };
  };
}

/** The user of a connection with their current rights; a user whose account is closed counts as none. */
export function whoIsByIds(db: Database) {
  return async ({ userId, guestKeyHash }: Actor): Promise<Who> => {
    const user = userId === null ? undefined : await findOpenAccount(db, userId);
    const caller = user === undefined ? null : callerOf(user, false, null);
    return { caller, actor: { userId: caller?.userId ?? null, guestKeyHash }, manufacturerLabelId: null };
  };
}

function callerOf(
  { id, userName, roles, salesRegions, issuer }: UserRow,
  isExternalSession: boolean,
  sessionId: string | null,
): Caller {
  return { userId: id, userName, sessionId, roles, salesRegions, isExternal: issuer !== null || isExternalSession };
}

/** A token that names no session could not be ended, so none of ours does without. */
function liveSession(endedSessions: Pick<EndedSessions, 'has'>, sessionId: unknown): string {
  if (typeof sessionId !== 'string' || endedSessions.has(sessionId)) {
    throw new HttpError('session-expired', TOKEN_MESSAGES.ended);
  }
  return sessionId;
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
