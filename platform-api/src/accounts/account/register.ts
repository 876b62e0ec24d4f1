import type { Registration } from '@specbuilder/shared-contracts/api';
import type { Country } from '@specbuilder/shared-contracts/domain';
import { ACCOUNT_MESSAGES, HttpError, type UnitOfWork, USER_MESSAGES, violatesUnique } from '../../core/index.ts';
import { hashPassword } from '../identity/passwords.ts';
import { assertUncommon } from './assert-uncommon.ts';
import { welcomeMail } from './mails.ts';
import { type AccountPorts, brandOf } from './ports.ts';
import { findDuplicates, insertAccount } from './store.ts';

/** Sales region of a company's address under a brand; null where the address leads to no place. */
export type RegionOfCompany = (
  address: { readonly postalCode: string; readonly state: string | null; readonly country: Country | null },
  brand: number,
) => Promise<number | null>;

/**
 * Creates an account for a guest, in the sales region of their company: its staff see it from the first minute.
 *
 * @param region null where the address of the company leads to none
 * @throws HttpError 'invalid' for a user name or an address that another account has, and for a common password
 */
export async function register(
  unit: UnitOfWork,
  { password, passwordConfirm: _, ...entered }: Registration,
  region: number | null,
  ports: AccountPorts,
): Promise<{ readonly userId: string }> {
  const { tx, manufacturerLabelId } = unit;
  const { username, email } = entered;
  const duplicates = await findDuplicates(tx, username, email);
  if (duplicates.userName || duplicates.email) throw duplicate(duplicates);
  await assertUncommon('password', password);
  const passwordHash = await hashPassword(password);
  const user = await insertAccount(tx, { ...entered, passwordHash }, region).catch((error: unknown) => {
    // Two people may have requested it at the same moment.
    if (violatesUnique(error, 'users_user_name_key')) throw duplicate({ userName: true, email: false });
    throw violatesUnique(error, 'users_email_key') ? duplicate({ userName: false, email: true }) : error;
  });
  const { publicUrl, outbox } = ports;
  const mail = welcomeMail({ brand: brandOf(ports, manufacturerLabelId), publicUrl, user });
  await outbox.post(unit, { ...mail, userId: user.id });
  unit.about({ userId: user.id });
  unit.audit({ action: 'account-registered', userId: user.id });
  return { userId: user.id };
}

function duplicate({ userName, email }: { readonly userName: boolean; readonly email: boolean }): HttpError {
  const fields = {
    ...(userName ? { username: [ACCOUNT_MESSAGES.duplicateUserName] } : {}),
    ...(email ? { email: [USER_MESSAGES.duplicateEmail] } : {}),
  };
  return new HttpError('invalid', Object.values(fields).flat()[0] ?? '', { fields });
}
