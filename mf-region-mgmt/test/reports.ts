import type { ActivityReport, ReportRegion } from '@specbuilder/shared-contracts/api';
import { USER_ACTION_LABELS, UserActionType } from '@specbuilder/shared-contracts/domain';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { createElement } from 'react';
import { RegionRoutes } from '../src/region-routes.tsx';
import { logPage, logResponses } from './log.ts';

export const SUMMARY_PATH = '/region-management/reports/summary';
export const CHANGE_PATH = '/region-management/reports/change';

function reportRegion(
  salesRegionNumber: number | null,
  salesRegionName: string | null,
  usersCount: number,
  first: number[],
  second: number[] = [],
): ReportRegion {
  return { salesRegionNumber, salesRegionName, usersCount, eventTypeCounts: [first, second] };
}

const reportOf = (eventTypes: readonly UserActionType[], regions: ReportRegion[]): ActivityReport => ({
  eventTypes: eventTypes.map((eventType) => ({ eventType, name: USER_ACTION_LABELS[eventType] })),
  regions,
});

const { SizedFan, CreatedProject } = UserActionType;
const TWO_ACTIONS = [SizedFan, CreatedProject] as const;

export const SUMMARY = reportOf(TWO_ACTIONS, [
  reportRegion(24, 'Chicago', 7, [1200, 3]),
  reportRegion(43, 'Boston', 20, [10, 5]),
  reportRegion(null, null, 0, [2, 0]),
]);
export const CHANGE = reportOf(TWO_ACTIONS, [
  reportRegion(24, 'Chicago', 7, [10, 0], [15, 3]),
  reportRegion(43, 'Boston', 20, [10, 4], [5, 4]),
]);

/** A report's screen with the server's response. */
export function openReport(user: SignedInUser, path: string, report: () => unknown, others: TestResponses = {}) {
  const responses = logResponses(() => logPage([]), { 'GET /api/events/summaryReport': report, ...others });
  const rendered = renderWithPlatform(createElement(RegionRoutes), { user, path, responses });
  const { platform } = rendered;
  return {
    ...rendered,
    search: () => decodeURIComponent(platform.navigation.history.location.search),
    requested: () =>
      platform.calls.filter((call) => call.path === '/api/events/summaryReport').map(({ query }) => query),
  };
}
