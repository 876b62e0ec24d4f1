import { PROJECT_HUB } from '@specbuilder/shared-contracts/api';
import { FAN_ITEM_HUB } from '@specbuilder/shared-contracts/domain';
import type { WebSocket } from 'ws';
import { type HubClients, openHubClients } from '../../../test/hub/hub-clients.ts';
import { openRawSocket } from '../../../test/hub/raw-socket.ts';
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
  const sockets: WebSocket[] = [];
  beforeAll(async () => {
    server = await startTestApplication({ hubLimits: { perCaller: PER_CALLER, perAddress: PER_ADDRESS } });
    clients = await openHubClients(server);
  });
  afterEach(async () => {
    await clients.stop();
    for (const socket of sockets.splice(0)) socket.terminate();
    await until(async () => (server.fanItemHub.hub.size === 0 ? true : undefined));
  });
  afterAll(() => server.close());

  async function negotiate(headers: Record<string, string>, path: string = FAN_ITEM_HUB.path) {
    const url = new URL(`${path}/negotiate?negotiateVersion=1`, clients.url);
    const response = await fetch(url, { method: 'POST', headers });
    const { connectionToken = '', message } = (await response.json()) as Record<string, string>;
    return { status: response.status, retryAfter: response.headers.get('retry-after'), connectionToken, message };
  }

  /** @returns why the hub closed it, null when it stays open */
  async function openSocket(token: string, path: string = FAN_ITEM_HUB.path): Promise<string | null> {
    const { socket, rejection } = await openRawSocket(new URL(path, clients.url).href, token);
    if (rejection === null) sockets.push(socket);
    return rejection;
  }

  const guest = (key: string) => ({ 'x-guest-key': key });
  const OPEN = { status: 200 };
  const REJECTED = {
    status: 429,
    retryAfter: '30',
    message: 'Too many open connections. Please close other windows, or try again in 30 s.',
  };

  it('of one guest are rejected beyond the cap, however often one token is used, and go on when some leave', async () => {
    const { connectionToken } = await negotiate(guest('greedy'));
    const rejections: (string | null)[] = [];
    for (let i = 0; i < 40; i++) rejections.push(await openSocket(connectionToken));
    expect(rejections.slice(0, PER_CALLER)).toEqual(Array(PER_CALLER).fill(null));
    expect(rejections.slice(PER_CALLER)).toEqual(Array(40 - PER_CALLER).fill(REJECTED.message));
    expect(server.fanItemHub.hub.size).toBe(PER_CALLER);
    expect(await negotiate(guest('greedy'))).toMatchObject(REJECTED);
    // Another client at the same address is not rejected for it.
    expect(await negotiate(guest('other'))).toMatchObject(OPEN);
    sockets[0]?.terminate();
    await until(async () => (server.fanItemHub.hub.size < PER_CALLER ? true : undefined));
    expect(await negotiate(guest('greedy'))).toMatchObject(OPEN);
  });

  it('of one user are counted over both hubs', async () => {
    const headers = { authorization: `Bearer ${await server.tokenOf('engineer')}` };
    const { connectionToken } = await negotiate(headers, PROJECT_HUB.path);
    for (let i = 1; i < PER_CALLER; i++) expect(await openSocket(connectionToken, PROJECT_HUB.path)).toBeNull();
    await clients.connect({ user: 'engineer' });
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
