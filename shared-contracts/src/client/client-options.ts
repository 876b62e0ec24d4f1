import type { BroadcastBus } from '../events/index.ts';
import type { CallConventions } from './conventions.ts';

export interface CallContext {
  /** Makes a repeated write happen once. */
  readonly idempotencyKey?: string;
  /** Leaves the loading overlay alone although the endpoint counts for it. */
  readonly background?: boolean;
}

export interface ApiClientOptions extends CallConventions {
  /** Origin of the server; '' means the page's own. */
  readonly serverUrl: string;
  readonly bus: BroadcastBus;
  /** Called when a call that counts for the loading overlay starts and ends. */
  readonly onPendingChange?: (change: 1 | -1) => void;
  readonly fetch?: typeof globalThis.fetch;
}
