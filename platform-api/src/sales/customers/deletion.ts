import type { CustomerDeletion } from '@specbuilder/shared-contracts/api';
import { type AccountPorts, brandOf, lockAdministrators } from '../../accounts/index.ts';
import { deleteAccount } from '../../administration/index.ts';
import { CUSTOMERS_MESSAGES, HttpError, type UnitOfWork } from '../../core/index.ts';
import { lockCustomers } from './store.ts';

export interface NamedCustomer {
  readonly email: string;
  readonly userId: string;
}

/**
 * Deletes customers with their projects and all data stored about them, as their owners can do themselves. Accounts
 * that are no customers of the regions, such as staff and the caller, stay and are listed in the result.
 *
 * @param regions whose customers the caller manages; null for all
 * @param named each by id and address, so that a list from before an address change deletes no account by mistake
 * @throws HttpError 'forbidden' where the brand does not allow it
 */
export async function deleteCustomers(
  unit: UnitOfWork,
  regions: readonly number[] | null,
  named: readonly NamedCustomer[],
  ports: AccountPorts,
): Promise<CustomerDeletion> {
  const { features } = brandOf(ports, unit.manufacturerLabelId);
  if (!features.regionalCustomerDeleteEnabled) throw new HttpError('forbidden', CUSTOMERS_MESSAGES.deletionOff);
  const preferred = new Map(named.map(({ userId, email }) => [userId.toLowerCase(), email.trim()]));
  // Every account deletion locks these rows first.
  await lockAdministrators(unit.tx);
  // A caller may name any brand: the one that allows it has to be sold where the customer is.
  const soldUnder = unit.manufacturerLabelId;
  const found = await lockCustomers(unit.tx, { regions, userIds: [...preferred.keys()], soldUnder });
  const emails = new Map(found.map(({ userId, email }) => [userId, email]));
  const errors: string[] = [];
  for (const [userId, email] of preferred) {
    const present = emails.get(userId);
    if (present?.toLowerCase() === email.toLowerCase()) continue;
    emails.delete(userId);
    errors.push(
      present === undefined ? CUSTOMERS_MESSAGES.notYours({ email }) : CUSTOMERS_MESSAGES.otherEmail({ email }),
    );
  }
  for (const userId of emails.keys()) await deleteAccount(unit, userId, { projects: 'delete', colleague: '' }, ports);
  return { deletedUserIds: [...emails.keys()], errors };
}
