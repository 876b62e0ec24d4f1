import type { PasswordChange, PasswordReset } from '@specbuilder/shared-contracts/api';
import { ACCOUNT_MESSAGES, type Caller, invalid, notFound, type UnitOfWork } from '../../core/index.ts';
import { revokeKeysOf } from '../api-keys/service.ts';
import { countKeys } from '../api-keys/store.ts';
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
  await replacePassword(unit, user, { password, storedSessionId: null, keepApiKeys: false }, ports);
  unit.audit({ action: 'password-reset', userId: user.id });
}

/**
 * Changes the password of the caller, whose other sessions end, as do the API keys unless the caller keeps them.
 *
 * @throws HttpError 'invalid' with field oldPassword when it is not the current one (ACC-029), or with field newPassword
 */
export async function changePassword(
  unit: UnitOfWork,
  caller: Caller,
  { oldPassword, newPassword, keepApiKeys = false }: PasswordChange,
  ports: AccountPorts,
): Promise<void> {
  const user = await findOpenAccount(unit.tx, caller.userId);
  if (user === undefined) throw notFound('user');
  if (!(await isPassword(user.passwordHash, oldPassword))) throw invalid('oldPassword', ACCOUNT_MESSAGES.wrongPassword);
  await assertUncommon('newPassword', newPassword);
  await replacePassword(unit, user, { password: newPassword, storedSessionId: caller.sessionId, keepApiKeys }, ports);
  unit.audit({ action: 'password-changed', userId: user.id });
}

interface Replacement {
  readonly password: string;
  /** The session that continues; null for none. */
  readonly storedSessionId: string | null;
  readonly keepApiKeys: boolean;
}

async function replacePassword(
  unit: UnitOfWork,
  user: UserRow,
  { password, storedSessionId, keepApiKeys }: Replacement,
  ports: AccountPorts,
): Promise<void> {
  const { tx, manufacturerLabelId } = unit;
  const { outbox, publicUrl, endedSessions } = ports;
  await savePasswordHash(tx, user.id, await hashPassword(password));
  await forgetReset(tx, user.id);
  await endSessionsOf(unit, endedSessions, user.id, storedSessionId);
  const revokedKeys = keepApiKeys ? 0 : await revokeKeysOf(unit, user.id);
  const keys = { revokedKeys, keptKeys: keepApiKeys ? await countKeys(tx, user.id) : 0 };
  const mail = passwordChangedMail({ brand: brandOf(ports, manufacturerLabelId), publicUrl, user }, keys);
  await outbox.post(unit, { ...mail, userId: user.id });
}
