import type { Alert, AlertForm } from '@specbuilder/shared-contracts/api';
import {
  ALERT_FREQUENCY_LABELS,
  ALERT_HOUR,
  ALERT_WEEKDAY_LABELS,
  AlertFrequency,
} from '@specbuilder/shared-contracts/domain';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { ALERTS_MESSAGES } from '../messages/alerts.generated.ts';

/** 'Weekly on Monday'. */
export function scheduleText({ frequency, weekDay, monthDay }: Pick<AlertForm, 'frequency' | 'weekDay' | 'monthDay'>) {
  if (frequency === AlertFrequency.Weekly) return ALERTS_MESSAGES.weekly({ day: ALERT_WEEKDAY_LABELS[weekDay] });
  if (frequency === AlertFrequency.Monthly) return ALERTS_MESSAGES.monthly({ day: String(monthDay) });
  return ALERT_FREQUENCY_LABELS[frequency];
}

/** '07:00' as the language writes it. */
export function alertTime(): string {
  return formatInstant(new Date(Date.UTC(2000, 0, 1, ALERT_HOUR)).toISOString(), {
    timeStyle: 'short',
    timeZone: 'UTC',
  });
}

/** An alert about a customer has no region, so it shows a dash. */
export function regionText({ salesRegionId, regionName, customerId }: Alert): string {
  if (salesRegionId !== null) return [salesRegionId, regionName].filter(Boolean).join(' ');
  return customerId === null ? ALERTS_MESSAGES.anyRegion : '—';
}

export function customerText({ customerId, customerName }: Alert): string {
  return customerId === null ? ALERTS_MESSAGES.anyCustomer : (customerName ?? '');
}
