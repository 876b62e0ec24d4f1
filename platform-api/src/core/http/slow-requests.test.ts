import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { readConfig } from '../config/config.ts';
import { createLifecycle } from './lifecycle.ts';
import { createServer } from './server.ts';

describe('A request that does not arrive', () => {
  let app: Awaited<ReturnType<typeof createServer>>;
  let port: number;
  const logged: string[] = [];
  beforeAll(async () => {
    app = await createServer({
      config: readConfig({ LOG_LEVEL: 'info', REQUEST_SECONDS: '1' }),
      lifecycle: createLifecycle(),
      store: { ping: async () => undefined, checkWritable: async () => undefined },
      logStream: new PassThrough().on('data', (line) => logged.push(String(line))),
    });
    app.post('/echo', async (request) => ({ body: request.body }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  /** The response to a client that sends this and then nothing more. */
  function responseTo(...parts: readonly string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => {
        for (const part of parts) socket.write(part);
      });
      socket.on('data', (data) => {
        received += data;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(received));
    });
  }

  const HEAD = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n';

  it('is closed with half of its body sent', async () => {
    expect(await responseTo(`${HEAD}\r\n`, '{"half":')).toContain('408 Request Timeout');
    expect(logged.join('')).not.toContain('"level":50');
  });

  it('is closed with half of its head sent', async () => {
    expect(await responseTo(HEAD)).toContain('408 Request Timeout');
  });

  it('holds up no other request', async () => {
    const slow = responseTo(`${HEAD}\r\n`, '{"half":');
    const response = await fetch(`http://127.0.0.1:${port}/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"whole":1}',
    });
    expect(await response.json()).toEqual({ body: { whole: 1 } });
    await slow;
  });
});
