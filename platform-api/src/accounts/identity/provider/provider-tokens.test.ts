import { and, eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { authorizationRequest, revokeToken, tokenRequest } from '../../../../test/identity/browser.ts';
import { PROVIDER_URL, startProvider, type TestProvider } from '../../../../test/identity/test-provider.ts';
import { defaultStoreKind, openTestStore, type TestStore } from '../../../../test/store/test-store.ts';
import { schema } from '../../../core/store/database.ts';
import { CLIENT_ID } from './provider.ts';

const MINUTE_S = 60;
const DAY_S = 86_400;
const { oidcPayloads } = schema;

describe('The tokens of the embedded provider', () => {
  let store: TestStore;
  let server: TestProvider;
  beforeAll(async () => {
    store = await openTestStore(defaultStoreKind());
  });
  beforeEach(async () => {
    await store.db.delete(oidcPayloads);
    server = await startProvider(store);
  });
  afterEach(() => server.close());
  afterAll(() => store.close());

  const request = (extra: Readonly<Record<string, string>>, browser = server.newBrowser()) =>
    browser.get(authorizationRequest(PROVIDER_URL, extra).url);
  /** How long the store keeps what is there of a kind. */
  const secondsLeft = async (type: string) => {
    const rows = await store.db.select().from(oidcPayloads).where(eq(oidcPayloads.type, type));
    return rows.map(({ expiresOnUtc }) => Math.round(((expiresOnUtc?.getTime() ?? 0) - Date.now()) / 1000));
  };
  const about = (seconds: number) => ({
    asymmetricMatch: (value: unknown) => typeof value === 'number' && value <= seconds && value > seconds - 20,
  });

  it('are given for a code to the product alone, which has the verifier', async () => {
    const browser = server.newBrowser();
    const { code } = await server.signIn(browser);
    const again = await request({ prompt: 'none' }, browser);
    const unused = new URL(String(again.headers.location)).searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', redirect_uri: `${PROVIDER_URL}/signin-callback` };
    expect(unused).not.toBe(code);
    expect((await tokenRequest(server.app, PROVIDER_URL, { ...form, code: unused })).statusCode).toBe(400);
  });

  it('are for the API alone, name the session and end in time', async () => {
    const short = await startProvider(store, { accessTokenSeconds: 300 });
    const { tokens } = await short.signIn(short.newBrowser());
    const [grant] = await store.db.select().from(oidcPayloads).where(eq(oidcPayloads.type, 'Grant'));
    const claims = decodeJwt(tokens.access_token);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    expect(claims).toMatchObject({ aud: `${PROVIDER_URL}/api`, scope: 'api', client_id: CLIENT_ID, sid: grant?.id });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(300);
    const id = decodeJwt(tokens.id_token);
    expect([id.aud, Number(id.exp) - Number(id.iat)]).toEqual([CLIENT_ID, 300]);
    await short.close();
  });

  it('say who it is, as far as the scopes go', async () => {
    const claimsFor = async (scope: string) =>
      decodeJwt((await server.signIn(server.newBrowser(), 'sales', { scope })).tokens.id_token);
    const who = { amr: ['pwd'], role: ['user', 'sales'], sales_region: [24, 15], default_sales_region: 24 };
    const profile = { name: 'Sam Ortega', preferred_username: 'sales', given_name: 'Sam', family_name: 'Ortega' };
    const email = { email: 'sales@specbuilder.example' };
    expect(await claimsFor('openid profile email api')).toMatchObject({ ...who, ...profile, ...email });
    const min = await claimsFor('openid api');
    expect(min).toMatchObject(who);
    expect(Object.keys(min).filter((name) => name in { ...profile, ...email })).toEqual([]);
  });

  it('come with more scopes without asking the user, by the same grant', async () => {
    const browser = server.newBrowser();
    const { tokens } = await server.signIn(browser, 'engineer', { scope: 'openid api' });
    const { tokens: widened } = await server.signInAgain(browser, { scope: 'openid profile api' });
    expect(decodeJwt(widened.id_token)).toMatchObject({ name: 'Maya Lindqvist' });
    expect(decodeJwt(widened.access_token)['sid']).toBe(decodeJwt(tokens.access_token)['sid']);
    expect(await secondsLeft('Grant')).toHaveLength(1);
  });

  it('are for sign-in alone where the API is not requested', async () => {
    const { tokens } = await server.signIn(server.newBrowser(), 'engineer', { scope: 'openid' });
    expect(decodeJwt(tokens.access_token)['scope']).toBeUndefined();
    expect(tokens.refresh_token).toEqual(expect.any(String));
  });

  it('are kept as long as they are of use, like whatever else the provider knows', async () => {
    const browser = server.newBrowser();
    await server.openLogin(browser);
    expect(await secondsLeft('Interaction')).toEqual([about(45 * MINUTE_S)]);
    await server.signIn(browser);
    await request({ prompt: 'none' }, browser);
    expect(await secondsLeft('AuthorizationCode')).toContainEqual(about(MINUTE_S));
    for (const type of ['Session', 'Grant', 'RefreshToken'])
      expect([type, await secondsLeft(type)]).toEqual([type, [about(14 * DAY_S)]]);
  });

  it('are renewed by one that changes, and that lives no longer than the first would have', async () => {
    const { tokens } = await server.signIn(server.newBrowser());
    const first = and(eq(oidcPayloads.type, 'RefreshToken'), eq(oidcPayloads.id, tokens.refresh_token));
    const [row] = await store.db.select().from(oidcPayloads).where(first);
    const payload = { ...row?.payload, exp: Math.floor(Date.now() / 1000) + 100 };
    await store.db.update(oidcPayloads).set({ payload }).where(first);
    const renewed = await server.renew(tokens);
    expect(renewed.status).toBe(200);
    expect(renewed.tokens.refresh_token).not.toBe(tokens.refresh_token);
    expect(decodeJwt(renewed.tokens.id_token)).toMatchObject({ amr: ['pwd'], role: ['user'] });
    expect(await secondsLeft('RefreshToken')).toContainEqual(about(100));
  });

  it('end with their session when one for renewal is used twice or revoked', async () => {
    const stolen = (await server.signIn(server.newBrowser())).tokens;
    await server.renew(stolen);
    expect((await server.renew(stolen)).status).toBe(400);
    expect(new Set(server.ended)).toEqual(new Set([decodeJwt(stolen.access_token)['sid']]));
    const { tokens } = await server.signIn(server.newBrowser());
    const revoked = await revokeToken(server.app, tokens.refresh_token);
    // The browser's library expects JSON here.
    expect([revoked.statusCode, revoked.json()]).toEqual([200, {}]);
    expect(server.ended).toContain(decodeJwt(tokens.access_token)['sid']);
  });

  it('are not renewed for an account that was closed', async () => {
    const { tokens } = await server.signIn(server.newBrowser(), 'dev');
    await store.db.execute("update users set closed_on_utc = now() where user_name = 'dev'");
    const { status } = await server.renew(tokens);
    await store.db.execute("update users set closed_on_utc = null where user_name = 'dev'");
    expect(status).toBe(400);
  });
});
