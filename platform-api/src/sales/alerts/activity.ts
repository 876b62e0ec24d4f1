import type { Alert } from '@specbuilder/shared-contracts/api';
import type { Caller, Queryable } from '../../core/index.ts';
import { regionsOfStaff } from '../../places/index.ts';
import { countEvents, type EventFilter, type EventRow, listEvents } from '../events/store.ts';

/** What an alert reports on. */
export type AlertFilter = Pick<Alert, 'customerId' | 'salesRegionId' | 'eventType' | 'fanCategoryType'>;

export interface Period {
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
}

export interface Activity {
  readonly total: number;
  /** The first of them. */
  readonly events: readonly EventRow[];
}

/** A mail with more lines is no longer read; the log has them all. */
const MAX_LINES = 50;

/** What happened, limited to what the recipient may see now: regions no longer assigned to them are left out. */
export async function readActivity(
  db: Queryable,
  alert: AlertFilter,
  recipient: Pick<Caller, 'roles' | 'salesRegions'>,
  { from, until }: Period,
): Promise<Activity> {
  const filter: EventFilter = {
    salesRegions: regionsOf(alert, regionsOfStaff(recipient)),
    eventTypes: alert.eventType === null ? undefined : [alert.eventType],
    fanCategoryTypes: alert.fanCategoryType === null ? undefined : [alert.fanCategoryType],
    userId: alert.customerId ?? undefined,
    from,
    to: until,
  };
  const page = { orderBy: 'CreatedOnUtc', descending: false, limit: MAX_LINES, offset: 0, isFromEnd: false } as const;
  return { total: await countEvents(db, filter), events: await listEvents(db, filter, page) };
}

function regionsOf({ salesRegionId }: AlertFilter, visible: readonly number[] | null): readonly number[] | null {
  if (salesRegionId === null) return visible;
  return visible === null || visible.includes(salesRegionId) ? [salesRegionId] : [];
}
