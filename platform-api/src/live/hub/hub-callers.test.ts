import { open } from '@specbuilder/shared-contracts/api';
import type { FanResizedMessage as FanResized } from '@specbuilder/shared-contracts/domain';
import { insertFanItem } from '../../../test/fan-item-fixture.ts';
import { type HubClients, openHubClients } from '../../../test/hub/hub-clients.ts';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { guestKeyHash } from '../../core/http/call-context.ts';
import { fanItemGroup } from './fan-item-hub.ts';

/** Sends a last message to the item's watchers; earlier messages arrive before the response to the next call. */
const everythingIsSent = ({ fanItemHub }: TestApplication, fanItemId: string) =>
  fanItemHub.hub.sendToGroup(fanItemGroup(fanItemId), {
    ...{ target: 'Nothing', args: [], about: [] },
    access: open('No one subscribes to it'),
  });

const resized = (fanItemId: string, rpm = 1210): FanResized => ({ fanItemId, rpm, bhp: 1.82, motorId: 3 });

describe('What a client of the hub invokes', () => {
  const READS_A_MINUTE = 4;
  let server: TestApplication;
  let clients: HubClients;
  beforeAll(async () => {
    const rates = {
      read: READS_A_MINUTE,
      write: 9,
      sizing: 9,
      image: 9,
      mail: 9,
      account: 1e6,
      existence: 1e6,
      upload: 9,
      telemetry: 9,
      program: 9,
      'refused-key': 9,
    };
    server = await startTestApplication({ rates });
    clients = await openHubClients(server);
  });
  afterAll(async () => {
    await clients.stop();
    await server.close();
  });

  it('counts as reads of its caller, whatever it names, and is rejected beyond their budget', async () => {
    const { itemId } = await insertFanItem(server.store.db, { guestKeyHash: guestKeyHash('guest-1') });
    const { connection } = await clients.connect({ guestKey: 'guest-1' });
    // Negotiating was the first read.
    await connection.invoke('SubscribeFanItem', itemId);
    await expect(connection.invoke('SubscribeFanItem', 'none')).rejects.toThrow('Item not found');
    await expect(connection.invoke('NoSuchMethod')).rejects.toThrow('Unknown hub method');
    await expect(connection.invoke('SubscribeFanItem', itemId)).rejects.toThrow('Too many requests.');
    await connection.send('SubscribeFanItem', itemId);
    const statusOf = async (guestKey: string) =>
      (
        await server.app.inject({
          url: '/api/settings',
          remoteAddress: '127.0.0.1',
          headers: { 'x-guest-key': guestKey },
        })
      ).statusCode;
    expect([await statusOf('guest-1'), await statusOf('guest-2')]).toEqual([429, 200]);
  });

  it('counts for the user who signed in, not for the address', async () => {
    const { itemId } = await insertFanItem(server.store.db, { userId: await server.userId('engineer') });
    const { connection } = await clients.connect({ user: 'engineer' });
    for (let i = 1; i < READS_A_MINUTE; i++) await connection.invoke('SubscribeFanItem', itemId);
    await expect(connection.invoke('SubscribeFanItem', itemId)).rejects.toThrow('Too many requests.');
    const other = await clients.connect({ user: 'dev' });
    await expect(other.connection.invoke('SubscribeFanItem', itemId)).rejects.toThrow('Item not found');
  });
});

describe('A subscription of an item that belongs to another user by now', () => {
  let server: TestApplication;
  let clients: HubClients;
  beforeAll(async () => {
    server = await startTestApplication();
    clients = await openHubClients(server);
  });
  afterAll(async () => {
    await clients.stop();
    await server.close();
  });

  it('[RTM-008] [A-137] receives nothing more, while its owner does', async () => {
    const guest = await clients.connect({ guestKey: 'guest-1' });
    const { fanItemId } = await configureRoofFan(server.client({ guestKey: 'guest-1' }));
    await guest.connection.invoke('SubscribeFanItem', fanItemId);
    const events = guest.next();
    await server.fanItemHub.fanResized(resized(fanItemId, 1000));
    await events;

    const engineer = await server.clientOf('engineer', { guestKey: 'guest-1' });
    const { projectId } = await engineer.projects.create({ projectName: 'Claimed' });
    await attach(engineer, projectId, fanItemId);
    const owner = await clients.connect({ user: 'engineer' });
    await owner.connection.invoke('SubscribeFanItem', fanItemId);
    const receivedByOwner = owner.next();
    await server.fanItemHub.fanResized(resized(fanItemId, 1100));
    await receivedByOwner;
    await everythingIsSent(server, fanItemId);
    await expect(guest.connection.invoke('SubscribeFanItem', fanItemId)).rejects.toThrow('Item not found');
    expect(guest.received.map(({ rpm }) => rpm)).toEqual([1000]);
  });

  it('receives messages in the order in which they were sent', async () => {
    const { fanItemId } = await configureRoofFan(server.client({ guestKey: 'guest-2' }));
    const { connection, received } = await clients.connect({ guestKey: 'guest-2' });
    await connection.invoke('SubscribeFanItem', fanItemId);
    // What was sent comes back through the channel between processes, some time after it was sent.
    const last = new Promise<void>((resolve) => {
      connection.on('FanResized', ({ rpm }: FanResized) => {
        if (rpm === 4) resolve();
      });
    });
    for (const rpm of [1, 2, 3, 4]) await server.fanItemHub.fanResized(resized(fanItemId, rpm));
    await last;
    expect(received.map(({ rpm }) => rpm)).toEqual([1, 2, 3, 4]);
  });
});
