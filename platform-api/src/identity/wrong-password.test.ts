import { DEMO_PASSWORD } from '../seed/demo-users.ts';
import { describeOnEachStore } from '../store/testing/test-store.ts';
import { startTestApplication, type TestApplication } from '../testing/test-application.ts';
import { visitorsOf } from './testing/visitors-of.ts';

describeOnEachStore('Signing in with a wrong password', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const { newBrowser, openLogin, submit, signIn } = visitorsOf(() => server);

  it('says so at the field, with the tries that are left', async () => {
    const browser = newBrowser();
    const { loginUrl } = await openLogin(browser);
    const page = await browser.post(loginUrl, { username: 'engineer', password: 'wrong' });
    expect(page.statusCode).toBe(401);
    expect(page.body).toContain('User name or password is not right. 9 tries left.');
    expect(page.body).toMatch(/<input id="password"[^>]*aria-invalid="true" aria-describedby="error"/);
    expect(page.body).toContain('value="engineer"');
    expect(page.body).not.toContain('wrong');
  });

  it('says the same for a user that does not exist', async () => {
    const browser = newBrowser();
    const { loginUrl } = await openLogin(browser);
    const page = await browser.post(loginUrl, { username: 'nobody', password: 'wrong' });
    expect([page.statusCode, page.body.includes('User name or password is not right. 9 tries left.')]).toEqual([
      401,
      true,
    ]);
  });

  it('stops looking after ten tries a minute of one user from one address', async () => {
    const browser = newBrowser();
    const { loginUrl } = await openLogin(browser);
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
    expect((await signIn(newBrowser(), 'dev')).response.statusCode).toBe(200);
  });

  it('starts counting again after a success', async () => {
    const browser = newBrowser();
    const { loginUrl } = await openLogin(browser);
    await browser.post(loginUrl, { username: 'engineer', password: 'wrong' });
    await submit(browser, loginUrl, { username: 'engineer', password: DEMO_PASSWORD });
    const next = await openLogin(browser, { prompt: 'login' });
    const page = await browser.post(next.loginUrl, { username: 'engineer', password: 'wrong' });
    expect(page.body).toContain('9 tries left');
  });

  it('asks for both fields', async () => {
    const browser = newBrowser();
    const { loginUrl } = await openLogin(browser);
    const page = await browser.post(loginUrl, { username: '', password: '' });
    expect([page.statusCode, page.body.includes('Enter your user name and password.')]).toEqual([400, true]);
  });
});
