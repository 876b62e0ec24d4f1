import { desc } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { finishWith, type TestBrowser } from '../../../../test/identity/browser.ts';
import { PROVIDER_URL, startProvider, type TestProvider } from '../../../../test/identity/test-provider.ts';
import { codeOf, removeFactors } from '../../../../test/second-factor/factors.ts';
import { defaultStoreKind, openTestStore, type TestStore } from '../../../../test/store/test-store.ts';
import { schema } from '../../../core/store/database.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

describe('An administrator without a second factor', () => {
  let store: TestStore;
  let server: TestProvider;
  beforeAll(async () => {
    store = await openTestStore(defaultStoreKind());
    server = await startProvider(store, { requiresAdminSecondFactor: true });
  });
  afterEach(() => removeFactors(store.db, 'admin'));
  afterAll(async () => {
    await server.close();
    await store.close();
  });

  const passPassword = async (browser: TestBrowser, username = 'admin') => {
    const login = await server.openLogin(browser);
    const posted = await browser.post(login.loginUrl, { username, password: DEMO_PASSWORD });
    return { ...login, url: String(posted.headers.location) };
  };
  const secretIn = (page: string) => /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? '';

  it('sets one up before getting in, and keeps the recovery codes', async () => {
    const browser = server.newBrowser();
    const login = await passPassword(browser);
    expect(login.url).toMatch(/^\/identity\/login\/enrol\?signin=/);
    const page = await browser.get(login.url);
    expect(page.body).toMatch(/<img class="qr" src="data:image\/svg\+xml;base64,[\w+/=]+"/);
    const secret = secretIn(page.body);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const wrong = await browser.post(login.url, { code: '000000' });
    // The picture stays the one that was scanned.
    expect([wrong.statusCode, secretIn(wrong.body)]).toEqual([401, secret]);
    const codes = await browser.post(login.url, { code: codeOf(secret) });
    expect(codes.statusCode).toBe(200);
    expect(codes.body.match(/<li><code>[a-z0-9]{5}-[a-z0-9]{5}<\/code><\/li>/g)).toHaveLength(10);
    const done = await browser.post(login.url.replace('/enrol', '/enrolled'), {});
    const { tokens } = await finishWith({ app: server.app, publicUrl: PROVIDER_URL, browser }, login, done);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ amr: ['pwd', 'otp', 'mfa'] });
    const [mail] = await store.db
      .select()
      .from(schema.outboxMails)
      .orderBy(desc(schema.outboxMails.createdOnUtc))
      .limit(1);
    expect(mail).toMatchObject({ recipient: 'admin@specbuilder.example' });
    expect(mail?.body).toMatch(/authenticator app/i);
    // From now on it is required.
    expect((await passPassword(server.newBrowser())).url).toMatch(/^\/identity\/login\/second/);
  });

  it('does not get in by skipping the page', async () => {
    const browser = server.newBrowser();
    const { url } = await passPassword(browser);
    await browser.get(url);
    expect((await browser.post(url.replace('/enrol', '/enrolled'), {})).statusCode).toBe(400);
    expect((await browser.post(url.replace('/enrol', '/second'), { code: '000000' })).statusCode).toBe(401);
  });

  it('is the only one who has to', async () => {
    expect((await passPassword(server.newBrowser(), 'sales')).url).toMatch(/\/identity\/auth\//);
  });
});
