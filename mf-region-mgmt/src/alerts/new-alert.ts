import type { Alert, AlertForm } from '@specbuilder/shared-contracts/api';
import {
  AlertFrequency,
  AlertMonthDay,
  AlertWeekday,
  assignedRegionOf,
  typicalTimeZone,
} from '@specbuilder/shared-contracts/domain';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';

/** What a form starts with: an alert for oneself, about the region one prefers. */
export function newAlert(user: SignedInUser): AlertForm {
  return {
    recipientId: user.userId,
    frequency: AlertFrequency.Daily,
    weekDay: AlertWeekday.Monday,
    monthDay: AlertMonthDay.Beginning,
    timeZoneId: typicalTimeZone(),
    customerId: null,
    salesRegionId: assignedRegionOf(user),
    eventType: null,
    fanCategoryType: null,
  };
}

export function formOf(alert: Alert): AlertForm {
  const { id: _id, recipientEmail: _email, customerName: _customer, regionName: _region, ...form } = alert;
  return form;
}
