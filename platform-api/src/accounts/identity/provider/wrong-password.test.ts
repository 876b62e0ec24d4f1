import { startProvider, type TestProvider } from '../../../../test/identity/test-provider.ts';
import { describeOnEachStore, openTestStore, type TestStore } from '../../../../test/store/test-store.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

describeOnEachStore('Signing in with a wrong password', (kind) => {
  let store: TestStore;
  let server: TestProvider;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  beforeEach(async () => {
    server = await startProvider(store);
  });
  afterEach(() => server.close());
  afterAll(() => store.close());

  it('says so at the field, with the tries that are left', async () => {
    const browser = server.newBrowser();
    const { loginUrl } = await server.openLogin(browser);
    const page = await browser.post(loginUrl, { username: 'engineer', password: 'wrong' });
    expect(page.statusCode).toBe(401);
    expect(page.body).toContain('The user name or password is incorrect. 9 tries left.');
    expect(page.body).toMatch(/<input id="password"[^>]*aria-invalid="true" aria-describedby="error"/);
    expect(page.body).toContain('value="engineer"');
    expect(page.body).not.toContain('wrong');
  });

  it('says the same for a user that does not exist', async () => {
    const browser = server.newBrowser();
    const { loginUrl } = await server.openLogin(browser);
    const page = await browser.post(loginUrl, { username: 'unknown', password: 'wrong' });
    expect([page.statusCode, page.body.includes('The user name or password is incorrect. 9 tries left.')]).toEqual([
      401,
      true,
    ]);
  });

  it('says the same for an account that is closed, whatever the password', async () => {
    await store.db.execute("update users set closed_on_utc = now() where user_name = 'dev'");
    const browser = server.newBrowser();
    const { loginUrl } = await server.openLogin(browser);
    const page = await browser.post(loginUrl, { username: 'dev', password: DEMO_PASSWORD });
    await store.db.execute("update users set closed_on_utc = null where user_name = 'dev'");
    expect([page.statusCode, page.body.includes('The user name or password is incorrect. 9 tries left.')]).toEqual([
      401,
      true,
    ]);
  });

  it('stops looking after ten tries a minute of one user from one address', async () => {
    const browser = server.newBrowser();
    const { loginUrl } = await server.openLogin(browser);
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) {
      statuses.push((await browser.post(loginUrl, { username: 'dev', password: `wrong ${i}` })).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    const right = await browser.post(loginUrl, { username: 'dev', password: DEMO_PASSWORD });
    expect(right.statusCode).toBe(429);
    expect(right.body).toMatch(/Too many tries\. Please wait \d+ s and try again\./);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    // Others are not delayed, neither another user here nor the user elsewhere.
    const other = await browser.post(loginUrl, { username: 'admin', password: 'wrong' });
    expect(other.statusCode).toBe(401);
    expect((await server.signIn(server.newBrowser(), 'dev')).response.statusCode).toBe(200);
  });

  it('starts counting again after a success', async () => {
    const browser = server.newBrowser();
    const { loginUrl } = await server.openLogin(browser);
    await browser.post(loginUrl, { username: 'engineer', password: 'wrong' });
    await browser.follow(await browser.post(loginUrl, { username: 'engineer', password: DEMO_PASSWORD }));
    const next = await server.openLogin(browser, { prompt: 'login' });
    const page = await browser.post(next.loginUrl, { username: 'engineer', password: 'wrong' });
    expect(page.body).toContain('9 tries left');
  });

  it.each([
    ['the password', { username: 'engineer', password: '' }],
    ['the user name', { username: ' ', password: DEMO_PASSWORD }],
    ['both', {}],
  ])('requires both fields when %s is missing', async (_case, form) => {
    const browser = server.newBrowser();
    const { loginUrl } = await server.openLogin(browser);
    const page = await browser.post(loginUrl, form);
    expect([page.statusCode, page.body.includes('Enter your user name and password.')]).toEqual([400, true]);
  });
});
