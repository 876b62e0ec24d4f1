import { DELIVERABLE_HEALTH_HUB, type DeliverableHealth, signedIn } from '@specbuilder/shared-contracts/api';
import { createHub, type Hub, type HubOptions, type HubStreams } from './hub.ts';

/** Tells a listener how generation of papers is at once, on every change and from time to time. */
export interface WatchedHealth {
  /** @returns what ends it */
  subscribe(listener: (report: DeliverableHealth) => void): () => void;
}

interface HealthHubOptions extends Omit<HubOptions, 'methods' | 'streams'> {
  readonly deliverableHealth: WatchedHealth;
}

/** All streams that clients open. */
function deliverableHealthStreams(health: WatchedHealth): HubStreams {
  // Whoever may have a project may know whether its papers can be had; it says nothing of anybody.
  return { [DELIVERABLE_HEALTH_HUB.stream]: { access: signedIn(), open: (send) => health.subscribe(send) } };
}

export function createDeliverableHealthHub({ deliverableHealth, ...options }: HealthHubOptions): Hub {
  return createHub({ ...options, methods: {}, streams: deliverableHealthStreams(deliverableHealth) });
}
