import { DELIVERABLE_HEALTH_HUB, type DeliverableHealth, deliverableHealth } from '@specbuilder/shared-contracts/api';
import { type HubClients, openHubClients } from '../../../test/hub/hub-clients.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const { path, stream } = DELIVERABLE_HEALTH_HUB;

describe('The stream of the health of deliverables', () => {
  let server: TestApplication;
  let clients: HubClients;
  beforeAll(async () => {
    server = await startTestApplication();
    clients = await openHubClients(server, path);
  });
  afterEach(() => clients.stop());
  afterAll(() => server.close());

  /** The first report of a stream, or what it ended with. */
  const firstOf = (connection: Awaited<ReturnType<HubClients['connect']>>['connection'], name: string) =>
    new Promise<DeliverableHealth>((resolve, reject) => {
      const subscription = connection.stream<DeliverableHealth>(name).subscribe({
        next: (report) => {
          subscription.dispose();
          resolve(report);
        },
        error: reject,
        complete: () => reject(new Error('The stream has ended')),
      });
    });

  it('[API-099] delivers a report of the modules of this server to every subscriber', async () => {
    expect([path, stream]).toEqual(['/hub/deliverableHealth', 'StreamDeliverableHealth']);
    const { connection } = await clients.connect({ user: 'engineer' });
    const report = await firstOf(connection, stream);
    expect(deliverableHealth.parse(report)).toEqual(report);
    expect(report.deliverables.isAvailable).toBe(true);
    // A second one on the same connection, after the first was cancelled.
    await expect(firstOf(connection, stream)).resolves.toEqual(report);
  });

  it('[API-099] is for those who are signed in', async () => {
    const { connection } = await clients.connect({ guestKey: 'a guest' });
    await expect(firstOf(connection, stream)).rejects.toThrow('Please sign in first.');
  });

  it('is the only one there', async () => {
    const { connection } = await clients.connect({ user: 'engineer' });
    await expect(firstOf(connection, 'StreamPrices')).rejects.toThrow('There is no stream StreamPrices.');
  });
});
