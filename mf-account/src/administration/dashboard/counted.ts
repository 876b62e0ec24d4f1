import type { DashboardDay } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';

/** What the dashboard counts. */
export const COUNTED = ['users', 'projects', 'items', 'events'] as const;
export type Counted = (typeof COUNTED)[number];

/** The day as the reader writes it; it is one of UTC, wherever the reader is. */
export function dayText(day: string): string {
  return formatInstant(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
}

export function totalOf(what: Counted, days: readonly DashboardDay[]): number {
  return days.reduce((sum, day) => sum + day[what], 0);
}
