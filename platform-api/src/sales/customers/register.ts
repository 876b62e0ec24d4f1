import type { CustomerRegistration, NewCustomer } from '@specbuilder/shared-contracts/api';
import { PATTERNS, UserActionType } from '@specbuilder/shared-contracts/domain';
import { type InvitationPorts, postInvitation, senderNameOf } from '../../accounts/index.ts';
import {
  ACCOUNT_MESSAGES,
  addressFields,
  type Caller,
  CUSTOMERS_MESSAGES,
  HttpError,
  invalid,
  type Queryable,
  REGION_MESSAGES,
  recordUserAction,
  type UnitOfWork,
  USER_MESSAGES,
  violatesUnique,
} from '../../core/index.ts';
import { isRegionValid, saveUserRegion } from '../../places/index.ts';
import { findTaken, insertCustomer } from './store.ts';

export interface RegistrationPorts extends InvitationPorts {
  readonly places: PlaceFinder;
}
/** What the server knows of places; a postal code without one is undefined. */
interface PlaceFinder {
  findPlace(postalCode: string): { readonly city: string; readonly state: string } | undefined;
}

/**
 * Creates accounts without passwords, all or none, and mails each owner a link to choose one. Each counts as
 * the user action of a new account in its own region.
 *
 * @throws HttpError 'invalid' with field assignedRegionId for a region that is not open for the brand, and with fields
 *   such as accounts.0.email for each name and address that is taken or in the list twice
 */
export async function registerCustomers(
  unit: UnitOfWork,
  caller: Caller,
  registration: CustomerRegistration,
  ports: RegistrationPorts,
): Promise<{ readonly userIds: string[] }> {
  const { tx, manufacturerLabelId } = unit;
  const { accounts, assignedRegionId: region } = registration;
  await assertRegionIsOpen(unit, region);
  await assertFree(tx, accounts);
  const senderName = await senderNameOf(unit, caller);
  const company = companyOf(registration, ports.places);
  const userIds: string[] = [];
  for (const { username, email } of accounts) {
    const user = await insertCustomer(tx, { ...company, userName: username, email }).catch(asTakenMeanwhile);
    await saveUserRegion(tx, user.id, {
      salesRegionNumber: region,
      isRegionManuallySelected: false,
      isRegionAssignedOnServer: true,
    });
    await postInvitation(unit, ports, { user, senderName, note: linesOf(registration) });
    await recordUserAction(tx, { eventType: UserActionType.CreatedAccount, userId: user.id, manufacturerLabelId });
    unit.audit({ action: 'account-invited', userId: user.id, details: { region: String(region) } });
    userIds.push(user.id);
  }
  return { userIds };
}

/** @throws HttpError 'invalid' with field assignedRegionId */
export async function assertRegionIsOpen({ tx, manufacturerLabelId }: UnitOfWork, region: number): Promise<void> {
  if (await isRegionValid(tx, region, manufacturerLabelId)) return;
  throw invalid('assignedRegionId', REGION_MESSAGES.notOpen({ region }));
}

/** What the sender has to say, as the paragraphs of a mail. */
export function linesOf({ additionalInfo }: Pick<CustomerRegistration, 'additionalInfo'>): readonly string[] {
  return additionalInfo.split(/\r?\n/).filter((line) => line.trim() !== '');
}

async function assertFree(db: Queryable, accounts: readonly NewCustomer[]): Promise<void> {
  const taken = await findTaken(
    db,
    accounts.map(({ username }) => username),
    accounts.map(({ email }) => email),
  );
  const names = new Set<string>();
  const addresses = new Set<string>();
  const fields: Record<string, string[]> = {};
  const reject = (index: number, field: keyof NewCustomer, text: string) => {
    fields[`accounts.${index}.${field}`] = [text];
  };
  for (const [index, { username, email }] of accounts.entries()) {
    const [name, address] = [username.toLowerCase(), email.toLowerCase()];
    if (taken.userNames.has(name)) reject(index, 'username', ACCOUNT_MESSAGES.duplicateUserName);
    else if (names.has(name)) reject(index, 'username', CUSTOMERS_MESSAGES.twiceUserName);
    if (taken.emails.has(address)) reject(index, 'email', USER_MESSAGES.duplicateEmail);
    else if (addresses.has(address)) reject(index, 'email', CUSTOMERS_MESSAGES.twiceEmail);
    names.add(name);
    addresses.add(address);
  }
  const [first] = Object.values(fields).flat();
  if (first !== undefined) throw new HttpError('invalid', first, { fields });
}

function companyOf({ companyName, postalCode }: CustomerRegistration, places: PlaceFinder) {
  const place = places.findPlace(postalCode);
  const country = PATTERNS.canadianPostalCode.test(postalCode) ? 'CAN' : 'USA';
  const address = addressFields({ postalCode, country });
  return {
    companyName,
    companyCity: place?.city ?? null,
    companyState: place?.state ?? null,
    companyPostalCode: address.postalCode,
    companyCountry: address.country,
  };
}

/** Another call may have created one of them after the check. */
function asTakenMeanwhile(error: unknown): never {
  const isTaken = violatesUnique(error, 'users_user_name_key') || violatesUnique(error, 'users_email_key');
  throw isTaken ? new HttpError('conflict', CUSTOMERS_MESSAGES.takenMeanwhile) : error;
}
