import type { AddressInfo } from 'node:net';
import { HubConnectionBuilder, HubConnectionState, LogLevel } from '@microsoft/signalr';
import { FAN_ITEM_HUB, type FanResizedMessage as FanResized } from '@specbuilder/shared-contracts/domain';
import { decodeJwt } from 'jose';
import { insertFanItem } from '../../../test/fan-item-fixture.ts';
import { type HubClients, openHubClients } from '../../../test/hub/hub-clients.ts';
import { negotiate, openRawSocket } from '../../../test/hub/raw-socket.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { guestKeyHash } from '../../core/http/call-context.ts';

describeOnEachStore('The fan item hub', (kind) => {
  let server: TestApplication;
  let url: string;
  let clients: HubClients;
  let engineerItem: string;
  let guestItem: string;
  const connect: HubClients['connect'] = (visitor) => clients.connect(visitor);

  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    clients = await openHubClients(server);
    ({ url } = clients);
    const { db } = server.store;
    ({ itemId: engineerItem } = await insertFanItem(db, { userId: await server.userId('engineer') }));
    ({ itemId: guestItem } = await insertFanItem(db, { guestKeyHash: guestKeyHash('guest-1') }));
  });
  afterEach(() => clients.stop());
  afterAll(() => server.close());

  const resized = (fanItemId: string): FanResized => ({ fanItemId, rpm: 1210, bhp: 1.82, motorId: 3 });

  it('[API-098] [RTM-004] notifies two subscribers of a resized fan', async () => {
    const two = [await connect({ user: 'engineer' }), await connect({ user: 'engineer' })];
    for (const { connection } of two) await connection.invoke('SubscribeFanItem', engineerItem);
    const notified = two.map((client) => client.next());
    await server.fanItemHub.fanResized(resized(engineerItem));
    await expect(Promise.all(notified)).resolves.toEqual([resized(engineerItem), resized(engineerItem)]);
  });

  it('[RTM-006] notifies no client of items that it did not subscribe to', async () => {
    const watching = await connect({ guestKey: 'guest-1' });
    const idle = await connect({ guestKey: 'guest-1' });
    await watching.connection.invoke('SubscribeFanItem', guestItem);
    const notified = watching.next();
    await server.fanItemHub.fanResized(resized(engineerItem));
    await server.fanItemHub.fanResized(resized(guestItem));
    await notified;
    // The response to a call arrives after everything that was sent before it.
    await idle.connection.invoke('SubscribeFanItem', guestItem);
    expect(watching.received).toEqual([resized(guestItem)]);
    expect(idle.received).toEqual([]);
  });

  it('[RTM-008] [A-158] rejects items the caller may not see', async () => {
    const stranger = await connect({});
    await expect(stranger.connection.invoke('SubscribeFanItem', guestItem)).rejects.toThrow('Item not found');
    const otherGuest = await connect({ guestKey: 'guest-2' });
    await expect(otherGuest.connection.invoke('SubscribeFanItem', guestItem)).rejects.toThrow('Item not found');
    const dev = await connect({ user: 'dev' });
    await expect(dev.connection.invoke('SubscribeFanItem', engineerItem)).rejects.toThrow('Item not found');
  });

  it('stays usable after errors', async () => {
    const { connection } = await connect({ guestKey: 'guest-1' });
    await expect(connection.invoke('NoSuchMethod')).rejects.toThrow("Unknown hub method 'NoSuchMethod'");
    for (const id of [null, 7, 'x', `${guestItem}'`]) {
      await expect(connection.invoke('SubscribeFanItem', id)).rejects.toThrow('Item not found');
    }
    await expect(connection.invoke('subscribefanitem', guestItem.toUpperCase())).resolves.toEqual({ state: 1 });
    await connection.send('SubscribeFanItem', guestItem);
    expect(connection.state).toBe(HubConnectionState.Connected);
  });

  it('forgets clients that leave', async () => {
    const { connection } = await connect({ guestKey: 'guest-1' });
    const before = server.fanItemHub.hub.size;
    await connection.stop();
    const deadline = Date.now() + 5000;
    while (server.fanItemHub.hub.size >= before && Date.now() < deadline) await new Promise(setImmediate);
    expect(server.fanItemHub.hub.size).toBe(before - 1);
  });

  it('lets clients go for good when their token has ended', async () => {
    const { connection } = await connect({ user: 'engineer', expiresIn: '1m' });
    const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
    server.fanItemHub.hub.tick(Date.now() + 61_000);
    await expect(closed).resolves.toMatchObject({ message: expect.stringContaining('The access token has ended.') });
  });

  it('[AUT-013] ends the connections of a session that is signed out, and takes none back', async () => {
    const token = await server.tokenOf('engineer');
    const { connection } = await connect({ token });
    const other = await connect({ user: 'engineer' });
    const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
    const { connectionToken } = await negotiate(url, { authorization: `Bearer ${token}` });
    await server.endedSessions.end(String(decodeJwt(token)['sid']));
    await expect(closed).resolves.toMatchObject({ message: expect.stringContaining('The session has ended.') });
    await expect(connect({ token })).rejects.toThrow();
    expect((await openRawSocket(url, connectionToken)).rejection).toBe('Connection not found');
    await expect(other.connection.invoke('SubscribeFanItem', engineerItem)).resolves.toEqual({ state: 1 });
  });

  it('lets admins watch every item', async () => {
    const { connection } = await connect({ user: 'admin' });
    await expect(connection.invoke('SubscribeFanItem', engineerItem)).resolves.toEqual({ state: 1 });
  });

  it('shuts the guest out once a user owns the item', async () => {
    const { db } = server.store;
    const userId = await server.userId('dev');
    const { itemId } = await insertFanItem(db, { userId, guestKeyHash: guestKeyHash('guest-1') });
    const { connection } = await connect({ guestKey: 'guest-1' });
    await expect(connection.invoke('SubscribeFanItem', itemId)).rejects.toThrow('Item not found');
  });

  it('[RTM-001] [RTM-003] sends clients away with leave to come back, so they reconnect by themselves', async () => {
    const connection = new HubConnectionBuilder()
      .withUrl(url, { headers: { 'X-Guest-Key': 'guest-1' } })
      .withAutomaticReconnect([0, 50, 100])
      .configureLogging(LogLevel.None)
      .build();
    await connection.start();
    clients.keep(connection);
    const back = new Promise<void>((resolve) => connection.onreconnected(() => resolve()));
    server.fanItemHub.hub.drain();
    await back;
    await expect(connection.invoke('SubscribeFanItem', guestItem)).resolves.toEqual({ state: 1 });
  });

  it('drops clients that have gone silent', async () => {
    const { connection } = await connect({ guestKey: 'guest-1' });
    const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()));
    server.fanItemHub.hub.tick(Date.now() + 60_000);
    await closed;
  });
});

