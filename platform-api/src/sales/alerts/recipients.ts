import type { AlertForm } from '@specbuilder/shared-contracts/api';
import { findUser, type UserRow, type UserWithSettings } from '../../accounts/index.ts';
import { ALERT_MESSAGES, invalid, REGION_MESSAGES, type UnitOfWork } from '../../core/index.ts';
import { isRegionValid, regionOfCustomer, regionsOfStaff } from '../../places/index.ts';

type Subject = Pick<AlertForm, 'customerId' | 'salesRegionId'>;

/** Customers get no alerts, and neither does an account that was closed. */
export function mayGetAlerts({ roles, closedOnUtc }: UserRow): boolean {
  return closedOnUtc === null && (roles.includes('admin') || roles.includes('sales'));
}

/**
 * The recipient of an alert about a region, about a customer or, for administrators, about everything.
 *
 * @throws HttpError 'invalid' with the field that the recipient cannot get alerts about
 */
export async function findRecipient(
  unit: UnitOfWork,
  recipientId: string,
  subject: Subject,
): Promise<UserWithSettings> {
  const recipient = await findUser(unit.tx, recipientId);
  if (recipient === undefined || !mayGetAlerts(recipient.user))
    throw invalid('recipientId', ALERT_MESSAGES.noRecipient);
  const regions = regionsOfStaff(recipient.user);
  const { salesRegionId, customerId } = subject;
  if (salesRegionId !== null) await checkRegion(unit, regions, salesRegionId);
  else if (customerId !== null) await checkCustomer(unit, regions, customerId);
  else if (regions !== null) throw invalid('salesRegionId', ALERT_MESSAGES.aboutNothing);
  return recipient;
}

async function checkRegion(unit: UnitOfWork, regions: readonly number[] | null, region: number): Promise<void> {
  const { tx, manufacturerLabelId } = unit;
  if (!(await isRegionValid(tx, region, manufacturerLabelId))) {
    throw invalid('salesRegionId', REGION_MESSAGES.notOpen({ region }));
  }
  if (regions !== null && !regions.includes(region)) throw invalid('salesRegionId', ALERT_MESSAGES.otherRegion);
}

async function checkCustomer({ tx }: UnitOfWork, regions: readonly number[] | null, customerId: string): Promise<void> {
  const customer = await findUser(tx, customerId);
  const region = customer === undefined ? null : regionOfCustomer(customer);
  const isTheirs = regions === null || (region !== null && regions.includes(region));
  if (customer === undefined || !isTheirs) throw invalid('customerId', ALERT_MESSAGES.otherCustomer);
}
