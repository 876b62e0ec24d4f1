import { ACCOUNT_ERRORS } from '@specbuilder/shared-contracts/domain';
import { HTTP_MESSAGES, HttpError, type UnitOfWork } from '../../core/index.ts';
import { countFailure } from '../identity/back-off.ts';
import { newSecretToken, secretTokenHash } from '../identity/secret-token.ts';
import { resetMail, userNameMail } from './mails.ts';
import { type AccountPorts, brandOf } from './ports.ts';
import { findAccountByEmail, findAccountByUserName, saveReset } from './store.ts';

const RESET_LIFETIME_MS = 86_400_000;

/**
 * Mails the user name that belongs to an address.
 *
 * @throws HttpError 'not-found' when no account has it, with a message that states this (ACC-022, A-042);
 *   'too-many' when the account had several such mails recently
 */
export async function forgotUserName(
  unit: UnitOfWork,
  { email }: { readonly email: string },
  ports: AccountPorts,
): Promise<void> {
  const user = await findAccountByEmail(unit.tx, email);
  if (user === undefined) throw unknown('email', ACCOUNT_ERRORS.noAccountForEmail);
  await countMail(unit, user.id);
  const { publicUrl, outbox } = ports;
  const mail = userNameMail({ brand: brandOf(ports, unit.manufacturerLabelId), publicUrl, user });
  await outbox.post(unit, { ...mail, userId: user.id });
}

/**
 * Mails a link to choose another password; an earlier link stops working.
 *
 * @throws HttpError 'not-found' when there is no such account, with a message that states this (ACC-014, A-042);
 *   'too-many' when the account had several such mails recently
 */
export async function forgotPassword(
  unit: UnitOfWork,
  { username }: { readonly username: string },
  ports: AccountPorts,
): Promise<void> {
  const { tx, manufacturerLabelId } = unit;
  const user = await findAccountByUserName(tx, username);
  if (user === undefined) throw unknown('username', ACCOUNT_ERRORS.noAccountForUserName);
  await countMail(unit, user.id);
  const token = newSecretToken();
  const expiresOnUtc = new Date(Date.now() + RESET_LIFETIME_MS);
  await saveReset(tx, { userId: user.id, tokenHash: secretTokenHash(token), expiresOnUtc });
  unit.audit({ action: 'password-reset-requested', userId: user.id });
  const { publicUrl, outbox } = ports;
  const mail = resetMail({ brand: brandOf(ports, manufacturerLabelId), publicUrl, user }, token, expiresOnUtc);
  await outbox.post(unit, { ...mail, userId: user.id });
}

/** Limits mails per account, so that an inbox is not flooded from many addresses. */
async function countMail({ tx }: UnitOfWork, userId: string): Promise<void> {
  const { isAllowed, retryAfterSeconds } = await countFailure(tx, 'mail', userId);
  if (isAllowed) return;
  throw new HttpError('too-many', HTTP_MESSAGES.tooManyCalls({ seconds: retryAfterSeconds }), { retryAfterSeconds });
}

function unknown(field: string, text: string): HttpError {
  return new HttpError('not-found', text, { fields: { [field]: [text] } });
}
