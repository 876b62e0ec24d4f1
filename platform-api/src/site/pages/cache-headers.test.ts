import { SIZER_BASE, startTestSite, type TestSite } from '../../../test/site/test-site.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const NEVER = 'no-store';
const CHECKED_EACH_TIME = 'no-cache';
const HOUR = 'public, max-age=3600';
const MARK = '/assets/brands/1/1-mark-light.svg';

describe('What browsers and proxies keep', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
    site.write('calculator/assets.json', JSON.stringify({ entry: ['main.js'], preload: [] }));
    site.write('calculator/main.js', 'calculate();');
  });
  afterAll(() => site.close());

  const read = (url: string, accept = '*/*') => site.server.app.inject({ url, headers: { accept } });

  it.each([
    ['a page', '/fans/list/7', 200, NEVER],
    ['the page of an address that there is not', '/nowhere', 404, NEVER],
    ['the registry', '/registry.json', 200, CHECKED_EACH_TIME],
    ['a file of a remote', `${SIZER_BASE}468.js`, 200, FOR_EVER],
    ['a file of the shell', '/shell/main.ab12.js', 200, FOR_EVER],
    ['which files of the shell are current', '/shell/assets.json', 200, CHECKED_EACH_TIME],
    ['the script of integrators', '/embed/sizer.js', 200, CHECKED_EACH_TIME],
    ['the page of the calculator', '/calculator', 200, NEVER],
    ['a file of the calculator', '/calculator/main.js', 200, FOR_EVER],
    ['a picture of a brand', MARK, 200, CHECKED_EACH_TIME],
    ['a style of the sign-in', '/identity/assets/sign-in.css', 200, HOUR],
    ['data', '/api/settings', 200, NEVER],
    ['whether the server works', '/healthz', 200, NEVER],
    ['the list of pages for search engines', '/sitemap.xml', 200, HOUR],
    ['a missing file of a remote', `${SIZER_BASE}gone.js`, 404, NEVER],
    ['a missing file of a release', '/remotes/mf-sizer/9.9.9+00000000/remoteEntry.js', 404, NEVER],
    ['a missing file of the shell', '/shell/gone.ab12.js', 404, NEVER],
    ['a missing script of integrators', '/embed/gone.js', 404, NEVER],
    ['a missing file of the calculator', '/calculator/gone.js', 404, NEVER],
    ['a missing picture', '/assets/brands/1/gone.svg', 404, NEVER],
    ['a call that there is not', '/api/gone', 404, NEVER],
  ])('%s', async (_kind, url, status, expected) => {
    const { statusCode, headers } = await read(url);
    expect([statusCode, headers['cache-control']]).toEqual([status, expected]);
  });

  it('a picture under the address of its content', async () => {
    const { manufacturer } = (await read('/api/settings')).json() as { manufacturer: { mark: string } };
    expect(manufacturer.mark).toMatch(/\?v=/);
    expect((await read(manufacturer.mark)).headers['cache-control']).toBe(FOR_EVER);
  });

  it('a remote that fails on purpose', async () => {
    site.write('failing.json', '["mf-sizer"]');
    const { statusCode, headers } = await read(`${SIZER_BASE}468.js`);
    site.write('failing.json', '[]');
    expect([statusCode, headers['cache-control']]).toEqual([503, NEVER]);
  });
});
