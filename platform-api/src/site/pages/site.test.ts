import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { COOKIES } from '@specbuilder/shared-contracts/domain';
import type { Registry, RemoteVersion } from '@specbuilder/shared-contracts/registry';
import { externalIdentity } from '../../../test/identity/external-identity.ts';
import { CDN, REGISTRY, remote, SIZER_BASE, startTestSite, type TestSite } from '../../../test/site/test-site.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

/** Without what no page compares anything with. */
const ofPage = (version: RemoteVersion) => ({ ...version, manifestIntegrity: 'sha384-', publishedAt: '' });
const IN_PAGE = {
  ...REGISTRY,
  generatedAt: '',
  origins: [CDN],
  remotes: REGISTRY.remotes.map((item) => ({ ...item, active: ofPage(item.active) })),
};

describe('The site', () => {
  let site: TestSite;
  let server: TestApplication;
  beforeAll(async () => {
    site = await startTestSite();
    ({ server } = site);
  });
  afterAll(() => site.close());

  const page = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });
  const registryIn = (body: string) =>
    JSON.parse(/id="sb-registry">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? 'null') as Registry;

  it('carries the registry in the page and names the scripts of the shell', async () => {
    const { statusCode, headers, body } = await page('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(registryIn(body)).toEqual(IN_PAGE);
    expect(body).toContain('<link rel="preload" as="script" href="/shell/356.cd34.js" integrity="sha256-356">');
    // It comes while the scripts run; before them it holds them up.
    expect(body).not.toContain('woff2');
    expect(body).toMatch(
      /<script nonce="[\w-]+" src="\/shell\/main\.ab12\.js" integrity="sha256-main" defer><\/script>/,
    );
    expect(body).toContain('<div id="root"></div>');
    expect(body).toMatch(/<div id="splash".*1-logo-animated\.svg\?v=/);
  });

  it('says to search engines and shared links what it is, in the language that was chosen', async () => {
    expect((await page('/')).body).toContain('<meta name="description" content="Size and specify fans');
    const spanish = await page('/', { cookie: `${COOKIES.translation}=/en/es` });
    expect(spanish.body).toContain('<meta name="description" content="Dimensione y especifique ventiladores');
  });

  it('[TRN-001] names areas in the language of the page, and in no other', async () => {
    const titles = { es: { 'mf-sizer': 'Selección' }, 'en-XA': { 'mf-sizer': '[ɱƒ]' } };
    const remotes = REGISTRY.remotes.map((item) => ({ ...item, titles }));
    site.write('registry.json', JSON.stringify({ ...REGISTRY, remotes }));
    const titlesIn = async (cookie: string) => registryIn((await page('/', { cookie })).body).remotes[0]?.titles;
    expect(await titlesIn(`${COOKIES.translation}=/en/es`)).toEqual({ es: { 'mf-sizer': 'Selección' } });
    expect(await titlesIn('')).toBeUndefined();
    site.write('registry.json', JSON.stringify(REGISTRY));
  });

  it('leaves out of the page what only integrators and servers read of a release', async () => {
    const embed = { entryFile: 'embed/embed.js', entryIntegrity: 'sha384-x', globalName: 'mf_sizer_embed' };
    const remotes = REGISTRY.remotes.map((item) => ({
      ...item,
      active: { ...item.active, embed },
      fallback: item.active,
    }));
    site.write('registry.json', JSON.stringify({ ...REGISTRY, remotes }));
    const [inPage] = registryIn((await page('/')).body).remotes;
    expect(inPage?.active).toEqual(IN_PAGE.remotes[0]?.active);
    expect(inPage?.fallback).toEqual(IN_PAGE.remotes[0]?.active);
    site.write('registry.json', JSON.stringify(REGISTRY));
  });

  it('comes compressed to browsers that take it so', async () => {
    const { headers, rawPayload } = await page('/', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(registryIn(gunzipSync(rawPayload).toString('utf8'))).toEqual(IN_PAGE);
  });

  it('runs nothing without the nonce of the response', async () => {
    const one = await page('/');
    const policy = String(one.headers['content-security-policy']);
    const nonce = /script-src [^;]*'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(policy).not.toMatch(/unsafe-(eval|inline)/);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("frame-ancestors 'self' https://shop.example.com");
    for (const [, attributes = ''] of one.body.matchAll(/<(?:script|style)([^>]*)>/g)) {
      expect(attributes).toContain(`nonce="${nonce}"`);
    }
    expect((await page('/')).headers['content-security-policy']).not.toBe(policy);
  });

  it('lets remotes of other origins run because the registry names them', async () => {
    const policy = String((await page('/')).headers['content-security-policy']);
    expect(policy).toMatch(new RegExp(`script-src [^;]*${CDN}`));
    expect(policy).toMatch(new RegExp(`connect-src [^;]*${CDN}`));
  });

  it('lets the builds of developers run, and hear of new ones, only where the settings name their origins', async () => {
    const policyOf = async (server: TestApplication) =>
      String((await server.app.inject({ url: '/' })).headers['content-security-policy']);
    expect(await policyOf(site.server)).not.toContain('localhost');
    const overrideOrigins = ['http://localhost:4104'];
    const development = { overrideOrigins, pageOrigins: ['http://localhost:4105'], remotes: {} };
    const open = await startTestApplication({ siteDir: site.siteDir, development });
    const policy = await policyOf(open);
    expect(policy).toMatch(/script-src [^;]*http:\/\/localhost:4104( |;)/);
    expect(policy).toMatch(/connect-src [^;]*ws:\/\/localhost:4104( |;)/);
    expect(policy).not.toContain('4105');
    await open.close();
  });

  it('[LOC-028] opens pages to a maps service only when one is set up, and to no other address of it', async () => {
    expect(String((await page('/')).headers['content-security-policy'])).not.toContain('maps.example');
    const maps = { key: 'k1', scriptUrl: 'https://maps.example/api/js', embedUrl: 'https://frames.example/embed' };
    const withMaps = await startTestApplication({ siteDir: site.siteDir, maps });
    const reply = await withMaps.app.inject({ url: '/', headers: { accept: 'text/html' } });
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toMatch(/script-src [^;]*https:\/\/maps\.example( |;)/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/frames\.example( |;|$)/);
    expect(policy).not.toMatch(/script-src [^;]*frames\.example/);
    expect((await withMaps.client().settings.get()).app.maps).toEqual(maps);
    await withMaps.close();
  });

  it('[A-034] opens pages to the sign-in provider that settings name, to reach, frame and post to, and to no script of it', async () => {
    const identity = externalIdentity({ OIDC_AUTHORITY: 'https://id.example/realms/fans' });
    const external = await startTestApplication({ siteDir: site.siteDir, externalIdentity: identity });
    const reply = await external.app.inject({ url: '/', headers: { accept: 'text/html' } });
    const policy = String(reply.headers['content-security-policy']);
    const open = policy.split('; ').filter((directive) => directive.includes('id.example'));
    expect(open.map((directive) => directive.split(' ')[0])).toEqual(['connect-src', 'frame-src', 'form-action']);
    for (const directive of open) expect(directive).toMatch(/ https:\/\/id\.example( |$)/);
    expect(String((await page('/')).headers['content-security-policy'])).not.toContain('id.example');
    await external.close();
  });

  it('[TRN-001] opens pages to a translation script only when one is named, and to no other origin', async () => {
    expect(String((await page('/')).headers['content-security-policy'])).not.toContain('translate.example');
    const translateScriptUrl = 'https://translate.example/element.js';
    const withScript = await startTestApplication({ siteDir: site.siteDir, translateScriptUrl });
    const reply = await withScript.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(String(reply.headers['content-security-policy'])).toMatch(
      /script-src [^;]*https:\/\/translate\.example( |;)/,
    );
    expect((await withScript.client().settings.get()).app.translateScriptUrl).toBe(translateScriptUrl);
    await withScript.close();
  });

  it('preloads the remote that owns the path, in the mode and with the hash in which it will be requested', async () => {
    const { body } = await page('/fans/list/7');
    expect(body).toContain(
      `<link rel="preload" as="script" href="${SIZER_BASE}remoteEntry.js" crossorigin="anonymous" integrity="sha384-e">`,
    );
    expect(body).toContain(`<link rel="preload" as="script" href="${SIZER_BASE}468.js" integrity="sha256-468">`);
    expect(body).toContain(`<link rel="preload" as="script" href="${SIZER_BASE}app.js">`);
    expect(body).not.toContain('x.js"');
    expect(body).not.toContain('mf-far/1.0.0/remoteEntry.js"');
    const far = await page('/far/list/1');
    expect(far.body).toContain(`href="${CDN}/mf-far/1.0.0/remoteEntry.js" crossorigin="anonymous"`);
  });

  it('keeps the hash of the manifest for shells that check it, those of 1.0.0, which give remotes no runtime', async () => {
    const assets = readFileSync(path.join(site.siteDir, 'shell/assets.json'), 'utf8');
    site.write('shell/assets.json', JSON.stringify({ ...JSON.parse(assets), federation: undefined }));
    const { body } = await page('/');
    const hashes = registryIn(body).remotes.map(({ active }) => active.manifestIntegrity);
    expect(hashes).toEqual(REGISTRY.remotes.map(({ active }) => active.manifestIntegrity));
    site.write('shell/assets.json', assets);
  });

  it('preloads the entry without a runtime where the shell gives the runtime that it takes, and tells the page of it', async () => {
    const [sizer, ...others] = REGISTRY.remotes;
    const lean = { entryFile: 'lean.js', entryIntegrity: 'sha384-l', federation: '2.9.2', signature: 'c2ln' };
    const withLean = { ...sizer, active: { ...sizer?.active, lean } };
    site.write('registry.json', JSON.stringify({ ...REGISTRY, remotes: [withLean, ...others] }));
    const assets = readFileSync(path.join(site.siteDir, 'shell/assets.json'), 'utf8');
    const entriesOf = async (federation?: string) => {
      site.write('shell/assets.json', JSON.stringify({ ...JSON.parse(assets), federation }));
      const { body } = await page('/fans/list/7');
      const { entryFile, entryIntegrity } = registryIn(body).remotes[0]?.active ?? {};
      expect(body).toContain(`${entryFile}" crossorigin="anonymous" integrity="${entryIntegrity}"`);
      return [...body.matchAll(/(\w+)\.js" crossorigin="anonymous" integrity="([^"]+)"/g)].map(([, ...found]) => found);
    };
    expect(await entriesOf('2.9.2')).toEqual([['lean', 'sha384-l']]);
    expect(await entriesOf('2.9.3')).toEqual([['remoteEntry', 'sha384-e']]);
    expect(await entriesOf()).toEqual([['remoteEntry', 'sha384-e']]);
    site.write('registry.json', JSON.stringify(REGISTRY));
    site.write('shell/assets.json', assets);
  });

  it('returns 200 for screens of the shell and the registry, 404 with the same page for others', async () => {
    for (const url of [
      '/',
      '/login',
      '/signin-callback?code=1',
      '/silent-renew',
      '/errors/403-forbidden',
      '/fans/list/7',
    ]) {
      expect([url, (await page(url)).statusCode]).toEqual([url, 200]);
    }
    for (const url of ['/nowhere', '/fans/other', '/fans']) {
      const { statusCode, body } = await page(url);
      expect([url, statusCode, body.includes('id="root"')]).toEqual([url, 404, true]);
    }
  });

  it('gives no page to a client that requests something else', async () => {
    const image = await page('/favicon.ico', { accept: 'image/avif,image/*' });
    expect([image.statusCode, image.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    for (const url of ['/api/none', '/remotes/none.js', '/shell/none.js', '/hub/none', '/assets/none.svg']) {
      const { statusCode, headers } = await page(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'application/json; charset=utf-8']);
    }
    expect((await server.app.inject({ method: 'POST', url: '/start' })).statusCode).toBe(404);
  });

  it('[SHL-065] returns a page without scripts to a browser that is too old', async () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
    const response = await server.app.inject({
      url: '/start',
      headers: { 'user-agent': userAgent, accept: 'text/html' },
    });
    expect(response.body).toContain('This browser is not supported');
    expect(response.body).not.toContain('<script');
    expect(response.headers['content-security-policy']).toBe("default-src 'none'");
    const api = await server.app.inject({ url: '/api/settings', headers: { 'user-agent': userAgent } });
    expect(api.statusCode).toBe(200);
  });

  it('shows the theme of the cookie from the first paint', async () => {
    expect((await page('/', { cookie: 'SB.activeTheme=Dark' })).body).toContain('data-variant="dark"');
    expect((await page('/', { cookie: 'SB.activeTheme=Light' })).body).toContain('data-variant="light"');
    expect((await page('/')).body).toContain('data-variant="light"');
  });

  it('cannot be broken by markup in the registry', async () => {
    const hostile = remote('mf-sizer', SIZER_BASE, '/fans');
    site.write(
      'registry.json',
      JSON.stringify({ ...REGISTRY, remotes: [{ ...hostile, title: '</script><script>x()' }] }),
    );
    const { body } = await page('/');
    expect(body).not.toContain('</script><script>x()');
    expect(registryIn(body).remotes[0]?.title).toBe('</script><script>x()');
    site.write('registry.json', JSON.stringify(REGISTRY));
  });

  it('lends its font to the sign-in page', async () => {
    const login = await server.app.inject({ url: '/identity/login?signin=x', headers: { accept: 'text/html' } });
    expect(login.body).toContain('src:url("/shell/inter.ef56.woff2")');
  });
});

describe('A site that is not built', () => {
  it('says so in a plain sentence, while the API works', async () => {
    const server = await startTestApplication();
    const { statusCode, headers, body } = await server.app.inject({ url: '/start', headers: { accept: 'text/html' } });
    expect(statusCode).toBe(503);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe('The site is not built yet. Run npm start in the workspace folder, which builds it.\n');
    expect((await server.app.inject({ url: '/registry.json' })).json()).toMatchObject({ remotes: [] });
    expect((await server.app.inject({ url: '/api/settings' })).statusCode).toBe(200);
    await server.close();
  });
});
