import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { PROJECT_HUB } from '@specbuilder/shared-contracts/api';
import { FAN_ITEM_HUB } from '@specbuilder/shared-contracts/domain';
import { type HubClients, openHubClients } from '../../../test/hub/hub-clients.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { until } from '../../../test/until.ts';
import type { HubLimits } from '../../core/config/settings/hub-settings.ts';
import { createSharedPlaces } from '../processes/shared-places.ts';
import { createConnectionCaps } from './connection-caps.ts';

const PER_CALLER = 6;
const PER_ADDRESS = 10;

describe('Connections of the hubs', () => {
  let server: TestApplication;
  let clients: HubClients;
  const streams: ClientRequest[] = [];
  beforeAll(async () => {
    server = await startTestApplication({ hubLimits: { perCaller: PER_CALLER, perAddress: PER_ADDRESS } });
    clients = await openHubClients(server);
  });
  afterEach(async () => {
    await clients.stop();
    for (const stream of streams.splice(0)) stream.destroy();
    await until(async () => (server.fanItemHub.hub.size === 0 ? true : undefined));
  });
  afterAll(() => server.close());

  async function negotiate(headers: Record<string, string>, path: string = FAN_ITEM_HUB.path) {
    const url = new URL(`${path}/negotiate?negotiateVersion=1`, clients.url);
    const response = await fetch(url, { method: 'POST', headers });
    const { connectionToken = '', message } = (await response.json()) as Record<string, string>;
    return { status: response.status, retryAfter: response.headers.get('retry-after'), connectionToken, message };
  }

  async function openStream(token: string, path: string = FAN_ITEM_HUB.path): Promise<number> {
    // The global fetch opens another connection after one that was broken off, and the server would wait for it.
    const stream = get(new URL(`${path}?id=${token}`, clients.url), {
      headers: { accept: 'text/event-stream' },
      agent: false,
    });
    streams.push(stream.on('error', () => undefined));
    const [response] = (await once(stream, 'response')) as [IncomingMessage];
    return response.on('error', () => undefined).resume().statusCode ?? 0;
  }

  /** Whether a WebSocket stays open long enough for the greeting of the hub. */
  const openSocket = (token: string): Promise<boolean> =>
    new HubConnectionBuilder()
      .withUrl(`${clients.url}?id=${token}`, { skipNegotiation: true, transport: HttpTransportType.WebSockets })
      .configureLogging(LogLevel.None)
      .build()
      .start()
      .then(
        () => true,
        () => false,
      );

  const guest = (key: string) => ({ 'x-guest-key': key });
  const OPEN = { status: 200 };
  const REJECTED = {
    status: 429,
    retryAfter: '30',
    message: 'Too many open connections. Please close other windows, or try again in 30 s.',
  };

  it('of one guest are rejected beyond the cap, however often one token is used, and go on when some leave', async () => {
    const { connectionToken } = await negotiate(guest('greedy'));
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) statuses.push(await openStream(connectionToken));
    expect(statuses.filter((status) => status === 200)).toHaveLength(PER_CALLER);
    expect(statuses.slice(PER_CALLER)).toEqual(Array.from({ length: 40 - PER_CALLER }, () => 429));
    expect(server.fanItemHub.hub.size).toBe(PER_CALLER);
    expect(await negotiate(guest('greedy'))).toMatchObject(REJECTED);
    expect(await openSocket(connectionToken)).toBe(false);
    expect(server.fanItemHub.hub.size).toBe(PER_CALLER);
    // Another client at the same address is not rejected for it.
    expect(await negotiate(guest('other'))).toMatchObject(OPEN);
    streams[0]?.destroy();
    await until(async () => (server.fanItemHub.hub.size < PER_CALLER ? true : undefined));
    expect(await negotiate(guest('greedy'))).toMatchObject(OPEN);
  });

  it('of one user are counted over both hubs and all transports', async () => {
    const headers = { authorization: `Bearer ${await server.tokenOf('engineer')}` };
    const { connectionToken } = await negotiate(headers, PROJECT_HUB.path);
    for (let i = 2; i < PER_CALLER; i++) expect(await openStream(connectionToken, PROJECT_HUB.path)).toBe(200);
    await clients.connect({ user: 'engineer' });
    await clients.connect({ user: 'engineer', transport: HttpTransportType.LongPolling });
    expect(await negotiate(headers)).toMatchObject(REJECTED);
    expect(await negotiate({ authorization: `Bearer ${await server.tokenOf('dev')}` })).toMatchObject(OPEN);
  });

  it('of one address are rejected beyond its cap, for all callers together', async () => {
    for (let i = 0; i < PER_ADDRESS; i++) await clients.connect({ guestKey: `guest-${i}` });
    expect(await negotiate(guest('one more'))).toMatchObject(REJECTED);
    await clients.stop();
    await until(async () => ((await negotiate(guest('one more'))).status === 200 ? true : undefined));
  });
});

describe('Places of connections', () => {
  const noOne = { userId: null, guestKeyHash: null };
  const capsOf = (limits: HubLimits) => createConnectionCaps(limits, createSharedPlaces());
  const FULL = 'Too many open connections';

  it('are given back once, however often it is said', async () => {
    const caps = capsOf({ perCaller: 2, perAddress: 20 });
    const leave = await caps.take(noOne, 'a');
    await caps.take(noOne, 'a');
    await expect(caps.take(noOne, 'a')).rejects.toThrow(FULL);
    leave();
    leave();
    await caps.take(noOne, 'a');
    await expect(caps.assertSpace(noOne, 'a')).rejects.toThrow(FULL);
  });

  it('of callers without a key are those of their address', async () => {
    const caps = capsOf({ perCaller: 1, perAddress: 10 });
    await caps.take(noOne, 'a');
    await expect(caps.assertSpace(noOne, 'a')).rejects.toThrow(FULL);
    await expect(caps.assertSpace(noOne, 'b')).resolves.toBeUndefined();
  });

  it('of clients that have gone, and have no address any more, count together', async () => {
    const caps = capsOf({ perCaller: 1, perAddress: 2 });
    const gone = undefined as unknown as string;
    await caps.take(noOne, gone);
    await expect(caps.assertSpace(noOne, gone)).rejects.toThrow(FULL);
  });

  it('of one network count together, whichever of its addresses they come from', async () => {
    const caps = capsOf({ perCaller: 5, perAddress: 2 });
    const guest = (key: string) => ({ userId: null, guestKeyHash: key });
    await caps.take(guest('first'), '2001:db8:1:2::1');
    await caps.take(guest('second'), '2001:db8:1:2:ffff::2');
    await expect(caps.assertSpace(guest('third'), '2001:db8:1:2::3')).rejects.toThrow(FULL);
    await expect(caps.assertSpace(guest('third'), '2001:db8:1:3::3')).resolves.toBeUndefined();
  });
});
