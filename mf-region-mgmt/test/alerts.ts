import type { Alert } from '@specbuilder/shared-contracts/api';
import { AlertFrequency, AlertMonthDay, AlertWeekday } from '@specbuilder/shared-contracts/domain';
import { SALES } from './users.ts';

export const ALERTS_PATH = '/region-management/alerts';
export const MAYA = { id: '8d1f1f0e-5a44-4f0c-9f43-0000000000c1', name: 'Maya Lindqvist', email: 'maya@lce.example' };
export const REGIONS = [
  { region: 15, description: 'National Accounts' },
  { region: 24, description: 'Chicago Regional Office' },
  { region: 43, description: 'Boston Regional Office' },
];

let made = 0;
export function alertOf(changes: Partial<Alert> = {}): Alert {
  made += 1;
  return {
    id: `8d1f1f0e-5a44-4f0c-9f43-${String(made).padStart(12, '0')}`,
    recipientId: SALES.userId,
    recipientEmail: SALES.email,
    frequency: AlertFrequency.Daily,
    weekDay: AlertWeekday.Monday,
    monthDay: AlertMonthDay.Beginning,
    timeZoneId: 'America/Chicago',
    customerId: null,
    customerName: null,
    salesRegionId: 24,
    regionName: 'Chicago Regional Office',
    eventType: null,
    fanCategoryType: null,
    ...changes,
  };
}

export const pageOf = (items: Alert[], totalCount = items.length, pageIndex = 0) => ({
  items,
  totalCount,
  pageIndex,
  pageSize: 10,
});
