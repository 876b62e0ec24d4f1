import type { HubConnection, IRetryPolicy } from '@microsoft/signalr';
import { pageHeaders, statusOf } from '@specbuilder/shared-contracts/client';
import type { Platform } from '@specbuilder/shared-contracts/platform';

/** Calls a method of the hub. */
export type InvokeHub = <T>(method: string, ...args: readonly unknown[]) => Promise<T>;

/** Receives a stream of the hub until the connection ends. */
export type StreamHub = <T>(method: string, hear: (value: T) => void, onError: (error: unknown) => void) => void;

/** What a page has to do with a hub of the server. */
export interface HubListener {
  readonly path: string;
  /** What the log calls it. */
  readonly name: string;
  /** Of the link that the page was opened by. */
  readonly linkToken?: string | null;
  /** By the name of the message. */
  readonly messages: Readonly<Record<string, (message: unknown) => void>>;
  /**
   * Says what is listened to, on each new connection.
   *
   * @param isBack the connection was lost for a while, and so were the messages of the meantime
   */
  readonly onConnected: (invoke: InvokeHub, isBack: boolean, stream: StreamHub) => Promise<void>;
  /** There is no connection, or not any more; it is tried again by itself. */
  readonly onLost?: (error: unknown) => void;
}

/** First tries come quickly, later ones every half minute, for as long as the page is open. */
const RETRY_DELAYS_MS = [0, 2000, 10_000, 30_000];
const retryDelay = (attempt: number) => RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? 30_000;
const untilOver = (life: HubLife): IRetryPolicy => ({
  nextRetryDelayInMilliseconds: ({ previousRetryCount }) => (life.isOver ? null : retryDelay(previousRetryCount)),
});

interface HubLife {
  /** The page was left, or the session of its user has ended: nothing is tried any more. */
  isOver: boolean;
}

/**
 * Keeps a connection to a hub. One that cannot be had is no error of the page: it is tried again quietly, and no more
 * once the session of the user has ended. The connection is that of the present caller; another caller, or the same who
 * comes back, needs another.
 *
 * @returns the way to end it
 */
export function connectHub(platform: Platform, listener: HubListener): () => void {
  const life: HubLife = { isOver: false };
  let connection: HubConnection | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = async (attempt: number): Promise<void> => {
    try {
      connection ??= await createConnection(platform, listener, life);
      if (life.isOver) return;
      await connection.start();
    } catch (error) {
      if (life.isOver) return;
      if (attempt === 0) {
        warnOf(platform, listener, error);
        listener.onLost?.(error);
      }
      timer = setTimeout(() => void start(attempt + 1), retryDelay(attempt + 1));
      return;
    }
    if (life.isOver) await connection.stop();
    else await announce(platform, listener, { connection, life }, attempt > 0);
  };
  // After the page is drawn: the library is not needed for anything that is seen.
  timer = setTimeout(() => void start(0));
  return () => {
    life.isOver = true;
    clearTimeout(timer);
    void connection?.stop();
  };
}

async function createConnection(platform: Platform, listener: HubListener, life: HubLife): Promise<HubConnection> {
  const { HubConnectionBuilder, LogLevel } = await import(/* webpackChunkName: "hub" */ '@microsoft/signalr');
  const { session, serverUrl } = platform;
  const brand = platform.settings.get().manufacturer.manufacturerLabelId;
  const isStoreView = platform.store !== null;
  const connection = new HubConnectionBuilder()
    // A WebSocket carries no headers, so brand and view are in the address as well (API-001).
    .withUrl(`${serverUrl}${listener.path}?manufacturerLabelId=${brand}${isStoreView ? '&fromStore=true' : ''}`, {
      accessTokenFactory: () => tokenOf(session, life),
      // Guests are known by their key, which the connection token then carries.
      headers: pageHeaders({
        manufacturerLabelId: () => brand,
        isStoreView: () => isStoreView,
        guestKey: () => session.guestKey,
        linkToken: () => listener.linkToken ?? null,
      }),
      withCredentials: false,
    })
    .withAutomaticReconnect(untilOver(life))
    .configureLogging(LogLevel.None)
    .build();
  for (const [name, take] of Object.entries(listener.messages)) connection.on(name, take);
  connection.onreconnected(() => void announce(platform, listener, { connection, life }, true));
  const { onLost } = listener;
  if (onLost !== undefined) connection.onreconnecting((error) => life.isOver || onLost(error));
  return connection;
}

async function tokenOf(session: Platform['session'], life: HubLife): Promise<string> {
  try {
    return (await session.accessToken()) ?? '';
  } catch (error) {
    // Any other failure is a provider that cannot be reached, which the next attempt may.
    if (statusOf(error) === 401) life.isOver = true;
    throw error;
  }
}

async function announce(
  platform: Platform,
  listener: HubListener,
  { connection, life }: { readonly connection: HubConnection; readonly life: HubLife },
  isBack: boolean,
): Promise<void> {
  try {
    await listener.onConnected(
      (method, ...args) => connection.invoke(method, ...args),
      isBack,
      (method, hear, onError) =>
        void connection.stream(method).subscribe({
          next: hear,
          // Ending a connection breaks its streams off, which is not an error.
          error: (error) => life.isOver || onError(error),
          complete: () => undefined,
        }),
    );
  } catch (error) {
    warnOf(platform, listener, error);
  }
}

function warnOf({ log }: Platform, { name }: HubListener, error: unknown): void {
  log.warn(`${name}: ${error instanceof Error ? error.message : String(error)}`);
}
