import { decodeJwt } from 'jose';
import {
  endSession,
  revokeToken,
  signInAs,
  TestBrowser,
  type Tokens,
  tokenRequest,
} from '../../../test/identity/browser.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('Signing out', (kind) => {
  let server: TestApplication;
  let addresses = 0;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  async function signIn() {
    const browser = new TestBrowser(server.app, TEST_URL, `10.2.0.${++addresses}`);
    const { tokens } = await signInAs({ app: server.app, publicUrl: TEST_URL, browser }, 'engineer');
    return { browser, tokens };
  }
  const readDetails = async ({ access_token }: Pick<Tokens, 'access_token'>) => {
    const response = await server.app.inject({
      url: '/api/user/details',
      headers: { authorization: `Bearer ${access_token}` },
    });
    return { status: response.statusCode, message: (response.json() as { message?: string }).message };
  };
  const ENDED = { status: 419, message: 'You have signed out. Please sign in again.' };

  it('[AUT-013] ends access at once when the refresh token is revoked, for this browser alone', async () => {
    const [first, second] = [await signIn(), await signIn()];
    expect(await readDetails(first.tokens)).toMatchObject({ status: 200 });
    await revokeToken(server.app, first.tokens.refresh_token);
    expect(await readDetails(first.tokens)).toEqual(ENDED);
    expect(await readDetails(second.tokens)).toMatchObject({ status: 200 });
  });

  it('[AUT-013] ends access at once when the session is ended, that of renewed tokens too', async () => {
    const { browser, tokens } = await signIn();
    const grant = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    const renewed = (await tokenRequest(server.app, TEST_URL, grant)).json() as Tokens;
    expect(await readDetails(renewed)).toMatchObject({ status: 200 });
    await endSession(browser, TEST_URL, tokens);
    expect(await readDetails(tokens)).toEqual(ENDED);
    expect(await readDetails(renewed)).toEqual(ENDED);
  });

  it('ends access when a refresh token is used twice: one of the two stole it', async () => {
    const { tokens } = await signIn();
    const grant = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    const renewed = (await tokenRequest(server.app, TEST_URL, grant)).json() as Tokens;
    await tokenRequest(server.app, TEST_URL, grant);
    expect(await readDetails(renewed)).toEqual(ENDED);
  });

  it('lets the same browser sign in again', async () => {
    const { browser, tokens } = await signIn();
    await revokeToken(server.app, tokens.refresh_token);
    await endSession(browser, TEST_URL, tokens);
    const again = await signInAs({ app: server.app, publicUrl: TEST_URL, browser }, 'engineer');
    expect(decodeJwt(again.tokens.access_token)['sid']).not.toBe(decodeJwt(tokens.access_token)['sid']);
    expect(await readDetails(again.tokens)).toMatchObject({ status: 200 });
  });
});

describe('An access token that names no session', () => {
  it('[AUT-013] is rejected, since no one could end it', async () => {
    const server = await startTestApplication();
    const token = await server.tokenOf('engineer', '15m', null);
    const response = await server.app.inject({
      url: '/api/user/details',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(419);
    await server.close();
  });
});
