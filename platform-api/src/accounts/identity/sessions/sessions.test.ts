import { decodeJwt } from 'jose';
import { addApiKey } from '../../../../test/api-keys/add-api-key.ts';
import { authorizationRequest, endSession, type Tokens, tokenRequest } from '../../../../test/identity/browser.ts';
import { visitorsOf } from '../../../../test/identity/visitors-of.ts';
import { describeOnEachStore } from '../../../../test/store/test-store.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../../test/test-application.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

describeOnEachStore('Where a user is signed in', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const { newBrowser, signIn, readDetails } = visitorsOf(() => server);
  const signInOn = async (userName: 'engineer' | 'sales' | 'dev' | 'admin', userAgent: string | null = FIREFOX) => {
    const browser = newBrowser();
    browser.userAgent = userAgent;
    const { tokens } = await signIn(browser, userName);
    const client = server.client({ token: tokens.access_token });
    return { browser, tokens, client, sessionId: String(decodeJwt(tokens.access_token)['sid']) };
  };
  const refresh = ({ refresh_token }: Tokens) =>
    tokenRequest(server.app, TEST_URL, { grant_type: 'refresh_token', refresh_token });
  const isSilentlySignedIn = async ({ browser }: Awaited<ReturnType<typeof signInOn>>) => {
    const request = authorizationRequest(TEST_URL, { prompt: 'none', redirect_uri: `${TEST_URL}/silent-renew` });
    return (await browser.follow(await browser.get(request.url))).url.includes('code=');
  };

  it('is listed with browser, system, address and times, and which one is asking', async () => {
    const here = await signInOn('engineer');
    const there = await signInOn('engineer', null);
    expect(await here.client.sessions.list()).toEqual([
      {
        sessionId: there.sessionId,
        browser: null,
        system: null,
        address: there.browser.address,
        startedOnUtc: expect.stringMatching(/^\d{4}-.*Z$/),
        lastSeenOnUtc: expect.stringMatching(/^\d{4}-.*Z$/),
        isCurrent: false,
      },
      expect.objectContaining({
        sessionId: here.sessionId,
        browser: 'Firefox',
        system: 'Linux',
        address: here.browser.address,
        isCurrent: true,
      }),
    ]);
  });

  it('is seen again when its tokens are renewed', async () => {
    const { client, tokens } = await signInOn('dev');
    const [before] = await client.sessions.list();
    await refresh(tokens);
    const [after] = await client.sessions.list();
    expect(after?.startedOnUtc).toBe(before?.startedOnUtc);
    expect(Date.parse(after?.lastSeenOnUtc ?? '')).toBeGreaterThan(Date.parse(before?.lastSeenOnUtc ?? ''));
  });

  it('ends at once when the user ends it: access, renewal and the next silent sign-in', async () => {
    const [here, there] = [await signInOn('engineer'), await signInOn('engineer')];
    await here.client.sessions.end({ sessionId: there.sessionId });
    expect((await readDetails(there.tokens.access_token)).statusCode).toBe(419);
    expect((await refresh(there.tokens)).statusCode).toBe(400);
    expect(await isSilentlySignedIn(there)).toBe(false);
    expect((await readDetails(here.tokens.access_token)).statusCode).toBe(200);
    expect((await refresh(here.tokens)).statusCode).toBe(200);
    const left = await here.client.sessions.list();
    expect(left.map(({ sessionId }) => sessionId)).not.toContain(there.sessionId);
  });

  it('ends everywhere but here when the user ends all others', async () => {
    const here = await signInOn('admin');
    const others = [await signInOn('admin'), await signInOn('admin')];
    expect(await here.client.sessions.endOthers({})).toEqual({ ended: 2, revokedKeys: 0 });
    for (const { tokens } of others) expect((await readDetails(tokens.access_token)).statusCode).toBe(419);
    expect((await readDetails(here.tokens.access_token)).statusCode).toBe(200);
    expect(await here.client.sessions.list()).toEqual([expect.objectContaining({ isCurrent: true })]);
    const { rows } = await server.store.db.execute(
      "select count(*)::int as lines from audit_records where action = 'session-ended' and user_id = actor_id",
    );
    expect(Number(rows[0]?.['lines'])).toBeGreaterThanOrEqual(2);
  });

  it('ends API keys with all other sessions, unless the user keeps them', async () => {
    const here = await signInOn('dev');
    const { key } = await addApiKey(server.store.db, await server.userId('dev'), ['read-projects']);
    const statusOf = async () =>
      (await server.app.inject({ url: '/api/projectStubs', headers: { 'x-api-key': key } })).statusCode;
    expect(await here.client.sessions.endOthers({ keepApiKeys: true })).toMatchObject({ revokedKeys: 0 });
    expect(await statusOf()).toBe(200);
    expect(await here.client.sessions.endOthers({})).toMatchObject({ revokedKeys: 1 });
    expect(await statusOf()).toBe(401);
  });

  it('is private: the session of another user is not found', async () => {
    const [one, other] = [await signInOn('engineer'), await signInOn('sales')];
    await expect(one.client.sessions.end({ sessionId: other.sessionId })).rejects.toMatchObject({ status: 404 });
    expect((await readDetails(other.tokens.access_token)).statusCode).toBe(200);
    const listed = await one.client.sessions.list();
    expect(listed.map(({ sessionId }) => sessionId)).not.toContain(other.sessionId);
  });

  it('is not listed any more after a sign-out, which the audit log says', async () => {
    const [here, there] = [await signInOn('sales'), await signInOn('sales')];
    await endSession(there.browser, TEST_URL, there.tokens);
    const left = await here.client.sessions.list();
    expect(left.map(({ sessionId }) => sessionId)).not.toContain(there.sessionId);
    const { rows } = await server.store.db.execute(
      "select 1 from audit_records where action = 'signed-out' order by sequence desc",
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});
