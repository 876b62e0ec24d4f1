import type { AnalyticsRecord } from '@specbuilder/shared-contracts/api';
import { environmentOf } from '@specbuilder/shared-contracts/domain';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';

interface AnalyticsPorts {
  readonly bus: BroadcastBus;
  /** Of the settings: conversions count in production only (ANA-002). */
  readonly environment: string;
  /** The page is about to be left, with a token that is no longer valid. */
  readonly isSigningOut: () => boolean;
  readonly send: (records: AnalyticsRecord[]) => Promise<unknown>;
}

/** Sent in batches, after the page is idle, so that counting visits costs no screen any time. */
const SEND_AFTER_MS = 3000;

/** Counts the pages that were seen and what visitors came for, by path alone (ANA-001, ANA-004). */
export function startAnalytics({ bus, environment, isSigningOut, send }: AnalyticsPorts): void {
  const countsConversions = environmentOf(environment) === 'production';
  let unsent: AnalyticsRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const record = (next: AnalyticsRecord): void => {
    unsent.push(next);
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      const batch = unsent;
      unsent = [];
      // A lost visit is no error.
      if (!isSigningOut()) send(batch).catch(() => undefined);
    }, SEND_AFTER_MS);
  };
  bus.subscribe('route-changed', ({ payload }) => record({ kind: 'page-view', path: payload.path }));
  if (!countsConversions) return;
  bus.subscribe('project-created', () => record({ kind: 'conversion', name: 'project-created' }));
  bus.subscribe('item-attached', () => record({ kind: 'conversion', name: 'item-attached' }));
  bus.subscribe('feedback-updated', ({ payload }) => {
    if (payload.kind === 'assistance') record({ kind: 'conversion', name: 'assistance-requested' });
  });
}
