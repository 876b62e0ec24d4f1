import Fastify from 'fastify';
import type { Config } from '../config/config.ts';
import { addSecurityHeaders, DATA_POLICY, pagePolicy } from './security-headers.ts';

const SHOP = 'https://shop.example';
const HOST = 'https://host.example';
/** A remote's own page on a developer's machine. */
const TEAM = 'http://localhost:4104';

async function started(publicUrl = 'https://fans.example') {
  const app = Fastify();
  const development = { overrideOrigins: [], pageOrigins: [TEAM], remotes: {} };
  const origins = { embedOrigins: [HOST], storeOrigins: [SHOP], development };
  await addSecurityHeaders(app, { publicUrl, ...origins } as unknown as Config);
  app.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>page</p>'));
  for (const url of ['/script', '/embed/script'])
    app.get(url, async (_request, reply) => reply.type('application/javascript').send('run()'));
  app.get('*', async () => 'response');
  app.put('*', async () => 'response');
  return app;
}

async function headersOf(url: string, headers: Record<string, string> = {}, publicUrl?: string) {
  const app = await started(publicUrl);
  const response = await app.inject({ url, headers });
  await app.close();
  return response.headers;
}

async function preflight(origin: string, url = '/api/projects') {
  const app = await started();
  const requested = {
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization',
  };
  const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url, headers: requested });
  await app.close();
  return { statusCode, headers };
}

describe('The headers of a response', () => {
  it('run, frame and sniff nothing, and name the request', async () => {
    const headers = await headersOf('/api/settings');
    expect(headers['content-security-policy']).toBe(DATA_POLICY);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/./);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cross-origin-embedder-policy']).toBeUndefined();
  });

  it('say what concerns pages with pages alone', async () => {
    const forPages = {
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(),microphone=(),payment=()',
    };
    expect(await headersOf('/page')).toMatchObject(forPages);
    expect(Object.keys(await headersOf('/api/settings'))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(Object.keys(forPages).join('|'))]),
    );
  });

  it('leave with scripts what a browser heeds there', async () => {
    const headers = await headersOf('/script');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    for (const name of ['content-security-policy', 'x-request-id']) expect(headers).not.toHaveProperty(name);
  });

  it('keep browsers on https for half a year where the product is served so', async () => {
    const transport = async (publicUrl: string) => (await headersOf('/', {}, publicUrl))['strict-transport-security'];
    expect(await transport('https://fans.example')).toMatch(/max-age=15552000/);
    expect(await transport('http://fans.example')).toBeUndefined();
    expect(await transport('http://https:443')).toBeUndefined();
  });

  it.each([
    ['/assets/brands/1/logo.svg', 'cross-origin'],
    ['/embed/script.js', 'cross-origin'],
    ['/api/fancurve?x=1', 'cross-origin'],
    ['/api/settings', 'same-origin'],
    ['/api/x?to=/assets/', 'same-origin'],
  ])('let pages of other sites embed %s: %s', async (url, policy) => {
    expect((await headersOf(url))['cross-origin-resource-policy']).toBe(policy);
  });

  it.each([
    [SHOP, '/api/settings', SHOP],
    [HOST, '/api/settings', HOST],
    [TEAM, '/api/settings', TEAM],
    ['https://evil.example', '/api/settings', undefined],
    // The identity provider handles its own addresses.
    [SHOP, '/identity/token', undefined],
    [SHOP, '/api/identity/', SHOP],
  ])('let %s read %s: %p', async (origin, url, allowed) => {
    const headers = await headersOf(url, { origin });
    expect(headers['access-control-allow-origin']).toBe(allowed);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    if (allowed !== undefined) {
      expect(headers['access-control-expose-headers']).toBe('etag, retry-after, x-request-id');
    }
  });

  it('name no origin to a caller that names none', async () => {
    expect((await headersOf('/api/settings'))['access-control-allow-origin']).toBeUndefined();
  });

  it('tell a page of a shop ahead what it may send, to be remembered for ten minutes', async () => {
    const { statusCode, headers } = await preflight(SHOP);
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-methods']).toBe('GET, POST, PUT, DELETE');
    expect(headers['access-control-max-age']).toBe('600');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const allowed = String(headers['access-control-allow-headers']).split(', ');
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'x-guest-key', 'x-manufacturer-id']) {
      expect(allowed).toContain(name);
    }
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('The content policy of a page', () => {
  const directives = (policy: Parameters<typeof pagePolicy>[0]) =>
    Object.fromEntries(
      pagePolicy(policy)
        .split('; ')
        .map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
    );

  it('lets a page load from its own origin alone, and run nothing inline', () => {
    expect(directives({})).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    });
  });

  it.each([
    [{ nonce: 'n1' }, "'nonce-n1'", ['script-src', 'style-src']],
    [{ scriptOrigins: [HOST] }, HOST, ['script-src', 'img-src', 'font-src', 'connect-src', 'worker-src']],
    [{ connectOrigins: [HOST] }, HOST, ['connect-src']],
    [{ frameOrigins: [HOST] }, HOST, ['frame-src']],
    [{ formOrigins: [HOST] }, HOST, ['form-action']],
    [{ ancestors: [HOST] }, HOST, ['frame-ancestors']],
  ])('opens for %j what that is for and nothing else', (policy, source, opened) => {
    const all = directives(policy);
    expect(Object.keys(all).filter((name) => all[name]?.includes(source))).toEqual(opened);
  });

  it('names an origin once', () => {
    expect(directives({ scriptOrigins: [HOST], connectOrigins: [HOST] })['connect-src']).toEqual(["'self'", HOST]);
  });
});
