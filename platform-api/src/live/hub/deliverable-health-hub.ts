import { DELIVERABLE_HEALTH_HUB, type DeliverableHealth, signedIn } from '@specbuilder/shared-contracts/api';
import { createHub, type Hub, type HubOptions, type HubStreams } from './hub.ts';

/** Notifies a listener of the health of document generation immediately, on every change and periodically. */
export interface WatchedHealth {
  /** @returns what ends it */
  subscribe(listener: (report: DeliverableHealth) => void): () => void;
}

interface HealthHubOptions extends Omit<HubOptions, 'methods' | 'streams'> {
  readonly deliverableHealth: WatchedHealth;
}

/** All streams that clients open. */
function deliverableHealthStreams(health: WatchedHealth): HubStreams {
  // Any signed-in user who may have a project may see the health of its documents; it contains no personal data.
  return { [DELIVERABLE_HEALTH_HUB.stream]: { access: signedIn(), open: (send) => health.subscribe(send) } };
}

export function createDeliverableHealthHub({ deliverableHealth, ...options }: HealthHubOptions): Hub {
  return createHub({ ...options, methods: {}, streams: deliverableHealthStreams(deliverableHealth) });
}
