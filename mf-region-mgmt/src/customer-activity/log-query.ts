import { type PageAddress, readPageAddress, writePageAddress } from '@specbuilder/shared-ui/paging';
import { type Day, today } from '../dates/days.ts';
import {
  type ActivityChoice,
  ALL_ACTIVITY,
  countChosen,
  readActivityChoice,
  writeActivityChoice,
} from '../filters/activity-choice.ts';
import { asFilter } from '../filters/number-list.ts';
import { type LogColumn, readHiddenColumns, writeHiddenColumns } from './log-columns.ts';
import { ALL_DATES, type LogDates, logInstants, readLogDates, writeLogDates } from './log-dates.ts';

/** The state of the log in the address (LOG-001, A-210). */
export interface LogAddress extends PageAddress, ActivityChoice {
  readonly dates: LogDates;
  readonly userId: string | null;
  /** Whether the filters are shown; null while the user has not chosen. */
  readonly isExpanded: boolean | null;
  /** Grouped by visit instead of action by action. */
  readonly isByVisit: boolean;
  /** Columns that the log and its file leave out. */
  readonly hidden: readonly LogColumn[];
}

/** No filter at all. */
export const NO_FILTERS = { ...ALL_ACTIVITY, dates: ALL_DATES, userId: null } satisfies Partial<LogAddress>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const EXPANDED: Readonly<Record<string, boolean>> = { '1': true, '0': false };

/** What makes no sense filters nothing. */
export function readLogAddress(query: URLSearchParams, now: Day = today()): LogAddress {
  const userId = query.get('userId') ?? '';
  return {
    ...readPageAddress(query),
    ...readActivityChoice(query),
    dates: readLogDates(query, now),
    userId: UUID.test(userId) ? userId : null,
    isExpanded: EXPANDED[query.get('x') ?? ''] ?? null,
    isByVisit: query.get('g') === 'visits',
    hidden: readHiddenColumns(query),
  };
}

export function writeLogAddress({
  dates,
  userId,
  isExpanded,
  isByVisit,
  hidden,
  ...address
}: LogAddress): URLSearchParams {
  const query = writePageAddress(address);
  writeActivityChoice(query, address);
  if (userId !== null) query.set('userId', userId);
  writeLogDates(query, dates);
  if (isExpanded !== null) query.set('x', isExpanded ? '1' : '0');
  if (isByVisit) query.set('g', 'visits');
  writeHiddenColumns(query, hidden);
  return query;
}

/**
 * Input of the server call.
 *
 * @param isAdmin whether the caller chooses regions; otherwise none are sent (REG-006, REG-009)
 */
export function logInput(
  { dates, userId, ...address }: Omit<LogAddress, 'isByVisit' | 'hidden'>,
  isAdmin: boolean,
  now: Day = today(),
) {
  const filter = {
    eventType: asFilter(address.eventTypes),
    fanCategoryType: asFilter(address.fanCategories),
    salesRegionNumber: isAdmin ? asFilter(address.regions) : undefined,
    userId: userId ?? undefined,
    ...logInstants(dates, now),
  };
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  return { pageIndex: address.pageIndex, pageSize: address.pageSize, ...(given as typeof filter) };
}

/** How many kinds of filters narrow the log down. */
export function countLogFilters({ dates, userId, regions, ...address }: LogAddress, isAdmin: boolean): number {
  const ofDates = dates.option === 'All' ? 0 : 1;
  return countChosen({ ...address, regions: isAdmin ? regions : [] }) + ofDates + (userId === null ? 0 : 1);
}
