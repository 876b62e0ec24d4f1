import type { HubConnection, IRetryPolicy } from '@microsoft/signalr';
import type { Platform } from '@specbuilder/shared-contracts/platform';

const HUB_PATH = '/hub/fanItem';
const RESIZED = 'FanResized';
const SUBSCRIBE = 'SubscribeFanItem';

/** What the server says of a fan that it rated anew. */
interface FanResizedMessage {
  readonly fanItemId: string;
  readonly rpm?: number;
  readonly bhp?: number;
  readonly motorId?: number;
}

/** First tries come quickly, later ones every half minute, for as long as the page is open. */
const RETRY_DELAYS_MS = [0, 2000, 10_000, 30_000];
const retryDelay = (attempt: number) => RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? 30_000;
const forever: IRetryPolicy = {
  nextRetryDelayInMilliseconds: ({ previousRetryCount }) => retryDelay(previousRetryCount),
};

/**
 * Keeps a connection to the hub and turns what it says of the item into facts on the bus. A hub that cannot be had is
 * no error of the page: it is tried again quietly.
 *
 * @param onBack the connection was lost and is there again: what the hub said meanwhile was not heard
 * @returns the way to end it
 */
export function connectFanItemHub(platform: Platform, fanItemId: string, onBack: () => void): () => void {
  let isOver = false;
  let connection: HubConnection | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = async (attempt: number): Promise<void> => {
    try {
      connection ??= await createConnection(platform, fanItemId, onBack);
      if (isOver) return;
      await connection.start();
    } catch (error) {
      if (isOver) return;
      if (attempt === 0) tell(platform, error);
      timer = setTimeout(() => void start(attempt + 1), retryDelay(attempt + 1));
      return;
    }
    if (isOver) await connection.stop();
    else await subscribe(platform, connection, fanItemId);
  };
  // After the page is drawn: the library is not needed for anything that is seen.
  timer = setTimeout(() => void start(0));
  return () => {
    isOver = true;
    clearTimeout(timer);
    void connection?.stop();
  };
}

async function createConnection(platform: Platform, fanItemId: string, onBack: () => void): Promise<HubConnection> {
  const { HubConnectionBuilder, LogLevel } = await import(/* webpackChunkName: "hub" */ '@microsoft/signalr');
  const { session, serverUrl, bus } = platform;
  const connection = new HubConnectionBuilder()
    .withUrl(`${serverUrl}${HUB_PATH}`, {
      accessTokenFactory: async () => (await session.accessToken()) ?? '',
      // Guests are known by their key, which the connection token then carries.
      headers: { 'X-Guest-Key': session.guestKey },
      withCredentials: false,
    })
    .withAutomaticReconnect(forever)
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

async function subscribe(platform: Platform, connection: HubConnection, fanItemId: string): Promise<void> {
  try {
    await connection.invoke(SUBSCRIBE, fanItemId);
  } catch (error) {
    tell(platform, error);
  }
}

function tell({ log }: Platform, error: unknown): void {
  log.warn(`Hub of fan items: ${error instanceof Error ? error.message : String(error)}`);
}
