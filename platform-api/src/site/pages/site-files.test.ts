import { CDN, EMBED, REGISTRY, SIZER_BASE, startTestSite, type TestSite } from '../../../test/site/test-site.ts';
import type { TestApplication } from '../../../test/test-application.ts';

describe('The site serves', () => {
  let site: TestSite;
  let server: TestApplication;
  beforeAll(async () => {
    site = await startTestSite();
    ({ server } = site);
  });
  afterAll(() => site.close());

  it('the registry with a tag, never cached unasked', async () => {
    const first = await server.app.inject({ url: '/registry.json' });
    expect(first.json()).toEqual({ ...REGISTRY, origins: [CDN] });
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await server.app.inject({
      url: '/registry.json',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('a changed registry at once, and the last good one while the file is broken', async () => {
    const later = { ...REGISTRY, generatedAt: '2026-04-01T00:00:00Z' };
    site.write('registry.json', JSON.stringify(later));
    expect((await server.app.inject({ url: '/registry.json' })).json()).toEqual({ ...later, origins: [CDN] });
    for (const broken of [
      '{',
      '{"schema":2}',
      JSON.stringify({ ...later, remotes: [...later.remotes, later.remotes[0]] }),
    ]) {
      site.write('registry.json', broken);
      expect((await server.app.inject({ url: '/registry.json' })).json()).toEqual({ ...later, origins: [CDN] });
    }
    expect(server.log()).toContain('the last good one stays');
    site.write('registry.json', JSON.stringify(REGISTRY));
    expect((await server.app.inject({ url: '/registry.json' })).json()).toEqual({ ...REGISTRY, origins: [CDN] });
  });

  it('published files for ever, compressed as they lie there', async () => {
    const plain = await server.app.inject({ url: `${SIZER_BASE}468.js` });
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    const packed = await server.app.inject({
      url: `${SIZER_BASE}468.js`,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-type']).toContain('javascript');
    const shell = await server.app.inject({ url: '/shell/main.ab12.js' });
    expect(shell.headers['cache-control']).toContain('immutable');
    const assets = await server.app.inject({ url: '/shell/assets.json' });
    expect(assets.headers['cache-control']).toBe('no-cache');
  });

  it('them to allowed origins only', async () => {
    const allowed = await server.app.inject({ url: `${SIZER_BASE}468.js`, headers: { origin: EMBED } });
    expect(allowed.headers['access-control-allow-origin']).toBe(EMBED);
    const other = await server.app.inject({
      url: `${SIZER_BASE}468.js`,
      headers: { origin: 'https://evil.example.com' },
    });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    expect(other.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('the integrator’s script to any page, always fresh', async () => {
    const { headers, body } = await server.app.inject({ url: '/embed/sizer.js' });
    expect(body).toBe('sizer();');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' });
  });

  it('nothing outside its folders', async () => {
    site.write('secret.txt', 'no one may read this');
    for (const url of [
      '/secret.txt',
      '/shell/%2e%2e/secret.txt',
      '/remotes/..%2fsecret.txt',
      '/embed/..%5csecret.txt',
    ]) {
      const { statusCode, body } = await server.app.inject({ url });
      expect([url, statusCode >= 400, body.includes('no one')]).toEqual([url, true, false]);
    }
  });

  it('503 for a remote that fails on purpose', async () => {
    site.write('failing.json', '["mf-sizer"]');
    expect((await server.app.inject({ url: `${SIZER_BASE}468.js` })).statusCode).toBe(503);
    site.write('failing.json', '[]');
    expect((await server.app.inject({ url: `${SIZER_BASE}468.js` })).statusCode).toBe(200);
  });
});
