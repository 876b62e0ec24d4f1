import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { challengeIn, finishWith, type TestBrowser } from '../../../../test/identity/browser.ts';
import { PROVIDER_URL, providerOfEachTest } from '../../../../test/identity/test-provider.ts';
import { createAuthenticator } from '../../../../test/second-factor/authenticator.ts';
import { addPasskey, removeFactors } from '../../../../test/second-factor/factors.ts';

describe('Signing in by a passkey', () => {
  const { server, store } = providerOfEachTest();
  afterEach(() => removeFactors(store().db, 'engineer'));

  const open = async (browser: TestBrowser) => {
    const login = await server().openLogin(browser);
    const form = /<form class="passkey"[^>]*action="([^"]+)"/.exec(login.page.body)?.[1] ?? '';
    return { ...login, form, challenge: challengeIn(login.page.body) };
  };

  it('needs no name and no password, and is both factors in one', async () => {
    const { authenticator } = await addPasskey(store().db, 'engineer', PROVIDER_URL);
    const browser = server().newBrowser();
    const login = await open(browser);
    const credential = JSON.stringify(authenticator.sign(login.challenge));
    const visit = { app: server().app, publicUrl: PROVIDER_URL, browser };
    const { tokens } = await finishWith(visit, login, await browser.post(login.form, { credential }));
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      preferred_username: 'engineer',
      amr: ['hwk', 'user', 'mfa'],
    });
  });

  it('takes a response to the challenge of this sign-in alone, so that none can be used again', async () => {
    const { authenticator } = await addPasskey(store().db, 'engineer', PROVIDER_URL);
    const first = server().newBrowser();
    const login = await open(first);
    const credential = JSON.stringify(authenticator.sign(login.challenge));
    expect((await first.post(login.form, { credential })).statusCode).toBe(303);
    const second = server().newBrowser();
    const other = await open(second);
    expect(other.challenge).not.toBe(login.challenge);
    expect((await second.post(other.form, { credential })).statusCode).toBe(401);
  });

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another port of this machine', { origin: 'http://localhost:9999' }],
    ['that did not ask for its owner', { origin: PROVIDER_URL, verifies: false }],
  ])('rejects an authenticator %s', async (_case, options) => {
    const { authenticator } = await addPasskey(store().db, 'engineer', PROVIDER_URL);
    const browser = server().newBrowser();
    const { form, challenge } = await open(browser);
    const forged = { ...createAuthenticator(options).sign(challenge), id: authenticator.id, rawId: authenticator.id };
    const page = await browser.post(form, { credential: JSON.stringify(forged) });
    expect([page.statusCode, page.body.includes('This passkey did not sign you in.')]).toEqual([401, true]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no credential', 'null'],
    ['a list', '[]'],
    ['one that is unknown', '{"id":"unknown"}'],
    ['one without its parts', (id: string) => JSON.stringify({ id })],
  ])('rejects %s', async (_case, sent) => {
    const { authenticator } = await addPasskey(store().db, 'engineer', PROVIDER_URL);
    const browser = server().newBrowser();
    const { form } = await open(browser);
    const credential = typeof sent === 'string' ? sent : sent(authenticator.id);
    expect((await browser.post(form, { credential })).statusCode).toBe(401);
  });

  it('rejects a copy of the authenticator, whose count is behind', async () => {
    const { authenticator } = await addPasskey(store().db, 'engineer', PROVIDER_URL);
    await store().db.execute(sql`update passkeys set counter = 1000`);
    const browser = server().newBrowser();
    const { form, challenge } = await open(browser);
    const credential = JSON.stringify(authenticator.sign(challenge));
    expect((await browser.post(form, { credential })).statusCode).toBe(401);
  });

  it('ends with the passkey and with the account', async () => {
    const { authenticator } = await addPasskey(store().db, 'engineer', PROVIDER_URL);
    const browser = server().newBrowser();
    const { form, challenge } = await open(browser);
    const credential = () => JSON.stringify(authenticator.sign(challenge));
    await store().db.execute(sql`update users set closed_on_utc = now() where user_name = 'engineer'`);
    expect((await browser.post(form, { credential: credential() })).statusCode).toBe(401);
    await store().db.execute(sql`update users set closed_on_utc = null where user_name = 'engineer'`);
    await store().db.execute(sql`delete from passkeys`);
    expect((await browser.post(form, { credential: credential() })).statusCode).toBe(401);
  });
});
