import { COOKIES } from '@specbuilder/shared-contracts/domain';
import { desc, sql } from 'drizzle-orm';
import { endSession } from '../../../../test/identity/browser.ts';
import { visitorsOf } from '../../../../test/identity/visitors-of.ts';
import { describeOnEachStore } from '../../../../test/store/test-store.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../../test/test-application.ts';
import { schema } from '../../../core/store/database.ts';
import { deviceTokenOf, newDeviceToken } from './device-cookie.ts';
import { sweepDevices } from './store.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';

describeOnEachStore('Signing in on a device', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  beforeEach(async () => {
    await server.store.db.execute(sql`delete from known_devices`);
    await server.store.db.execute(sql`delete from outbox_mails`);
  });
  afterAll(() => server.close());

  const { newBrowser, signIn } = visitorsOf(() => server);
  const mails = () => server.store.db.select().from(schema.outboxMails).orderBy(desc(schema.outboxMails.createdOnUtc));

  it('for the very first time sends no mail', async () => {
    await signIn(newBrowser(), 'engineer');
    expect(await mails()).toEqual([]);
  });

  it('that is new notifies the owner by mail, with time, browser and address, once for each device', async () => {
    await signIn(newBrowser(), 'engineer');
    const other = newBrowser();
    other.userAgent = CHROME;
    await signIn(other, 'engineer');
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'engineer@specbuilder.example', subject: 'New sign-in to your account' });
    expect(mail?.body).toContain('Browser: Chrome on Windows');
    expect(mail?.body).toContain(`Network address: ${other.address}`);
    expect(mail?.body).toMatch(/When: \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC|When: \d+ \w+ \d{4}.* UTC/);
    expect(mail?.body).toContain('http://localhost:8080/accounts/edit?tab=security');
    expect(mail?.html).toContain('Kelvane');
    await signIn(other, 'engineer', { prompt: 'login' });
    expect(await mails()).toHaveLength(1);
  });

  it('that another user was here with before is new to this account', async () => {
    const shared = newBrowser();
    await signIn(newBrowser(), 'sales');
    const { tokens } = await signIn(shared, 'engineer');
    await endSession(shared, TEST_URL, tokens);
    await signIn(shared, 'sales');
    const written = await mails();
    expect(written.map(({ recipient }) => recipient)).toEqual(['sales@specbuilder.example']);
  });

  it('is written in the language and the brand of the page it happened on', async () => {
    await signIn(newBrowser(), 'engineer');
    const other = newBrowser();
    other.setCookie(COOKIES.translation, '/en/es');
    await signIn(other, 'engineer', { brand: '214' });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Nuevo inicio de sesión en su cuenta');
    expect(mail?.html).toContain('Ventilation Direct');
    expect(mail?.body).toContain('manufacturerLabelId=214');
  });

  it('keeps a hash of the cookie and forgets devices that were not used for long', async () => {
    const browser = newBrowser();
    await signIn(browser, 'engineer');
    const [row] = await server.store.db.select().from(schema.knownDevices);
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(browser.cookie('sb_device'));
    expect(await sweepDevices(server.store.db, new Date(Date.now() - 86_400_000))).toBe(0);
    expect(await sweepDevices(server.store.db, new Date(Date.now() + 86_400_000))).toBe(1);
  });
});

describe('The cookie of a device', () => {
  it('counts with our signature, by this key and by an earlier one', () => {
    const token = newDeviceToken(['old']);
    expect(deviceTokenOf(`a=b; sb_device=${token}; c=d`, ['new', 'old'])).toBe(token);
    expect(deviceTokenOf(`sb_device=${token}`, ['new'])).toBeNull();
    for (const forged of [`${token}x`, token.replace(/^./, '_'), token.split('.')[0], `${token}.x`, '', '.']) {
      expect(deviceTokenOf(`sb_device=${forged}`, ['old'])).toBeNull();
    }
    expect(deviceTokenOf(undefined, ['old'])).toBeNull();
  });
});
