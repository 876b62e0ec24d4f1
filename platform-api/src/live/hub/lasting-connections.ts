import { notFound } from '../../core/index.ts';
import type { HubConnection } from './connection.ts';
import type { LongPoll } from './transports.ts';

/** A connection that comes back with further requests: an event stream or polls. */
export interface Lasting {
  readonly connection: HubConnection;
  readonly poll: LongPoll | null;
}

export interface LastingConnections {
  find(token: string): Lasting | undefined;
  /** @throws HttpError 'not-found' when there is none with that connection token */
  get(token: string): Lasting;
  keep(token: string, lasting: Lasting): void;
  /** A poll that has still something to fetch is kept for a while after its connection has ended. */
  forget(token: string): void;
}

const LAST_POLL_MS = 30_000;

/** Connections of a hub by their connection tokens. */
export function createLastingConnections(): LastingConnections {
  const byToken = new Map<string, Lasting>();
  return {
    find: (token) => byToken.get(token),
    get(token) {
      const known = byToken.get(token);
      if (known === undefined) throw notFound('connection');
      return known;
    },
    keep: (token, lasting) => void byToken.set(token, lasting),
    forget(token) {
      const drop = () => void byToken.delete(token);
      if (byToken.get(token)?.poll?.isEmpty ?? true) drop();
      else setTimeout(drop, LAST_POLL_MS).unref();
    },
  };
}
