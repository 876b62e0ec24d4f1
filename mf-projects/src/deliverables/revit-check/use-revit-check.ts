import { MAX_DELIVERABLE_ITEMS } from '@specbuilder/shared-contracts/api';
import { DELIVERABLE_ERRORS, REVIT_CHECK_DELAY_MS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { useIsDue, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useEffect } from 'react';
import type { DeliverablesState } from '../health/use-deliverable-health.ts';

export interface RevitCheck {
  /** Null until it is known. */
  readonly hasRevits: boolean | null;
  readonly itemsWithRevits: readonly string[];
}

const NONE: RevitCheck = { hasRevits: false, itemsWithRevits: [] };
const NOT_KNOWN: RevitCheck = { hasRevits: null, itemsWithRevits: [] };

/**
 * Whether any of the items can be in an archive for Revit: requested with the first health report, or after nine
 * seconds without one; not at all if the health is not available.
 */
export function useRevitCheck(itemIds: readonly string[], health: DeliverablesState): RevitCheck {
  const { apiQueries, toasts } = usePlatform();
  const isLazy = useIsDue(REVIT_CHECK_DELAY_MS);
  const isReported = health === 'available' || health === 'degraded';
  const canRequest = itemIds.length > 0 && itemIds.length <= MAX_DELIVERABLE_ITEMS;
  const isRequested = canRequest && (isReported || (isLazy && health !== 'unreachable'));
  const check = useQuery({
    ...apiQueries.deliverables.anyRevit.queryOptions({ input: { specificItemId: itemIds.join(',') } }),
    enabled: isRequested,
    retry: false,
  });
  const { error } = check;
  useEffect(() => {
    if (error === null) return;
    void toasts.show({ kind: 'error', title: DELIVERABLE_ERRORS.revitCheckFailed, durationMs: TOAST_MS.failure });
  }, [error, toasts]);
  if (!canRequest) return NOT_KNOWN;
  if (error !== null) return NONE;
  return check.data ?? NOT_KNOWN;
}