describe('Two processes on one PostgreSQL server', () => {
  const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip;
  onPostgres('notify each other’s clients', async () => {
    const first = await startTestApplication({}, 'postgres');
    const { openStore } = await import('../../core/store/open-store.ts');
    const { createApplication } = await import('../../application/application.ts');
    const store = await openStore(first.store.place.options);
    const second = await createApplication({ config: { ...first.config, logLevel: 'silent' }, store });
    await second.app.listen({ port: 0, host: '127.0.0.1' });
    const { itemId } = await insertFanItem(first.store.db, { guestKeyHash: guestKeyHash('guest-1') });
    const { port } = second.app.server.address() as AddressInfo;
    const connection = new HubConnectionBuilder()
      .withUrl(`http://127.0.0.1:${port}${FAN_ITEM_HUB.path}`, { headers: { 'X-Guest-Key': 'guest-1' } })
      .configureLogging(LogLevel.None)
      .build();
    const notified = new Promise((resolve) => connection.on('FanResized', resolve));
    await connection.start();
    await connection.invoke('SubscribeFanItem', itemId);
    await first.fanItemHub.fanResized({ fanItemId: itemId, rpm: 900, bhp: 1, motorId: 2 });
    await expect(notified).resolves.toMatchObject({ fanItemId: itemId, rpm: 900 });
    await connection.stop();
    await second.app.close();
    await store.close();
    await first.close();
  });
});
