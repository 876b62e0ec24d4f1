import type { HubConnection, IRetryPolicy } from '@microsoft/signalr';
import { pageHeaders, statusOf } from '@specbuilder/shared-contracts/client';
import type { Platform } from '@specbuilder/shared-contracts/platform';

const HUB_PATH = '/hub/fanItem';
const RESIZED = 'FanResized';
const SUBSCRIBE = 'SubscribeFanItem';

/** What the server says of a fan that it rated again. */
interface FanResizedMessage {
  readonly fanItemId: string;
  readonly rpm?: number;
  readonly bhp?: number;
  readonly motorId?: number;
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
 * Keeps a connection to the hub and turns what it says of the item into facts on the bus. A hub that cannot be had is
 * no error of the page: it is tried again quietly, and no more once the session of the user has ended. The connection is
 * that of the present caller; another caller, or the same who comes back, needs another.
 *
 * @param onBack the connection was lost and is there again: messages of the meantime are lost
 * @returns the way to end it
 */
export function connectFanItemHub(platform: Platform, fanItemId: string, onBack: () => void): () => void {
  const life: HubLife = { isOver: false };
  let connection: HubConnection | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = async (attempt: number): Promise<void> => {
    try {
      connection ??= await createConnection(platform, fanItemId, onBack, life);
      if (life.isOver) return;
      await connection.start();
    } catch (error) {
      if (life.isOver) return;
      if (attempt === 0) warnOf(platform, error);
      timer = setTimeout(() => void start(attempt + 1), retryDelay(attempt + 1));
      return;
    }
    if (life.isOver) await connection.stop();
    else await subscribe(platform, connection, fanItemId);
  };
  // After the page is drawn: the library is not needed for anything that is seen.
  timer = setTimeout(() => void start(0));
  return () => {
    life.isOver = true;
    clearTimeout(timer);
    void connection?.stop();
  };
}

async function createConnection(
  platform: Platform,
  fanItemId: string,
  onBack: () => void,
  life: HubLife,
): Promise<HubConnection> {
  const { HubConnectionBuilder, LogLevel } = await import(/* webpackChunkName: "hub" */ '@microsoft/signalr');
  const { session, serverUrl, bus } = platform;
  const brand = platform.settings.get().manufacturer.manufacturerLabelId;
  const isStoreView = platform.store !== null;
  const connection = new HubConnectionBuilder()
    // A WebSocket carries no headers, so that brand and view stand in the address as well (API-001).
    .withUrl(`${serverUrl}${HUB_PATH}?manufacturerLabelId=${brand}${isStoreView ? '&fromStore=true' : ''}`, {
      accessTokenFactory: () => tokenOf(session, life),
      // Guests are known by their key, which the connection token then carries.
      headers: pageHeaders({
        manufacturerLabelId: () => brand,
        isStoreView: () => isStoreView,
        guestKey: () => session.guestKey,
      }),
      withCredentials: false,
    })
    .withAutomaticReconnect(untilOver(life))
    .configureLogging(LogLevel.None)
    .build();
  connection.on(RESIZED, (message: FanResizedMessage) => {
    // Only the item of this page concerns it, whatever else a server may send.
    if (message.fanItemId !== fanItemId) return;
    const { rpm, bhp, motorId } = message;
    bus.publish('fan-resized', {
      fanItemId,
      ...(rpm === undefined ? {} : { rpm }),
      ...(bhp === undefined ? {} : { totalBhp: bhp }),
      ...(motorId === undefined ? {} : { motorId }),
    });
  });
  connection.onreconnected(() => void subscribe(platform, connection, fanItemId).then(onBack));
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

async function subscribe(platform: Platform, connection: HubConnection, fanItemId: string): Promise<void> {
  try {
    await connection.invoke(SUBSCRIBE, fanItemId);
  } catch (error) {
    warnOf(platform, error);
  }
}

function warnOf({ log }: Platform, error: unknown): void {
  log.warn(`Hub of fan items: ${error instanceof Error ? error.message : String(error)}`);
}
