import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const EMBED = 'https://integrator.example.com';
const STORE = 'https://shop.example.com';

describe('The HTTP frame', () => {
  let server: TestApplication;
  let authorization: string;
  beforeAll(async () => {
    server = await startTestApplication({ embedOrigins: [EMBED], storeOrigins: [STORE] });
    authorization = `Bearer ${await server.tokenOf('engineer')}`;
  });
  afterAll(() => server.close());

  const errorBody = (message: string) => ({ message, errors: expect.any(Object), modelState: expect.any(Object) });

  describe('says what is wrong in one shape', () => {
    it('for a body that is no JSON', async () => {
      for (const payload of ['{', 'projectName=x', '"unfinished']) {
        const headers = { authorization, 'content-type': 'application/json' };
        const response = await server.app.inject({ method: 'POST', url: '/api/projects', headers, payload });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual(errorBody('The body is not valid JSON.'));
      }
    });

    it('for a body that poisons prototypes', async () => {
      const headers = { authorization, 'content-type': 'application/json' };
      const payload = '{"__proto__":{"admin":true},"projectName":"x"}';
      const response = await server.app.inject({ method: 'POST', url: '/api/projects', headers, payload });
      expect(response.statusCode).toBe(400);
    });

    it('for another kind of body', async () => {
      const headers = { authorization, 'content-type': 'text/xml' };
      const response = await server.app.inject({ method: 'POST', url: '/api/projects', headers, payload: '<x/>' });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toEqual(errorBody('Send the body as application/json.'));
    });

    it('for a body above 1 MB', async () => {
      const headers = { authorization, 'content-type': 'application/json' };
      const payload = JSON.stringify({ projectName: 'x'.repeat(1_100_000) });
      const response = await server.app.inject({ method: 'POST', url: '/api/projects', headers, payload });
      expect(response.statusCode).toBe(413);
      expect(response.json()).toEqual(errorBody('The body is too large.'));
    });

    it('for an address where nothing is', async () => {
      for (const url of ['/api/nothing?secret=1', '/api/', '/api/projects/x/y/z', '/hub/none', '/identity']) {
        const response = await server.app.inject({ url });
        expect(response.statusCode).toBe(404);
        expect(response.json()).toEqual(errorBody(`There is nothing at GET ${url.split('?')[0]}.`));
      }
    });

    it('for a field that is missing and a field of the wrong kind', async () => {
      const headers = { authorization };
      const call = { method: 'POST', url: '/api/telemetry/remotes', headers } as const;
      const empty = await server.app.inject({ ...call, payload: {} });
      expect(empty.json()).toEqual({
        message: 'Please check the entries.',
        errors: { records: ['Required'] },
        modelState: { records: ['Required'] },
      });
      const record = { remote: 1, version: '1', code: 'x', message: '', reportId: null, durationMs: 'slow', at: '' };
      const wrong = await server.app.inject({ ...call, payload: { records: [record] } });
      expect(wrong.json()).toMatchObject({
        errors: { 'records.0.remote': ['Expected string'], 'records.0.durationMs': ['Enter a number'] },
      });
    });

    it('for a character the store cannot hold', async () => {
      const payload = { projectName: 'Nul', address: { city: 'a\0b' } };
      const headers = { authorization };
      const response = await server.app.inject({ method: 'POST', url: '/api/projects', headers, payload });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ errors: { 'address.city': [expect.any(String)] } });
    });

    it('for a failure of ours without revealing what it was', async () => {
      const { store } = server;
      await store.db.execute(sql`alter table currencies rename to currencies_away`);
      const response = await server.app.inject({ url: '/api/exchangeRates' });
      await store.db.execute(sql`alter table currencies_away rename to currencies`);
      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({
        message: 'An error occurred. Please try again.',
        errors: {},
        modelState: {},
      });
      expect(server.log()).toContain('currencies\\" does not exist');
    });
  });

  it('[API-100] takes addresses with and without a closing slash', async () => {
    const headers = { authorization };
    const one = await server.app.inject({ url: '/api/projectStubs', headers });
    const other = await server.app.inject({ url: '/api/projectStubs/', headers });
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(other.json()).toEqual(one.json());
  });

  it('[API-005] takes PUT sent as such or as POST with a method override', async () => {
    const created = await server.app.inject({
      method: 'POST',
      url: '/api/projects',
      headers: { authorization },
      payload: { projectName: 'Override' },
    });
    const { projectId } = created.json() as { projectId: string };
    const url = `/api/projects/${projectId}/name`;
    const headers = { authorization, 'x-http-method-override': 'PUT' };
    for (const [method, projectName] of [
      ['POST', 'Overridden'],
      ['PUT', 'Plain'],
    ] as const) {
      const response = await server.app.inject({ method, url, headers, payload: { projectName } });
      expect(response.json()).toMatchObject({ name: projectName });
    }
    const odd = { authorization, 'x-http-method-override': 'TRACE' };
    const rejected = await server.app.inject({ method: 'POST', url, headers: odd, payload: { projectName: 'x' } });
    expect(rejected.statusCode).toBe(404);
    const reading = await server.app.inject({ url: '/api/exchangeRates', headers });
    expect(reading.statusCode).toBe(200);
  });

  it('takes an empty JSON body as none', async () => {
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await server.app.inject({ method: 'POST', url: '/api/projects', headers, payload: '' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Please check the entries.' });
  });

  it('never returns 500, whatever an address, a query or a body contains', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webPath(), fc.webQueryParameters(), fc.json(), async (path, query, payload) => {
        const headers = { authorization, 'content-type': 'application/json' };
        const read = await server.app.inject({ url: `/api${path}?${query}`, headers });
        const write = await server.app.inject({ method: 'POST', url: '/api/projects', headers, payload });
        expect([read.statusCode, write.statusCode].every((status) => status < 500)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  describe('decides the brand', () => {
    const settingsOf = async (query: string, header?: string) => {
      const headers = header === undefined ? {} : { 'x-manufacturer-id': header };
      const response = await server.app.inject({ url: `/api/settings${query}`, headers });
      return (response.json() as { manufacturer?: { manufacturerLabelId: number } }).manufacturer?.manufacturerLabelId;
    };

    it('[BRD-002] by query, then header, then 1', async () => {
      expect(await settingsOf('?manufacturerLabelId=214', '1')).toBe(214);
      expect(await settingsOf('', '214')).toBe(214);
      expect(await settingsOf('')).toBe(1);
    });

    it('[BRD-014] takes only positive integers for one', async () => {
      for (const text of ['0', '-1', '1.5', 'x', '']) {
        expect(await settingsOf(`?manufacturerLabelId=${text}`, '214')).toBe(214);
        expect(await settingsOf('', text)).toBe(1);
      }
    });

    it('and notes when query and header differ', async () => {
      await settingsOf('?manufacturerLabelId=214', '1');
      expect(server.log()).toContain('brand of query and header differ');
    });
  });

  describe('protects browsers', () => {
    it('with a content policy that runs nothing on data', async () => {
      const { headers } = await server.app.inject({ url: '/api/settings' });
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['strict-transport-security']).toBeUndefined();
    });

    it('by letting only the named origins read responses', async () => {
      for (const [origin, allowed] of [
        [EMBED, EMBED],
        [STORE, STORE],
        ['https://evil.example.com', undefined],
      ] as const) {
        const { headers } = await server.app.inject({ url: '/api/settings', headers: { origin } });
        expect(headers['access-control-allow-origin']).toBe(allowed);
        // No page of another site may send cookies along: nothing that it may call reads one.
        expect(headers['access-control-allow-credentials']).toBeUndefined();
        expect(headers['vary']).toMatch(/Origin/);
      }
    });

    it('[API-001] [COM-020] by allowing them brand and store view on calls of the hub', async () => {
      const requested =
        'authorization,x-from-store,x-guest-key,x-manufacturer-id,x-requested-with,x-signalr-user-agent';
      const { headers, statusCode } = await server.app.inject({
        method: 'OPTIONS',
        url: '/hub/fanItem/negotiate',
        headers: {
          origin: STORE,
          'access-control-request-method': 'POST',
          'access-control-request-headers': requested,
        },
      });
      expect(statusCode).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(STORE);
      expect(String(headers['access-control-allow-headers']).split(/, */)).toEqual(
        expect.arrayContaining(requested.split(',')),
      );
    });

    it('by allowing them the headers of the client', async () => {
      const requested =
        'authorization,content-type,x-manufacturer-id,x-guest-key,x-request-id,idempotency-key,x-http-method-override';
      const { headers, statusCode } = await server.app.inject({
        method: 'OPTIONS',
        url: '/api/projects',
        headers: { origin: EMBED, 'access-control-request-method': 'PUT', 'access-control-request-headers': requested },
      });
      expect(statusCode).toBe(204);
      const allowed = String(headers['access-control-allow-headers']).split(/, */);
      expect(allowed).toEqual(expect.arrayContaining(requested.split(',')));
      expect(headers['access-control-allow-methods']).toContain('PUT');
    });
  });

  it('logs no secret', async () => {
    const secrets = ['token-secret', 'guest-secret', 'query-secret', 'download-secret'];
    await server.app.inject({
      url: `/api/settings?access_token=${secrets[2]}&auth=${secrets[3]}`,
      headers: { authorization: `Bearer ${secrets[0]}`, 'x-guest-key': secrets[1] },
    });
    const log = server.log();
    expect(log).toContain('access_token=%5Bhidden%5D');
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it('logs neither places nor names, and of a query only what is known to be harmless', async () => {
    await server.app.inject({
      url: '/api/location/by-coordinate?latitude=43.0512&longitude=-87.9123&useFallback=true',
    });
    await server.app.inject({ url: '/api/location?postalCode=K1A+0B1&manufacturerLabelId=17' });
    await server.app.inject({ url: '/api/fs/files?flowFilename=Clinic+of+Dr+Ruiz.pdf&flowChunkNumber=3' });
    await server.app.inject({ url: '/api/settings?something=new-and-personal' });
    const log = server.log();
    for (const secret of ['43.0512', '87.9123', 'K1A', 'Ruiz', 'new-and-personal']) expect(log).not.toContain(secret);
    for (const shown of ['useFallback=true', 'manufacturerLabelId=17', 'flowChunkNumber=3']) {
      expect(log).toContain(shown);
    }
    expect(log).toContain('postalCode=%5Bhidden%5D');
  });

  it('gives every response an id that the log has too', async () => {
    const { headers } = await server.app.inject({ url: '/api/settings' });
    expect(server.log()).toContain(String(headers['x-request-id']));
  });

  it('takes the id that a browser gave its call, and no other text', async () => {
    const idOf = async (sent: string) => {
      const { headers } = await server.app.inject({ url: '/api/settings', headers: { 'x-request-id': sent } });
      return headers['x-request-id'];
    };
    const sent = '0123456789abcdef0123456789abcdef';
    expect(await idOf(sent)).toBe(sent);
    expect(server.log()).toContain(sent);
    for (const bad of ['short', 'x'.repeat(65), 'two words here', 'line\tbroken-here']) {
      expect(await idOf(bad)).toMatch(/^[\da-f-]{36}$/);
    }
  });

  describe('knows callers by their token', () => {
    const withToken = (token: string) =>
      server.app.inject({ url: '/api/user/details', headers: { authorization: `Bearer ${token}` } });

    it('rejects one that is not ours', async () => {
      const good = await server.tokenOf('engineer');
      const [head, body, signature = ''] = good.split('.');
      for (const token of ['x', 'a.b.c', `${head}.${body}.${signature.slice(4)}`, `${head}.e30.${signature}`]) {
        const response = await withToken(token);
        expect(response.statusCode).toBe(401);
        expect(response.headers['www-authenticate']).toBe('Bearer');
      }
    });

    it('[ERR-005] says that one has expired', async () => {
      const response = await withToken(await server.tokenOf('engineer', '-1m'));
      expect(response.statusCode).toBe(419);
      expect(response.json()).toEqual(errorBody('Your session has expired. Please sign in again.'));
    });

    it('rejects the token of an account that was closed', async () => {
      const token = await server.tokenOf('dev');
      await server.store.db.execute(sql`update users set closed_on_utc = now() where user_name = 'dev'`);
      const response = await withToken(token);
      await server.store.db.execute(sql`update users set closed_on_utc = null where user_name = 'dev'`);
      expect(response.statusCode).toBe(401);
    });
  });

  it('reports its health by the state of the store', async () => {
    const response = await server.app.inject({ url: '/healthz' });
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
  });
});
