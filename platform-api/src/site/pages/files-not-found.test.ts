import { COOKIES } from '@specbuilder/shared-contracts/domain';
import { startTestSite, type TestSite } from '../../../test/site/test-site.ts';
import { createFilesNotFound, NOT_LOADED } from './files-not-found.ts';

const MESSAGE = 'a page came without its scripts';

describe('A page whose scripts do not come', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  const pageIn = async (language: string) => {
    const headers = { accept: 'text/html', cookie: `${COOKIES.translation}=/en/${language}` };
    return (await site.server.app.inject({ url: '/start', headers })).body;
  };

  it('has the script and the sentences for it, ahead of the first script', async () => {
    const body = await pageIn('en');
    expect(body).toContain('<noscript>SpecBuilder needs JavaScript. Turn it on');
    const script = body.indexOf("addEventListener('error'");
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThan(body.indexOf('src="/shell/main.ab12.js"'));
    expect(body).toContain('This page did not load.');
    expect(await pageIn('es')).toContain('<noscript>SpecBuilder necesita JavaScript.');
  });

  it('reports it to the server, which says in its log where to look', async () => {
    const { app, log } = site.server;
    const url = `/fans/sizer/search?${NOT_LOADED}`;
    const headers = { referer: 'https://example.com/tools/fans/sizer/search?zip=60606' };
    const { statusCode } = await app.inject({ method: 'POST', url, headers });
    expect(statusCode).toBe(204);
    expect(log()).toContain(MESSAGE);
    expect(log()).toContain('"page":"https://example.com/tools/fans/sizer/search"');
    expect(log()).not.toContain('zip=60606');
  });

  it('fills no log, however often it is said', () => {
    const warn = jest.fn();
    let time = 0;
    const filesNotFound = createFilesNotFound('http://localhost', { warn }, () => time);
    const reply = { status: () => reply, header: () => reply, send: () => reply } as never;
    for (const at of [0, 1, 59_999, 60_000, 60_001]) {
      time = at;
      filesNotFound.take({ headers: {} }, reply);
    }
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
