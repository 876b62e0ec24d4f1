import {
  type Caller,
  type Database,
  HttpError,
  invalid,
  notFound,
  recordAudit,
  SECOND_FACTOR_MESSAGES,
} from '../../../core/index.ts';
import type { UserRow } from '../../users/store.ts';
import { findOpenAccount } from '../account-store.ts';
import { countFailure, forgetFailures } from '../back-off.ts';
import { isPassword } from '../passwords.ts';

/**
 * Requires the password again before a change to how an account is secured. Counted outside the call's transaction,
 * because a rejection rolls that back and the failure has to stay counted.
 *
 * @throws HttpError 'invalid' with field password when it is wrong, 'too-many' after several
 */
export async function confirmPassword(
  db: Database,
  { userId }: Caller,
  password: string,
  address: string,
): Promise<UserRow> {
  const user = await findOpenAccount(db, userId);
  if (user === undefined) throw notFound('user');
  await assertNotTooMany(db, 'confirmation', userId);
  if (!(await isPassword(user.passwordHash, password))) {
    const failure = { action: 'sign-in-failed', userId, details: { step: 'confirmation' } } as const;
    await recordAudit(db, failure, { actorId: userId, address });
    throw invalid('password', SECOND_FACTOR_MESSAGES.wrongPassword);
  }
  await forgetFailures(db, 'confirmation', userId);
  return user;
}

/** @throws HttpError 'too-many' while the account must wait because of earlier failures */
export async function assertNotTooMany(db: Database, counted: 'confirmation' | 'code', userId: string): Promise<void> {
  const { isAllowed, retryAfterSeconds } = await countFailure(db, counted, userId);
  if (isAllowed) return;
  throw new HttpError('too-many', SECOND_FACTOR_MESSAGES.tooMany({ seconds: retryAfterSeconds }), {
    retryAfterSeconds,
  });
}
