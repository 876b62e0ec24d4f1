import type { PasswordChange, PasswordReset } from '@specbuilder/shared-contracts/api';
import { ACCOUNT_MESSAGES, type Caller, invalid, notFound, type UnitOfWork } from '../../core/index.ts';
import { revokeKeysOf } from '../api-keys/service.ts';
import { findOpenAccount } from '../identity/account-store.ts';
import { hashPassword, isPassword } from '../identity/passwords.ts';
import { secretTokenHash } from '../identity/secret-token.ts';
import { endSessionsOf } from '../identity/user-sessions.ts';
import type { UserRow } from '../users/store.ts';
import { assertUncommon } from './assert-uncommon.ts';
import { passwordChangedMail } from './mails.ts';
import { type AccountPorts, brandOf } from './ports.ts';
import { findAccountByUserName, forgetReset, redeemReset, savePasswordHash } from './store.ts';

/**
 * Sets another password using the token of a mailed link. All sessions that used the previous password are signed out.
 *
 * @throws HttpError 'invalid' with field token for a link that is wrong, used or expired, or with field password
 */
export async function resetPassword(
  unit: UnitOfWork,
  { token, username, password }: PasswordReset,
  ports: AccountPorts,
): Promise<void> {
  const user = await findAccountByUserName(unit.tx, username);
  const isGood = user !== undefined && (await redeemReset(unit.tx, user.id, secretTokenHash(token)));
  if (!isGood) throw invalid('token', ACCOUNT_MESSAGES.badLink);
  // A rejection rolls back the use of the link.
  await assertUncommon('password', password);
  await replacePassword(unit, user, { password, storedSessionId: null }, ports);
  // A user who regains an account may have lost it to an attacker who created a key.
  await revokeKeysOf(unit, user.id);
  unit.audit({ action: 'password-reset', userId: user.id });
}

/**
 * Changes the password of the caller, whose other sessions end.
 *
 * @throws HttpError 'invalid' with field oldPassword when it is not the current one (ACC-029), or with field newPassword
 */
export async function changePassword(
  unit: UnitOfWork,
  caller: Caller,
  { oldPassword, newPassword }: PasswordChange,
  ports: AccountPorts,
): Promise<void> {
  const user = await findOpenAccount(unit.tx, caller.userId);
  if (user === undefined) throw notFound('user');
  if (!(await isPassword(user.passwordHash, oldPassword))) throw invalid('oldPassword', ACCOUNT_MESSAGES.wrongPassword);
  await assertUncommon('newPassword', newPassword);
  await replacePassword(unit, user, { password: newPassword, storedSessionId: caller.sessionId }, ports);
  unit.audit({ action: 'password-changed', userId: user.id });
}

async function replacePassword(
  unit: UnitOfWork,
  user: UserRow,
  { password, storedSessionId }: { readonly password: string; readonly storedSessionId: string | null },
  ports: AccountPorts,
): Promise<void> {
  const { tx, manufacturerLabelId } = unit;
  const { outbox, publicUrl, endedSessions } = ports;
  await savePasswordHash(tx, user.id, await hashPassword(password));
  await forgetReset(tx, user.id);
  await endSessionsOf(unit, endedSessions, user.id, storedSessionId);
  const mail = passwordChangedMail({ brand: brandOf(ports, manufacturerLabelId), publicUrl, user });
  await outbox.post(unit, { ...mail, userId: user.id });
}
