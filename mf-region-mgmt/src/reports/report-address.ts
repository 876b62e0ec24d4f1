import { UserActionType } from '@specbuilder/shared-contracts/domain';
import { type ActivityChoice, readActivityChoice, writeActivityChoice } from '../filters/activity-choice.ts';
import { DEFAULT_SORT, isEventColumn, type ReportSort, readSort, writeSort } from './report-sort.ts';

/** What the addresses of both reports have. */
export interface ReportAddress extends ActivityChoice {
  readonly sort: ReportSort;
  /** Also actions that happened nowhere have a column. */
  readonly hasAllActions: boolean;
}

/** Actions that have a column: those of the filter, in the order of their numbers, or all. */
function shownActions(chosen: readonly UserActionType[]): readonly UserActionType[] {
  const all = Object.values(UserActionType);
  return chosen.length === 0 ? all : all.filter((action) => chosen.includes(action));
}

export function readReportAddress(query: URLSearchParams): ReportAddress {
  const choice = readActivityChoice(query);
  const sort = readSort(query.get('s'), shownActions(choice.eventTypes));
  return { ...choice, sort, hasAllActions: query.get('all') === '1' };
}

export function writeReportAddress(query: URLSearchParams, { sort, hasAllActions, ...choice }: ReportAddress): void {
  writeActivityChoice(query, choice);
  const text = writeSort(sort);
  if (text !== null) query.set('s', text);
  if (hasAllActions) query.set('all', '1');
}

/** Another choice of actions ends an order by one of their columns (REP-011). */
export function withChoice<A extends ReportAddress>(address: A, next: Partial<A>): A {
  const isOfEvent = next.eventTypes !== undefined && isEventColumn(address.sort.column);
  return { ...address, ...(isOfEvent && { sort: DEFAULT_SORT }), ...next };
}
