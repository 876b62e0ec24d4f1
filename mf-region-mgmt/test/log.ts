import type { UserEvent } from '@specbuilder/shared-contracts/api';
import { FanCategory, UserActionType } from '@specbuilder/shared-contracts/domain';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';

export const LOG_PATH = '/region-management/user-event-logs';

export const logEvent = (id: string, change: Partial<UserEvent> = {}): UserEvent => ({
  id,
  createdOnUtc: '2026-11-20T10:00:00Z',
  userId: null,
  userName: null,
  fullName: 'Ann Lee',
  isCustomer: false,
  salesRegionNumber: 24,
  salesRegionName: 'Chicago, IL',
  eventType: UserActionType.SizedFan,
  fanCategoryType: FanCategory.Exhaust,
  projectId: null,
  project: null,
  model: null,
  ...change,
});

export const logPage = (items: readonly UserEvent[], totalCount = items.length) => ({
  items,
  totalCount,
  pageIndex: 0,
  pageSize: 10,
});

const CATEGORIES = [
  { fanCategoryType: FanCategory.Exhaust, name: 'Exhaust' },
  { fanCategoryType: FanCategory.HvacUnit, name: 'HVAC Unit' },
];

/** The log and what its filters offer. */
export const logResponses = (log: () => unknown, others: TestResponses = {}): TestResponses => ({
  'GET /api/events/salesRegionEvents': log,
  'GET /api/events/fanCategoryTypes': () => CATEGORIES,
  'GET /api/regions/sales': () => [
    { region: 24, description: 'Chicago Regional Office' },
    { region: 43, description: 'Boston Regional Office' },
  ],
  'GET /api/events/views': () => ({ views: [] }),
  ...others,
});
