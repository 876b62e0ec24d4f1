import { PassThrough } from 'node:stream';
import { readConfig } from '../config/config.ts';
import { HttpError } from '../http-error/http-error.ts';
import { StoreReadOnly } from '../store/write-watch.ts';
import { createLifecycle } from './lifecycle.ts';
import { createServer, unknownAddress } from './server.ts';

const resolved = (): Promise<void> => Promise.resolve();

async function started({ proxies = 0, ping = resolved, checkWritable = resolved } = {}) {
  const lifecycle = createLifecycle();
  const lines: string[] = [];
  const app = await createServer({
    config: { ...readConfig({ PUBLIC_URL: 'http://localhost:8080', LOG_LEVEL: 'info' }), trustedProxies: proxies },
    lifecycle,
    store: { ping, checkWritable },
    logStream: new PassThrough().on('data', (line) => lines.push(String(line))),
  });
  app.get('/ip', async (request) => ({ ip: request.ip }));
  app.get('/long', async (_request, reply) => reply.type('text/plain').send('x'.repeat(1024)));
  app.get('/short', async (_request, reply) => reply.type('text/plain').send('x'.repeat(1023)));
  app.get('/rejected', async () => {
    throw new HttpError('too-many', 'Slow down.', { retryAfterSeconds: 3 });
  });
  app.get('/broken', async () => {
    throw new Error('a secret of ours');
  });
  app.post('/echo', async (request) => ({ body: request.body }));
  app.put('/api/echo', async () => ({ method: 'PUT' }));
  return { app, lifecycle, log: () => lines.join('') };
}

describe('The server without any resource', () => {
  it.each([
    ['{"a":1}', 200, { body: { a: 1 } }],
    ['', 200, { body: null }],
    ['{', 400, { message: 'The body is not valid JSON.' }],
    ['{"__proto__":{"a":1}}', 400, {}],
    ['{"constructor":{"prototype":{"a":1}}}', 400, {}],
    [`"${'x'.repeat(1_048_575)}"`, 413, { message: 'The body is too large.' }],
    [`"${'x'.repeat(1_048_574)}"`, 200, {}],
  ])('reads the JSON body %#', async (payload, status, result) => {
    const { app } = await started();
    const headers = { 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: '/echo', headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject(result);
    await app.close();
  });

  it('takes no other kind of body', async () => {
    const { app } = await started();
    const response = await app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    });
    expect([response.statusCode, response.json().message]).toEqual([415, 'Send the body as application/json.']);
    await app.close();
  });

  it('responds to an error with its status and headers, and logs only what is ours', async () => {
    const { app, log } = await started();
    const rejected = await app.inject({ url: '/rejected' });
    expect([rejected.statusCode, rejected.headers['retry-after'], rejected.json()]).toEqual([
      429,
      '3',
      { message: 'Slow down.', errors: {}, modelState: {} },
    ]);
    expect(log()).not.toContain('Slow down.');
    const broken = await app.inject({ url: '/broken' });
    expect(broken.statusCode).toBe(500);
    expect(broken.body).not.toContain('secret');
    expect(log()).toContain('a secret of ours');
    await app.close();
  });

  it('takes a method from the header before it looks for the address', async () => {
    const { app } = await started();
    const headers = { 'x-http-method-override': 'PUT' };
    expect((await app.inject({ method: 'POST', url: '/api/echo', headers })).json()).toEqual({ method: 'PUT' });
    await app.close();
  });

  it.each([
    [0, '127.0.0.1'],
    [1, '10.0.0.2'],
    [2, '10.0.0.1'],
  ])('believes as many proxies as it has, with %d: %s', async (proxies, ip) => {
    const { app } = await started({ proxies });
    const headers = { 'x-forwarded-for': '10.0.0.1, 10.0.0.2' };
    expect((await app.inject({ url: '/ip', headers })).json()).toEqual({ ip });
    await app.close();
  });

  it.each([
    ['/long', 'br, gzip', 'br'],
    ['/long', 'gzip', 'gzip'],
    ['/long', 'deflate', undefined],
    ['/short', 'br', undefined],
  ])('sends %s to a browser that reads %s compressed as %p', async (url, accepted, encoding) => {
    const { app } = await started();
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    await app.close();
  });

  it('gives every request an id of its own', async () => {
    const { app, log } = await started();
    const id = async () => String((await app.inject({ url: '/ip' })).headers['x-request-id']);
    const [one, two] = [await id(), await id()];
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(one).not.toBe(two);
    expect(log()).toContain(one);
    await app.close();
  });

  describe('reports its health', () => {
    const notReady = {
      message: 'The server is shutting down or its store does not respond.',
      errors: {},
      modelState: {},
    };

    it('with ok while the store responds, without a line in the log', async () => {
      const { app, log } = await started();
      const { statusCode, headers, body } = await app.inject({ url: '/healthz' });
      expect([statusCode, headers['cache-control'], JSON.parse(body)]).toEqual([200, 'no-store', { status: 'ok' }]);
      expect(headers['connection']).not.toBe('close');
      expect(log()).not.toContain('healthz');
      await app.close();
    });

    it('with 503 when the store does not, and says in the log why', async () => {
      const { app, log } = await started({ ping: () => Promise.reject(new Error('the store is gone')) });
      const response = await app.inject({ url: '/healthz' });
      expect([response.statusCode, response.json()]).toEqual([503, notReady]);
      expect(log()).toContain('the store is gone');
      await app.close();
    });

    it('with 503 when the store takes no writes, in words, and stays ready for reading', async () => {
      const checkWritable = () => Promise.reject(new StoreReadOnly('full-disk'));
      const { app, log } = await started({ checkWritable });
      const [health, ready] = [await app.inject({ url: '/healthz' }), await app.inject({ url: '/readyz' })];
      expect([health.statusCode, health.json().message]).toEqual([
        503,
        'The server can read but cannot save: the disk of its store is full, or its database rejects writes.',
      ]);
      expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok' }]);
      expect(log()).toContain('The store takes no writes: full-disk');
      await app.close();
    });

    it('as alive whatever its store does and while it drains, and as not ready then', async () => {
      const { app, lifecycle } = await started({ ping: () => Promise.reject(new Error('the store is gone')) });
      const statuses = async () =>
        Promise.all(['/livez', '/readyz'].map(async (url) => (await app.inject({ url })).statusCode));
      const before = await statuses();
      lifecycle.drain();
      expect([before, await statuses()]).toEqual([
        [200, 503],
        [200, 503],
      ]);
      await app.close();
    });

    it('with 503 when the store says nothing at all', async () => {
      const { app, log } = await started({ ping: () => new Promise(() => undefined) });
      const response = await app.inject({ url: '/healthz' });
      expect([response.statusCode, response.json()]).toEqual([503, notReady]);
      expect(log()).toContain('No response within 1500 ms');
      await app.close();
    });

    it('with 503 while it drains, whatever the store says, and lets connections go', async () => {
      const ping = jest.fn(async () => undefined);
      const { app, lifecycle } = await started({ ping });
      lifecycle.drain();
      const response = await app.inject({ url: '/healthz' });
      expect([response.statusCode, response.json(), ping.mock.calls]).toEqual([503, notReady, []]);
      expect(response.headers['connection']).toBe('close');
      expect((await app.inject({ url: '/ip' })).headers['connection']).toBe('close');
      await app.close();
    });
  });
});

describe('An address where nothing is', () => {
  it('is named without its query', () => {
    expect(unknownAddress('GET', '/api/x?secret=1')).toEqual({
      message: 'There is nothing at GET /api/x.',
      errors: {},
      modelState: {},
    });
  });
});
