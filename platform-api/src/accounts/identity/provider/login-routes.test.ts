import { PROVIDER_URL, providerOfEachTest, startProvider } from '../../../../test/identity/test-provider.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

const RIGHT = { username: 'engineer', password: DEMO_PASSWORD };

describe('The sign-in form', () => {
  const { server, store } = providerOfEachTest();

  const setCookies = (headers: Readonly<Record<string, unknown>>) => [headers['set-cookie'] ?? []].flat().map(String);

  it('is a page that no cache keeps and that runs its own script alone', async () => {
    const { page, loginUrl } = await server().openLogin(server().newBrowser());
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("script-src 'self' 'nonce-"),
    });
    expect(page.body).toContain('<title>Sign in - Kelvane</title>');
    expect(page.body).toContain(`action="${loginUrl.replace(PROVIDER_URL, '')}"`);
    expect(page.body).toContain(`href="${PROVIDER_URL}/start">Continue as guest</a>`);
    expect(page.body).not.toContain('role="alert"');
  });

  it('[AUT-032] leads to the pages where guests make and regain accounts', async () => {
    const { page } = await server().openLogin(server().newBrowser());
    for (const path of ['register', 'forgot-username', 'forgot-password']) {
      expect(page.body).toContain(`href="/account/${path}"`);
    }
  });

  it('has the user name that the product gave as a hint, else none', async () => {
    const hinted = await server().openLogin(server().newBrowser(), { login_hint: 'sales' });
    expect(hinted.page.body).toContain('name="username" type="text" value="sales"');
    const { page } = await server().openLogin(server().newBrowser());
    expect(page.body).toContain('name="username" type="text" value=""');
  });

  it('remembers a brand that was named, over https for https alone', async () => {
    const named = await server().openLogin(server().newBrowser(), { brand: '214' });
    expect(setCookies(named.page.headers)).toEqual(['sb_brand=214; Path=/identity; HttpOnly; SameSite=Lax']);
    const unnamed = await server().openLogin(server().newBrowser());
    expect(setCookies(unnamed.page.headers)).toEqual([]);
    const secure = await startProvider(store(), { publicUrl: 'https://fans.example.com' });
    const overHttps = await secure.openLogin(secure.newBrowser(), { brand: '214' });
    expect(setCookies(overHttps.page.headers)).toEqual([
      'sb_brand=214; Path=/identity; HttpOnly; SameSite=Lax; Secure',
    ]);
    await secure.close();
  });

  it('leads back to the product with a code when name and password are right', async () => {
    const browser = server().newBrowser();
    const { loginUrl, state } = await server().openLogin(browser);
    const posted = await browser.post(loginUrl, RIGHT);
    expect(posted.statusCode).toBe(303);
    const { url } = await browser.follow(posted);
    expect(url).toContain(`${PROVIDER_URL}/signin-callback?code=`);
    expect(new URL(url).searchParams.get('state')).toBe(state);
  });

  it('takes the user name with spaces around it, and shows it without them', async () => {
    const browser = server().newBrowser();
    const { loginUrl } = await server().openLogin(browser);
    const page = await browser.post(loginUrl, { username: ' maya ', password: '' });
    expect([page.statusCode, page.body.includes('value="maya"')]).toEqual([400, true]);
    const done = await browser.follow(await browser.post(loginUrl, { ...RIGHT, username: ' engineer ' }));
    expect(done.url).toMatch(/\/signin-callback\?code=/);
  });

  it.each([
    ['on', true],
    ['', false],
  ])('keeps the user signed in after the browser closes on request: %p', async (remember, isStored) => {
    const browser = server().newBrowser();
    const { loginUrl } = await server().openLogin(browser);
    const posted = await browser.post(loginUrl, { ...RIGHT, remember });
    const resumed = await browser.get(String(posted.headers.location));
    const session = setCookies(resumed.headers).find((line) => line.startsWith('_session='));
    expect(/expires=/i.test(session ?? '')).toBe(isStored);
  });

  it('responds with a way back to a form that was not requested, or was requested elsewhere', async () => {
    const { loginUrl } = await server().openLogin(server().newBrowser());
    for (const page of [
      await server().newBrowser().post(loginUrl, RIGHT),
      await server().newBrowser().get(loginUrl),
      await server().newBrowser().get('/identity/login'),
    ]) {
      expect(page.statusCode).toBe(400);
      expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      expect(page.body).toContain('<title>This sign-in has expired - Kelvane</title>');
      expect(page.body).toContain('<h1>This sign-in has expired</h1>');
      expect(page.body).toContain(`href="${PROVIDER_URL}/login"`);
      expect(page.body).toContain('interaction_expired');
    }
    expect(server().log()).toMatch(/"reason":".+".*no sign-in under way/);
  });

  it('finishes the sign-in it was shown for, not one that the browser started since', async () => {
    const browser = server().newBrowser();
    const first = await server().openLogin(browser);
    const second = await server().openLogin(browser);
    expect((await browser.get(first.loginUrl)).statusCode).toBe(400);
    expect((await browser.post(first.loginUrl, RIGHT)).statusCode).toBe(400);
    expect((await browser.post(second.loginUrl, RIGHT)).statusCode).toBe(303);
  });

  it('is read as a form of at most 4 kB and as nothing else', async () => {
    const browser = server().newBrowser();
    const { loginUrl } = await server().openLogin(browser);
    const rest = new URLSearchParams({ username: '', password: '' }).toString().length;
    const responseTo = (length: number) =>
      browser.post(loginUrl, { username: '', password: 'x'.repeat(length - rest) });
    expect((await responseTo(4096)).statusCode).toBe(400);
    expect((await responseTo(4097)).statusCode).toBe(413);
    const { statusCode } = await server().app.inject({
      method: 'POST',
      url: loginUrl,
      payload: { username: 'engineer' },
    });
    expect(statusCode).toBe(415);
  });

  it('is accepted 60 times a minute from one address, whatever the user name', async () => {
    const statusFrom = async (remoteAddress: string) =>
      (await server().app.inject({ method: 'POST', url: '/identity/login', remoteAddress })).statusCode;
    const statuses: number[] = [];
    while (!statuses.includes(429)) statuses.push(await statusFrom('10.4.0.1'));
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([400]));
    expect(await statusFrom('10.4.0.2')).toBe(400);
    // A blocked user may still see the form.
    const { statusCode } = await server().app.inject({ url: '/identity/login', remoteAddress: '10.4.0.1' });
    expect(statusCode).toBe(400);
  });
});
