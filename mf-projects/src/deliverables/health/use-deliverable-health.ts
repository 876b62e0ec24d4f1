import { DELIVERABLE_HEALTH_HUB, type DeliverableHealth, deliverableHealth } from '@specbuilder/shared-contracts/api';
import { DELIVERABLE_ERRORS, MESSAGES, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { connectHub } from '@specbuilder/shared-ui/hub';
import { useEffect, useState } from 'react';

/** State of the generation of deliverables: nothing known yet, a report, or no service reachable. */
export type DeliverablesState = 'unknown' | 'available' | 'degraded' | 'unreachable';

/** Follows the health of the generation while the tab is open, and says each flip (DLV-009, A-202). */
export function useDeliverableHealth(): DeliverablesState {
  const platform = usePlatform();
  const [state, setState] = useState<DeliverablesState>('unknown');
  useEffect(() => followHealth(platform, setState), [platform]);
  return state;
}

/** @returns the way to stop */
function followHealth(platform: Platform, notify: (state: DeliverablesState) => void): () => void {
  const { bus } = platform;
  let wasAvailable: boolean | null = null;
  let isLost = false;
  const hear = (report: DeliverableHealth) => {
    isLost = false;
    const { isAvailable } = report.deliverables;
    // The first report is news only where it is bad.
    const isFlip = wasAvailable === null ? !isAvailable : wasAvailable !== isAvailable;
    wasAvailable = isAvailable;
    bus.publish('deliverable-health-changed', { isAvailable, isFlip });
    if (isFlip) sayFlip(platform, isAvailable);
    notify(isAvailable ? 'available' : 'degraded');
  };
  // Without a connection nothing is checked, and deliverables may be requested.
  const lose = (error: unknown) => {
    // The connection and its stream both say so.
    if (isLost) return;
    isLost = true;
    bus.publish('deliverable-health-failed', { message: error instanceof Error ? error.message : String(error ?? '') });
    notify('unreachable');
  };
  return connectHub(platform, {
    path: DELIVERABLE_HEALTH_HUB.path,
    name: 'Health of the deliverables',
    messages: {},
    onLost: lose,
    onConnected: async (_invoke, _isBack, stream) =>
      stream<unknown>(
        DELIVERABLE_HEALTH_HUB.stream,
        (value) => {
          const report = deliverableHealth.safeParse(value);
          if (report.success) hear(report.data);
        },
        lose,
      ),
  });
}

function sayFlip({ toasts }: Platform, isAvailable: boolean): void {
  void toasts.show(
    isAvailable
      ? { kind: 'success', title: MESSAGES.serviceRestored, durationMs: TOAST_MS.health }
      : { kind: 'warning', title: DELIVERABLE_ERRORS.serviceOutage, durationMs: TOAST_MS.health },
  );
}
