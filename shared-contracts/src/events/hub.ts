/** What really travels; the typed face in front of it is bus.ts. */
export interface HubEnvelope {
  readonly name: string;
  readonly payload: unknown;
  readonly source: string;
  readonly id: string;
  readonly at: string;
  readonly contract: 1;
}

type HubListener = (envelope: HubEnvelope) => void;

/** An event that was published on this page, for the diagnostics. */
export interface HubRecord {
  readonly envelope: HubEnvelope;
  readonly isSticky: boolean;
  /** How many listeners it had when it was published. */
  readonly listeners: number;
}

const MAX_RECORDS = 200;

export interface EventHub {
  publish(
    fact: Pick<HubEnvelope, 'name' | 'payload' | 'source'>,
    options: { readonly sticky: boolean; readonly drops: readonly string[] },
  ): void;
  subscribe(name: string, listener: HubListener): () => void;
  last(name: string): HubEnvelope | undefined;
  forget(name: string): void;
  /** The last 200 events, oldest first. */
  recent(): readonly HubRecord[];
  /** Called after each event; returns the unsubscribe function. */
  watch(listener: () => void): () => void;
}

/**
 * Delivers in the order of publishing: an event published while another is being delivered waits its turn, so every
 * listener sees the same sequence.
 */
export function createEventHub(): EventHub {
  const listeners = new Map<string, Set<HubListener>>();
  const sticky = new Map<string, HubEnvelope>();
  const waiting: HubEnvelope[] = [];
  const records: HubRecord[] = [];
  const watchers = new Set<() => void>();
  let delivering = false;
  let counter = 0;

  const drain = (): void => {
    if (delivering) return;
    delivering = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        for (const listener of [...(listeners.get(next.name) ?? [])]) listener(next);
      }
    } finally {
      delivering = false;
    }
  };

  return {
    publish(fact, { sticky: stays, drops }) {
      const envelope: HubEnvelope = {
        ...fact,
        id: `${fact.source}-${++counter}`,
        at: new Date().toISOString(),
        contract: 1,
      };
      for (const name of drops) sticky.delete(name);
      if (stays) sticky.set(fact.name, envelope);
      waiting.push(envelope);
      records.push({ envelope, isSticky: stays, listeners: listeners.get(fact.name)?.size ?? 0 });
      if (records.length > MAX_RECORDS) records.shift();
      drain();
      for (const watcher of [...watchers]) watcher();
    },
    subscribe(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      const current = sticky.get(name);
      // An event still waiting in the queue reaches the new listener from there.
      if (current !== undefined && !waiting.includes(current)) listener(current);
      return () => void known.delete(listener);
    },
    last: (name) => sticky.get(name),
    forget: (name) => void sticky.delete(name),
    recent: () => records,
    watch(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
  };
}

const SHARED_HUB = Symbol.for('specbuilder.event-hub.v1');

/** The page's one hub, found even by a second copy of this package. */
export function sharedEventHub(): EventHub {
  const page = globalThis as { [SHARED_HUB]?: EventHub };
  page[SHARED_HUB] ??= createEventHub();
  return page[SHARED_HUB];
}
