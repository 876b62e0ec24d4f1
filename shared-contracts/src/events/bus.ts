import type { EventName, EventPayload } from './catalogue.ts';
import { createEventHub, type EventHub, type HubEnvelope } from './hub.ts';
import { createFactFilter, loadPayloadCheck } from './late-check.ts';
import type { PayloadCheck } from './payload-check.ts';
import { isSticky, STICKY_FACTS, type StickyEventName } from './retained-events.ts';

export interface BroadcastEnvelope<K extends EventName> {
  readonly name: K;
  readonly payload: EventPayload<K>;
  /** Package that published: 'shell', 'mf-sizer', ... or 'host'. */
  readonly source: string;
  /** Unique on the page, for tracing. */
  readonly id: string;
  /** ISO time. */
  readonly at: string;
  readonly contract: 1;
}

export type BusListener<K extends EventName> = (envelope: BroadcastEnvelope<K>) => void;

export interface BroadcastBus {
  /** Publishes an event to all listeners. A payload that violates the catalogue is reported and not delivered. */
  publish<K extends EventName>(name: K, payload: EventPayload<K>): void;
  /** Subscribes to an event; a current sticky one is delivered immediately. Returns the unsubscribe function. */
  subscribe<K extends EventName>(name: K, listener: BusListener<K>): () => void;
  /** The sticky event that currently applies. */
  last<K extends StickyEventName>(name: K): BroadcastEnvelope<K> | undefined;
  /** Removes a sticky event that no longer applies, as when a continuation has been consumed. */
  forget(name: StickyEventName): void;
  /** The same bus for another package; its subscriptions end together when `signal` aborts. */
  scope(source: string, signal?: AbortSignal): BroadcastBus;
}

export interface BusProblem {
  readonly kind: 'invalid-payload' | 'listener-threw';
  readonly name: string;
  readonly source: string;
  readonly error: unknown;
}

export interface BusOptions {
  readonly source: string;
  readonly hub?: EventHub;
  /** Called for rejected payloads and throwing listeners; neither stops the others. */
  readonly onProblem?: (problem: BusProblem) => void;
  /** The check of payloads, or a promise of it; loaded immediately when absent. */
  readonly payloadCheck?: PayloadCheck | Promise<PayloadCheck>;
}

type FactFilter = ReturnType<typeof createFactFilter>;

/**
 * The typed bus over a hub. Several copies of this package may share one hub (an integrator's page, version skew), so
 * each checks with its own catalogue what it publishes and what it receives from another package.
 */
export function createBus(options: BusOptions): BroadcastBus {
  const hub = options.hub ?? createEventHub();
  const report = options.onProblem ?? (() => undefined);
  const accepts = createFactFilter(options.payloadCheck ?? loadPayloadCheck(), ({ name, source }, error) =>
    report({ kind: 'invalid-payload', name, source, error }),
  );
  return createScope({ hub, report, accepts }, options.source, undefined);
}

interface BusParts {
  readonly hub: EventHub;
  readonly report: (problem: BusProblem) => void;
  readonly accepts: FactFilter;
}

function createScope(parts: BusParts, source: string, signal: AbortSignal | undefined): BroadcastBus {
  const { hub, report, accepts } = parts;
  const deliver = <K extends EventName>(listener: BusListener<K>, envelope: HubEnvelope): void => {
    if (signal?.aborted) return;
    if (envelope.source !== source && !accepts(envelope)) return;
    try {
      listener(envelope as BroadcastEnvelope<K>);
    } catch (error) {
      report({ kind: 'listener-threw', name: envelope.name, source, error });
    }
  };
  return {
    publish(name, payload) {
      const fact = { name, payload, source };
      if (!accepts(fact)) return;
      hub.publish(fact, { sticky: isSticky(name), drops: isSticky(name) ? STICKY_FACTS[name] : [] });
    },
    subscribe(name, listener) {
      if (signal?.aborted) return () => undefined;
      const stop = hub.subscribe(name, (envelope) => deliver(listener, envelope));
      signal?.addEventListener('abort', stop, { once: true });
      return () => {
        signal?.removeEventListener('abort', stop);
        stop();
      };
    },
    last: (name) => hub.last(name) as BroadcastEnvelope<typeof name> | undefined,
    forget: (name) => hub.forget(name),
    scope: (other, otherSignal) => createScope(parts, other, either(signal, otherSignal)),
  };
}

function either(a: AbortSignal | undefined, b: AbortSignal | undefined): AbortSignal | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return AbortSignal.any([a, b]);
}
