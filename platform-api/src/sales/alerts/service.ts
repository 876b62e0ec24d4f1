import type { Alert, AlertCustomer, AlertForm, AlertRecipient } from '@specbuilder/shared-contracts/api';
import { type Caller, type Database, notFound, type Queryable, type UnitOfWork } from '../../core/index.ts';
import { mailIdentityOf } from './mail-identity.ts';
import { findRecipient } from './recipients.ts';
import { isSameSchedule, nextRun } from './schedule.ts';
import * as store from './store.ts';

/** As many as a picker shows; a keyword finds the others. */
const LISTED_CUSTOMERS = 25;

export interface AlertPage {
  readonly items: Alert[];
  readonly totalCount: number;
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** @param recipients whose alerts the caller sees; null for those of all users */
export async function listAlerts(
  db: Database,
  recipients: readonly string[] | null,
  { pageIndex, pageSize }: Pick<AlertPage, 'pageIndex' | 'pageSize'>,
): Promise<AlertPage> {
  const rows = await store.listAlerts(db, recipients, { limit: pageSize, offset: pageIndex * pageSize });
  return {
    items: rows.map(alertResponse),
    totalCount: await store.countAlerts(db, recipients),
    pageIndex,
    pageSize,
  };
}

/** @throws HttpError 'invalid' when the recipient cannot get such an alert */
export async function createAlert(unit: UnitOfWork, { userId }: Caller, form: AlertForm): Promise<Alert> {
  const { tx } = unit;
  const { user } = await findRecipient(unit, form.recipientId ?? userId, form);
  const id = await store.addAlert(tx, {
    ...valuesOf(form),
    ...mailIdentityOf(unit, null, user.id),
    recipientId: user.id,
    nextRunOnUtc: nextRun(form, new Date()),
  });
  return readAlert(tx, id);
}

/**
 * Changes an alert; without a recipient it keeps its current one. An alert with a changed schedule starts as if it were
 * new, since the time of its last mail does not determine the next one. Its mails stay in the language and brand in which
 * the recipient saved it when someone else changes it.
 *
 * @throws HttpError 'invalid' when the recipient cannot get such an alert
 */
export async function changeAlert(unit: UnitOfWork, { userId }: Caller, id: string, form: AlertForm): Promise<Alert> {
  const { tx } = unit;
  const found = await store.findAlert(tx, id);
  if (found === undefined) throw notFound('alert');
  const { user } = await findRecipient(unit, form.recipientId ?? found.alert.recipientId, form);
  const begins = { nextRunOnUtc: nextRun(form, new Date()), reportedUntilUtc: null };
  await store.updateAlert(tx, id, {
    ...valuesOf(form),
    ...mailIdentityOf(unit, user.id === userId ? null : found.alert, user.id),
    recipientId: user.id,
    ...(isSameSchedule(form, found.alert) ? {} : begins),
  });
  return readAlert(tx, id);
}

export async function removeAlert({ tx }: UnitOfWork, id: string): Promise<void> {
  await store.deleteAlert(tx, id);
}

export async function listRecipients(db: Database): Promise<AlertRecipient[]> {
  return store.listStaff(db);
}

/** @param regions that look after them; null for all */
export async function listCustomers(
  db: Database,
  regions: readonly number[] | null,
  keyword = '',
): Promise<AlertCustomer[]> {
  return store.listCustomers(db, regions, keyword.trim(), LISTED_CUSTOMERS);
}

async function readAlert(db: Queryable, id: string): Promise<Alert> {
  const found = await store.findAlert(db, id);
  if (found === undefined) throw notFound('alert');
  return alertResponse(found);
}

function valuesOf(form: AlertForm) {
  const { recipientId: _chosen, ...values } = form;
  return values;
}

function alertResponse({ alert, recipientEmail, customerName, regionName }: store.AlertWithNames): Alert {
  const { id, recipientId, frequency, weekDay, monthDay, timeZoneId } = alert;
  const { customerId, salesRegionId, eventType, fanCategoryType } = alert;
  return {
    id,
    recipientId,
    recipientEmail,
    frequency,
    weekDay,
    monthDay,
    timeZoneId,
    customerId,
    customerName,
    salesRegionId,
    regionName,
    eventType,
    fanCategoryType,
  };
}
