import { PROVIDER_URL, providerOfEachTest, startProvider } from '../../../../test/identity/test-provider.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

const RIGHT = { username: 'engineer', password: DEMO_PASSWORD };
const FORMS = ['', '/passkey', '/second', '/enrol', '/enrolled'];

describe('Forms of the identity pages', () => {
  const { server, store } = providerOfEachTest();
  const setCookies = (headers: Readonly<Record<string, unknown>>) => [headers['set-cookie'] ?? []].flat().map(String);
  const formAt = (loginUrl: string, path: string) => loginUrl.replace('/identity/login', `/identity/login${path}`);

  it.each(FORMS)('are rejected when a page of another origin sends them: /login%s', async (path) => {
    const browser = server().newBrowser();
    const { loginUrl } = await server().openLogin(browser);
    for (const origin of ['https://evil.example', 'null', `${PROVIDER_URL}.evil.example`]) {
      const page = await browser.post(formAt(loginUrl, path), RIGHT, origin);
      expect([page.statusCode, page.body.includes('Sign-in did not work')]).toEqual([403, true]);
    }
    // The sign-in itself is none the worse.
    expect((await browser.post(loginUrl, RIGHT, PROVIDER_URL)).statusCode).toBe(303);
  });

  it.each(FORMS)('need the cookie of their own sign-in: /login%s', async (path) => {
    const { loginUrl } = await server().openLogin(server().newBrowser());
    const other = server().newBrowser();
    expect((await other.post(formAt(loginUrl, path), RIGHT)).statusCode).toBe(400);
    await server().openLogin(other);
    expect((await other.post(formAt(loginUrl, path), RIGHT)).statusCode).toBe(400);
  });

  it('set cookies that no script reads and no other site sends, over https for https alone', async () => {
    const cookiesOf = async (target: Pick<ReturnType<typeof server>, 'newBrowser' | 'openLogin'>) => {
      const browser = target.newBrowser();
      const { redirect, loginUrl } = await target.openLogin(browser);
      const posted = await browser.post(loginUrl, RIGHT);
      const resumed = await browser.get(String(posted.headers.location));
      const lines = [redirect, posted, resumed].flatMap(({ headers }) => setCookies(headers));
      return lines.filter((line) => !/^[^=]+=;/.test(line) && !line.startsWith('sb_op_state='));
    };
    const plain = await cookiesOf(server());
    expect(plain.map((line) => line.split('=')[0])).toEqual(
      expect.arrayContaining(['_interaction', '_interaction.sig', 'sb_device', '_session', '_session.sig']),
    );
    for (const line of plain) expect(line).toMatch(/httponly/i);
    for (const line of plain) expect(line).toMatch(/samesite=lax/i);
    const secure = await startProvider(store(), { publicUrl: 'https://fans.example.com' });
    for (const line of await cookiesOf(secure)) expect(line).toMatch(/; secure/i);
    await secure.close();
  });

  it('give each user who signs in a new session: one that was planted before is worth nothing', async () => {
    const browser = server().newBrowser();
    await server().signIn(browser, 'sales');
    const planted = browser.cookie('_session');
    await server().signIn(browser, 'sales', { prompt: 'login' });
    expect(planted).toMatch(/.{20,}/);
    expect(browser.cookie('_session')).not.toBe(planted);
    const attacker = await server().app.inject({
      url: '/identity/auth?client_id=specbuilder-web&prompt=none',
      headers: { cookie: `_session=${planted}`, host: 'localhost:8080' },
    });
    expect(attacker.headers.location ?? '').not.toContain('code=');
  });
});
