import { EventEmitter } from 'node:events';
import pg from 'pg';

/** PostgreSQL rejects longer NOTIFY payloads (8000 bytes with terminator); the channel name is part of the payload. */
const MAX_PAYLOAD_BYTES = 7900;
/** One for all channels: a list of names to listen to in each process was once missing an entry in one location. */
const POSTGRES_CHANNEL = 'specbuilder';
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

export type MessageListener = (payload: string) => void;

/** Carries short messages to every process of the product, this one included. */
export interface MessageChannels {
  /**
   * @param channel name without a space
   * @throws Error when the payload is longer than 7900 bytes
   */
  send(channel: string, payload: string): Promise<void>;
  /** @returns function that ends the subscription */
  listen(channel: string, listener: MessageListener): () => void;
  close(): Promise<void>;
}

/** The embedded store belongs to one process, so a message need not leave it. */
export function createLocalChannels(): MessageChannels {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    async send(channel, payload) {
      assertFits(payload);
      emitter.emit(channel, payload);
    },
    listen: (channel, listener) => subscribe(emitter, channel, listener),
    async close() {
      emitter.removeAllListeners();
    },
  };
}

interface PostgresChannelOptions {
  readonly connection: pg.ClientConfig;
  /** Sends on any connection; NOTIFY needs none of its own. */
  readonly notify: (postgresChannel: string, payload: string) => Promise<void>;
  readonly onProblem: (error: Error) => void;
}

/**
 * Messages by LISTEN and NOTIFY. The listening connection comes back by itself after a failure; messages sent
 * meanwhile are lost, which is why clients of the hub read again when they reconnect.
 */
export async function createPostgresChannels(options: PostgresChannelOptions): Promise<MessageChannels> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let isClosed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client(options.connection);
    let isUp = false;
    // Before it is up, a failure rejects connect() itself.
    const lose = (error: Error) => {
      if (!isUp || isClosed) return;
      isUp = false;
      options.onProblem(error);
      void next.end().catch(() => undefined);
      reconnect(FIRST_RETRY_MS);
    };
    next.on('error', lose);
    next.on('end', () => lose(new Error('The listening connection ended')));
    next.on('notification', ({ payload = '' }) => {
      const end = payload.indexOf(' ');
      emitter.emit(payload.slice(0, end), payload.slice(end + 1));
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${POSTGRES_CHANNEL}`);
    } catch (error) {
      // A connection waiting for a response would stay open next to later ones.
      void next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    isUp = true;
  };
  const reconnect = (delayMs: number): void => {
    retry = setTimeout(() => {
      connect().catch((error: Error) => {
        options.onProblem(error);
        if (!isClosed) reconnect(Math.min(delayMs * 2, LAST_RETRY_MS));
      });
    }, delayMs);
    retry.unref();
  };
  await connect();
  return {
    async send(channel, payload) {
      assertFits(payload);
      await options.notify(POSTGRES_CHANNEL, `${channel} ${payload}`);
    },
    listen: (channel, listener) => subscribe(emitter, channel, listener),
    async close() {
      isClosed = true;
      clearTimeout(retry);
      emitter.removeAllListeners();
      await client?.end();
    },
  };
}

function subscribe(emitter: EventEmitter, channel: string, listener: MessageListener): () => void {
  emitter.on(channel, listener);
  return () => void emitter.off(channel, listener);
}

function assertFits(payload: string): void {
  const bytes = Buffer.byteLength(payload);
  if (bytes > MAX_PAYLOAD_BYTES) throw new Error(`A message has ${bytes} bytes, at most ${MAX_PAYLOAD_BYTES} travel`);
}
