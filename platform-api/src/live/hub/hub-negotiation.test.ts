import { FAN_ITEM_HUB } from '@specbuilder/shared-contracts/domain';
import { openHubClients } from '../../../test/hub/hub-clients.ts';
import { negotiate, openRawSocket } from '../../../test/hub/raw-socket.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describe('Connecting to a hub', () => {
  let server: TestApplication;
  let url: string;
  beforeAll(async () => {
    server = await startTestApplication();
    ({ url } = await openHubClients(server));
  });
  afterAll(() => server.close());

  it('rejects forged, old and missing connection tokens', async () => {
    const [claims, signature] = (await negotiate(url)).connectionToken.split('.');
    const forged = Buffer.from(
      Buffer.from(claims ?? '', 'base64url')
        .toString()
        .replace('null', '"x"'),
    ).toString('base64url');
    for (const id of ['', 'x', `${forged}.${signature}`]) {
      expect((await openRawSocket(url, id)).rejection).toBe('Connection not found');
    }
  });

  it('[RTM-001] offers WebSockets only, and says so to requests of other transports', async () => {
    const { availableTransports, connectionToken } = await negotiate(url);
    expect(availableTransports).toEqual([{ transport: 'WebSockets', transferFormats: ['Text'] }]);
    const request = (method: string, accept: string) =>
      fetch(`${url}?id=${connectionToken}`, { method, headers: { accept } });
    for (const accept of ['text/event-stream', '*/*']) {
      const response = await request('GET', accept);
      expect([response.status, response.headers.get('upgrade')]).toEqual([426, 'websocket']);
      expect(await response.json()).toMatchObject({ message: 'Live updates are sent over WebSockets only.' });
    }
    for (const method of ['POST', 'DELETE']) {
      const response = await request(method, '*/*');
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: `There is nothing at ${method} ${FAN_ITEM_HUB.path}.` });
    }
  });

  it('rejects a token that does not hold', async () => {
    const response = await fetch(`${url}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(response.status).toBe(401);
  });
});
