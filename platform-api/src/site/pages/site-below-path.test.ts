import type { Registry } from '@specbuilder/shared-contracts/registry';
import { CDN, SIZER_BASE, startTestSite, type TestSite } from '../../../test/site/test-site.ts';

const PATH = '/tools/fans';
const URL_OF_SITE = `https://example.com${PATH}`;
const BROWSER = { accept: 'text/html' };

describe('A site below a path of its host', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ publicUrl: URL_OF_SITE });
  });
  afterAll(() => site.close());

  const read = async (url: string, headers: Record<string, string> = {}) =>
    site.server.app.inject({ url, headers: { host: 'example.com', ...headers } });

  it.each([`${PATH}/fans/list/7`, '/fans/list/7'])('names its files by it, requested as %s', async (url) => {
    const { statusCode, body } = await read(url, BROWSER);
    expect(statusCode).toBe(200);
    expect(body).toContain(`data-path="${PATH}"`);
    const [inPage] = /id="sb-registry">[\s\S]*?<\/script>/.exec(body) ?? [''];
    expect(inPage).toContain(`"baseUrl":"${PATH}${SIZER_BASE}"`);
    const addresses = [...body.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(4);
    expect(addresses.filter((address) => !address?.startsWith(`${PATH}/`))).toEqual([]);
  });

  it.each([
    ...[`${SIZER_BASE}468.js`, '/shell/main.ab12.js', '/embed/sizer.js', '/registry.json', '/healthz', '/api/settings'],
    ...['/identity/.well-known/openid-configuration', '/assets/brands/1/1-mark-light.svg', '/api/docs', '/'],
  ])('serves %s whether or not the proxy takes the path off', async (url) => {
    const [whole, stripped] = [await read(`${PATH}${url}`), await read(url)];
    expect([whole.statusCode, stripped.statusCode]).toEqual([200, 200]);
  });

  it('gives remotes of its own the path, and those of other hosts none', async () => {
    const { remotes } = (await read('/registry.json')).json() as Registry;
    expect(remotes.map(({ active }) => active.baseUrl)).toEqual([`${PATH}${SIZER_BASE}`, `${CDN}/mf-far/1.0.0/`]);
  });

  it('has it in the addresses of the sign-in', async () => {
    const { manufacturer, app } = (await read('/api/settings')).json() as {
      manufacturer: { domain: string; authentication: Record<string, string> };
      app: { baseUrl: string };
    };
    expect([manufacturer.domain, app.baseUrl]).toEqual(['example.com', URL_OF_SITE]);
    expect(manufacturer.authentication).toMatchObject({
      authorityUri: `${URL_OF_SITE}/identity`,
      redirectUri: `${URL_OF_SITE}/signin-callback`,
    });
    const { body } = await read('/identity/.well-known/openid-configuration');
    for (const [, address] of body.matchAll(/"(https?:[^"]+)"/g)) expect(address).toContain(`${URL_OF_SITE}/identity`);
  });

  it('has it in every address of the pages that need no script', async () => {
    for (const url of ['/products/VANE-1', '/api/docs', '/identity/session/check']) {
      const { body } = await read(url, BROWSER);
      const own = [...body.matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)].map(([, address]) => address);
      expect([url, own.filter((address) => !address?.startsWith(`${PATH}/`))]).toEqual([url, []]);
      expect(own.length).toBeGreaterThan(0);
    }
  });
});
