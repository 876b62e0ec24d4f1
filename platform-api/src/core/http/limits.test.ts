import type { InjectOptions } from 'fastify';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describe('The rate limits', () => {
  let server: TestApplication;
  beforeAll(async () => {
    const rates = {
      read: 3,
      write: 2,
      sizing: 1,
      image: 1,
      mail: 1,
      account: 1e6,
      existence: 1e6,
      upload: 1,
      telemetry: 1,
      program: 2,
      'refused-key': 2,
    };
    server = await startTestApplication({ rates });
  });
  afterAll(() => server.close());

  it('return 429 with the time to wait once the budget of a class is used up', async () => {
    const call = () => server.app.inject({ url: '/api/settings', remoteAddress: '10.0.0.1' });
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await call()).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const rejected = await call();
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(rejected.json()).toMatchObject({ message: expect.stringMatching(/^Too many requests\. .* in \d+ s\.$/) });
  });

  it('count by class, by address and by user', async () => {
    const payload = { records: [] };
    const telemetry = { method: 'POST', url: '/api/telemetry/remotes', payload } as const;
    const statusOf = async (options: InjectOptions) => (await server.app.inject(options)).statusCode;
    expect(await statusOf({ ...telemetry, remoteAddress: '10.0.0.1' })).toBe(204);
    expect(await statusOf({ ...telemetry, remoteAddress: '10.0.0.1' })).toBe(429);
    expect(await statusOf({ url: '/api/settings', remoteAddress: '10.0.0.2' })).toBe(200);
    const authorization = `Bearer ${await server.tokenOf('engineer')}`;
    const signedIn = { url: '/api/settings', remoteAddress: '10.0.0.1', headers: { authorization } };
    expect(await statusOf(signedIn)).toBe(200);
  });

  it('leave health alone', async () => {
    for (let i = 0; i < 10; i++) expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});

describe('A server that is shutting down', () => {
  it('says so to health checks and hubs and lets connections go', async () => {
    const server = await startTestApplication();
    server.lifecycle.drain();
    const health = await server.app.inject({ url: '/healthz' });
    expect(health.statusCode).toBe(503);
    expect(health.headers['connection']).toBe('close');
    const negotiate = await server.app.inject({ method: 'POST', url: '/hub/fanItem/negotiate' });
    expect(negotiate.statusCode).toBe(503);
    // Requests already received are still processed.
    expect((await server.app.inject({ url: '/api/settings' })).statusCode).toBe(200);
    await server.close();
  });
});
