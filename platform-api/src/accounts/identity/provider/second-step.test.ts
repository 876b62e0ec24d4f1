import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { challengeIn, finishWith, type TestBrowser } from '../../../../test/identity/browser.ts';
import { PROVIDER_URL, providerOfEachTest } from '../../../../test/identity/test-provider.ts';
import { addApp, addPasskey, codeOf, removeFactors } from '../../../../test/second-factor/factors.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';
import { loadSecrets } from '../secrets.ts';

describe('The second step of a sign-in', () => {
  const { server, store } = providerOfEachTest();
  const key = async () => (await loadSecrets(store().db, 90)).factorKey;
  afterEach(() => removeFactors(store().db, 'engineer'));

  const visit = (browser: TestBrowser) => ({ app: server().app, publicUrl: PROVIDER_URL, browser });
  /** Types name and password; the next page, with the address its form goes to. */
  const passPassword = async (browser: TestBrowser) => {
    const login = await server().openLogin(browser);
    const posted = await browser.post(login.loginUrl, { username: 'engineer', password: DEMO_PASSWORD });
    const url = String(posted.headers.location);
    return { ...login, url, page: await browser.get(url) };
  };

  it('requires a code after the password, and says in the token what was proven', async () => {
    const { secret } = await addApp(store().db, 'engineer', await key());
    const browser = server().newBrowser();
    const login = await passPassword(browser);
    expect(login.url).toMatch(/^\/identity\/login\/second\?signin=/);
    expect(login.page.body).toContain('<h1>One more step</h1>');
    expect(login.page.body).toContain('<label for="code">Code from your authenticator app</label>');
    expect(login.page.headers['cache-control']).toBe('no-store');
    const { tokens } = await finishWith(visit(browser), login, await browser.post(login.url, { code: codeOf(secret) }));
    expect(decodeJwt(tokens.id_token)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'] });
  });

  it('is not gone round: the password alone leads to no code', async () => {
    await addApp(store().db, 'engineer', await key());
    const browser = server().newBrowser();
    const { loginUrl } = await passPassword(browser);
    const signin = new URL(loginUrl, PROVIDER_URL).searchParams.get('signin');
    const resumed = await browser.get(`/identity/auth/${signin}`);
    expect(String(resumed.headers.location)).not.toContain('code=');
    expect((await browser.post(`/identity/login/enrolled?signin=${signin}`, {})).statusCode).toBe(400);
    expect((await browser.get(`/identity/login/enrol?signin=${signin}`)).statusCode).toBe(400);
  });

  it('cannot be reached without the password', async () => {
    const { secret } = await addApp(store().db, 'engineer', await key());
    const browser = server().newBrowser();
    const { loginUrl } = await server().openLogin(browser);
    const url = loginUrl.replace('/login', '/login/second');
    expect((await browser.get(url)).statusCode).toBe(400);
    expect((await browser.post(url, { code: codeOf(secret) })).statusCode).toBe(400);
  });

  it('takes a code once: a replay is rejected, in another sign-in too', async () => {
    const { secret } = await addApp(store().db, 'engineer', await key());
    const code = codeOf(secret);
    const first = server().newBrowser();
    const login = await passPassword(first);
    expect((await first.post(login.url, { code })).statusCode).toBe(303);
    const second = server().newBrowser();
    const { url } = await passPassword(second);
    const replay = await second.post(url, { code });
    expect(replay.statusCode).toBe(401);
    expect(replay.body).toContain('This code is incorrect, or was already used.');
    // Nor an earlier one, which an onlooker may have seen.
    expect((await second.post(url, { code: codeOf(secret, -1) })).statusCode).toBe(401);
    expect((await second.post(url, { code: codeOf(secret, 1) })).statusCode).toBe(303);
  });

  it('takes one of two equal codes that come at the same moment', async () => {
    const { secret } = await addApp(store().db, 'engineer', await key());
    const code = codeOf(secret);
    const browsers = [server().newBrowser(), server().newBrowser()];
    const steps = await Promise.all(browsers.map(passPassword));
    const responses = await Promise.all(browsers.map((browser, at) => browser.post(steps[at]?.url ?? '', { code })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([303, 401]);
  });

  it('takes codes with a space and rejects what is none', async () => {
    const { secret } = await addApp(store().db, 'engineer', await key());
    const browser = server().newBrowser();
    const { url } = await passPassword(browser);
    expect((await browser.post(url, { code: ' ' })).statusCode).toBe(400);
    expect((await browser.post(url, { code: '12345' })).statusCode).toBe(401);
    expect((await browser.post(url, { code: codeOf(secret, 3) })).statusCode).toBe(401);
    const code = codeOf(secret);
    expect((await browser.post(url, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(303);
  });

  it('takes a recovery code once', async () => {
    const { codes } = await addApp(store().db, 'engineer', await key());
    const [code = ''] = codes;
    const browser = server().newBrowser();
    const login = await passPassword(browser);
    const { tokens } = await finishWith(visit(browser), login, await browser.post(login.url, { code }));
    expect(decodeJwt(tokens.id_token)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'] });
    const again = server().newBrowser();
    const { url } = await passPassword(again);
    expect((await again.post(url, { code })).statusCode).toBe(401);
    expect((await again.post(url, { code: (codes[1] ?? '').replace('-', '').toUpperCase() })).statusCode).toBe(303);
  });

  it('makes a user who guesses codes wait, in any browser', async () => {
    const { secret } = await addApp(store().db, 'engineer', await key());
    for (let i = 0; i < 5; i++) {
      const browser = server().newBrowser();
      const { url } = await passPassword(browser);
      expect((await browser.post(url, { code: `00000${i}` })).statusCode).toBe(401);
    }
    const browser = server().newBrowser();
    const { url } = await passPassword(browser);
    const page = await browser.post(url, { code: codeOf(secret) });
    expect(page.statusCode).toBe(429);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(20);
    expect(page.body).toMatch(/Too many tries\. Please wait \d+ s/);
  });

  it('runs out ten minutes after the password', async () => {
    const { secret } = await addApp(store().db, 'engineer', await key());
    const browser = server().newBrowser();
    const { url } = await passPassword(browser);
    await store().db.execute(sql`update sign_in_steps set expires_on_utc = now()`);
    expect((await browser.post(url, { code: codeOf(secret) })).statusCode).toBe(400);
  });

  it('is a passkey as well, of the very account whose password was typed', async () => {
    const { authenticator } = await addPasskey(store().db, 'engineer', PROVIDER_URL);
    const foreign = await addPasskey(store().db, 'sales', PROVIDER_URL);
    const browser = server().newBrowser();
    const login = await passPassword(browser);
    const credential = (passkey: typeof authenticator) => JSON.stringify(passkey.sign(challengeIn(login.page.body)));
    const rejected = await browser.post(login.url, { credential: credential(foreign.authenticator) });
    expect([rejected.statusCode, rejected.body.includes('This passkey did not sign you in.')]).toEqual([401, true]);
    const done = await browser.post(login.url, { credential: credential(authenticator) });
    const { tokens } = await finishWith(visit(browser), login, done);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ amr: ['pwd', 'hwk', 'user', 'mfa'] });
    await removeFactors(store().db, 'sales');
  });
});
