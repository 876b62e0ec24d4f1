import { UserActionType } from '@specbuilder/shared-contracts/domain';
import { type ReportAddress, readReportAddress, withChoice } from './report-address.ts';
import { DEFAULT_SORT, readSort, toggleSort, writeSort } from './report-sort.ts';

const ACTIONS = Object.values(UserActionType);
const BY_SIZED = { column: 'event-1', isDescending: true } as const;

describe('the order of a report', () => {
  it.each(['region-desc', 'users', 'users-desc', 'total', 'event-12', 'event-3-desc'])(
    '[REG-007] [A-229] %s names a column, with -desc when it falls',
    (text) => {
      const sort = readSort(text, ACTIONS);
      expect(sort).toEqual({ column: text.replace('-desc', ''), isDescending: text.endsWith('-desc') });
      expect(writeSort(sort)).toBe(text);
    },
  );

  it.each(['foo', 'event-13', 'event-', '-desc', 'Region', ''])('[REP-015] %j is by region, rising', (text) => {
    expect(readSort(text, ACTIONS)).toEqual(DEFAULT_SORT);
    expect(writeSort(DEFAULT_SORT)).toBeNull();
  });

  it('[REP-015] by an action without a column is by region', () => {
    expect(readReportAddress(new URLSearchParams('evt=2,5&s=event-1')).sort).toEqual(DEFAULT_SORT);
    expect(readReportAddress(new URLSearchParams('evt=2,5&s=event-5')).sort.column).toBe('event-5');
  });

  it('[REP-014] turns around on the same column and rises on another one', () => {
    const first = toggleSort(DEFAULT_SORT, 'users');
    expect(first).toEqual({ column: 'users', isDescending: false });
    expect(toggleSort(first, 'users')).toEqual({ column: 'users', isDescending: true });
    expect(toggleSort(toggleSort(first, 'users'), 'users')).toEqual(first);
    expect(toggleSort(BY_SIZED, 'total')).toEqual({ column: 'total', isDescending: false });
  });

  it('[REP-011] ends with another choice of actions when it was by one of them', () => {
    const choice = { eventTypes: [], fanCategories: [], regions: [] };
    const address: ReportAddress = { ...choice, sort: BY_SIZED, hasAllActions: false };
    expect(withChoice(address, { eventTypes: [1, 2] }).sort).toEqual(DEFAULT_SORT);
    expect(withChoice(address, { fanCategories: [1] }).sort).toEqual(BY_SIZED);
    const byUsers: ReportAddress = { ...address, sort: { column: 'users', isDescending: true } };
    expect(withChoice(byUsers, { eventTypes: [1, 2] }).sort).toEqual(byUsers.sort);
  });
});
