import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { until } from '../../../test/until.ts';

describe('A call whose client goes away', () => {
  let server: TestApplication;
  let port: number;
  beforeAll(async () => {
    server = await startTestApplication();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  const search = JSON.stringify({ fanCategoryType: 1, subFanCategoryType: 2, cfm: 2000, sp: 0.5, zip: '60606' });
  const head = [
    'POST /api/sizefan/exhaust-supply HTTP/1.1',
    ...['host: x', 'content-type: application/json', `x-guest-key: ${randomUUID()}`],
    `content-length: ${search.length}`,
  ].join('\r\n');

  const openConnections = () =>
    new Promise<number>((resolve) => {
      server.app.server.getConnections((_error, count) => resolve(count));
    });

  /** Sends this and goes once the server has the connection. */
  async function sendAndGo(text: string): Promise<void> {
    const before = server.log().length;
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    await until(async () => (server.log().length > before ? true : undefined));
    socket.destroy();
    await until(async () => ((await openConnections()) === 0 ? true : undefined));
  }

  it.each([
    ['while the server works on it', `${head}\r\n\r\n${search}`],
    ['in the middle of its body', `${head}\r\n\r\n${search.slice(0, 20)}`],
  ])('is no error in the log, %s', async (_when, text) => {
    await sendAndGo(text);
    const response = await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } });
    expect(response.status).toBe(200);
    expect(server.log()).not.toMatch(/"level":(50|60)/);
  });
});
