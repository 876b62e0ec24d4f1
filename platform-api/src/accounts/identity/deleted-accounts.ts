import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { HttpError, schema, TOKEN_MESSAGES, type Transaction } from '../../core/index.ts';
import type { AccountsOfTokens } from './authenticate.ts';
import type { EndedSessions } from './ended-sessions.ts';

/**
 * Lists a deleted account of an external provider among the ended sessions. Its tokens stay valid for a while, and the
 * next call with one would create the account again.
 */
export function deletedAccountKey(issuer: string, subject: string): string {
  return `account:${createHash('sha256').update(`${issuer} ${subject}`).digest('hex')}`;
}

/** From this moment on, also when it was deleted before. */
export async function markDeleted(tx: Transaction, key: string): Promise<void> {
  const { endedSessions } = schema;
  await tx
    .insert(endedSessions)
    .values({ id: key })
    .onConflictDoUpdate({ target: endedSessions.id, set: { endedOnUtc: sql`now()` } });
}

interface AccountsByToken {
  /** Who the provider says it is, by the claim that the settings name. */
  readonly subjectOf: (claims: Parameters<AccountsOfTokens>[0]) => string | undefined;
  readonly accountOf: AccountsOfTokens;
}

/**
 * Accounts of an external provider: after a deletion, a later sign-in creates a new one, an earlier token does not.
 *
 * @throws HttpError 'session-expired' for a token that is older than the deletion of its account
 */
export function unlessDeleted(
  issuer: string,
  endedSessions: Pick<EndedSessions, 'hasEndedSince'>,
  { subjectOf, accountOf }: AccountsByToken,
): AccountsOfTokens {
  return async (claims) => {
    const key = deletedAccountKey(issuer, subjectOf(claims) ?? '');
    if (endedSessions.hasEndedSince(key, (claims.iat ?? 0) * 1000)) {
      throw new HttpError('session-expired', TOKEN_MESSAGES.ended);
    }
    return accountOf(claims);
  };
}
