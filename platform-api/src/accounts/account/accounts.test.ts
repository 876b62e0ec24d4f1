import { UserActionType } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { addReset } from '../../../test/account-builder.ts';
import { newRegistration } from '../../../test/account-samples.ts';
import { accountServer } from '../../../test/accounts/account-server.ts';
import { addApiKey } from '../../../test/api-keys/add-api-key.ts';
import { externalIdentity } from '../../../test/identity/external-identity.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication } from '../../../test/test-application.ts';
import { until } from '../../../test/until.ts';
import { schema } from '../../core/store/database.ts';
import { DEMO_PASSWORD } from '../seed/demo-accounts.ts';

const CHOSEN = { password: 'blower-wheel-28', confirmPassword: 'blower-wheel-28' };

describeOnEachStore('Accounts', (kind) => {
  const accounts = accountServer(kind);
  const { newBrowser, openLogin, signIn, readDetails, post, mailTo, registered, passwordSignsIn, linkOf } = accounts;

  it('[API-010] [ACC-026] [ENU-033] creates an account, returns a one-time code and counts as a user action', async () => {
    const entered = newRegistration();
    const { status, body } = await post('', entered);
    expect([status, body]).toEqual([200, { otac: expect.stringMatching(/^[\w-]{43}$/) }]);
    const [user] = await accounts.server.store.db
      .select()
      .from(schema.users)
      .where(eq(schema.users.userName, entered.username));
    expect(user).toMatchObject({
      ...{ email: entered.email, companyName: 'Northshore Engineering', companyPhoneNumber: null, roles: ['user'] },
      ...{ companyCity: 'Chicago', companyState: 'IL', companyCountry: 'USA', companyPostalCode: '60601' },
    });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    const actions = await accounts.server.store.db
      .select()
      .from(schema.userEvents)
      .where(eq(schema.userEvents.userId, user?.id ?? ''));
    expect(actions.map(({ eventType }) => eventType)).toEqual([UserActionType.CreatedAccount]);
    expect(await passwordSignsIn(entered.username, entered.password)).toBe(true);
  });

  it('[API-010] [ACC-027] [ACC-009] rejects what another account has, at both fields and in any case', async () => {
    const { username, email } = await registered();
    const again = { ...newRegistration(), username: username.toUpperCase(), email: email.toUpperCase() };
    expect(await post('', again)).toEqual({
      status: 400,
      body: expect.objectContaining({
        errors: {
          username: ['Another account has that user name'],
          email: ['Another account has that email address'],
        },
      }),
    });
  });

  it.each([
    ['username', { username: 'ab' }],
    ['username', { username: 'a b c' }],
    ['password', { password: 'onlyletters', passwordConfirm: 'onlyletters' }],
    ['password', { password: 'short-1', passwordConfirm: 'short-1' }],
    ['password', { password: 'Password123', passwordConfirm: 'Password123' }],
    ['passwordConfirm', { passwordConfirm: 'blower-wheel-29' }],
    ['email', { email: 'maya@northshore' }],
    ['companyName', { companyName: ' ' }],
    ['phoneNumber', { phoneNumber: '555' }],
    ['postalCode', { postalCode: '' }],
  ])('[ACC-027] rejects a bad %s', async (field, changes) => {
    const { status, body } = await post('', { ...newRegistration(), ...changes });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('makes one account of two registrations at the same moment', async () => {
    const entered = newRegistration();
    const responses = await Promise.all([post('', entered), post('', entered)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('gives no role, region or id to a caller who requests one', async () => {
    const entered = newRegistration();
    await post('', { ...entered, roles: ['admin'], salesRegions: [24], id: 'x', userId: 'x' });
    const [user] = await accounts.server.store.db
      .select()
      .from(schema.users)
      .where(eq(schema.users.userName, entered.username));
    expect(user).toMatchObject({ roles: ['user'], salesRegions: [] });
  });

  it('[AUT-037] signs the browser that registered in with the code, once', async () => {
    const browser = newBrowser();
    const { otac } = (await browser.postJson('/api/account', newRegistration())).json() as { otac: string };
    const { page } = await openLogin(browser, { otac, prompt: 'login' });
    expect(page.statusCode).toBe(303);
    const { url } = await browser.follow(page);
    expect(url).toMatch(/\/signin-callback\?code=/);
    const again = await openLogin(browser, { otac, prompt: 'login' });
    expect([again.page.statusCode, again.page.body]).toEqual([200, expect.stringContaining('<h1>Sign in</h1>')]);
  });

  it('[AUT-037] shows the form for a code of another browser, a wrong one and one that ran out', async () => {
    const browser = newBrowser();
    const register = async () =>
      ((await browser.postJson('/api/account', newRegistration())).json() as { otac: string }).otac;
    const otac = await register();
    const elsewhere = await openLogin(newBrowser(), { otac, prompt: 'login' });
    const wrong = await openLogin(browser, { otac: `${otac}x`, prompt: 'login' });
    const expired = await register();
    await accounts.server.store.db.update(schema.signInCodes).set({ expiresOnUtc: new Date(Date.now() - 1) });
    const ranOut = await openLogin(browser, { otac: expired, prompt: 'login' });
    expect([elsewhere, wrong, ranOut].map(({ page }) => page.statusCode)).toEqual([200, 200, 200]);
  });

  const change = (accessToken: string, body: object) =>
    accounts.server.app.inject({
      ...{ method: 'PUT', url: '/api/user/password', payload: body },
      headers: { authorization: `Bearer ${accessToken}` },
    });

  it('[API-016] [ACC-029] changes the password of who knows the old one, and ends the other sessions', async () => {
    const here = await signIn(newBrowser());
    const there = await signIn(newBrowser());
    const userId = await accounts.server.userId('engineer');
    const body = { userId, oldPassword: 'not-this-1', newPassword: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
    const rejected = await change(here.tokens.access_token, body);
    expect([rejected.statusCode, rejected.json()]).toEqual([
      400,
      expect.objectContaining({ errors: { oldPassword: ['The old password is incorrect'] } }),
    ]);
    expect((await readDetails(there.tokens.access_token)).statusCode).toBe(200);
    const changed = await change(here.tokens.access_token, { ...body, oldPassword: DEMO_PASSWORD });
    expect(changed.statusCode).toBe(204);
    expect((await readDetails(here.tokens.access_token)).statusCode).toBe(200);
    expect((await readDetails(there.tokens.access_token)).statusCode).toBe(419);
    await mailTo('engineer@specbuilder.example', /password at .* was changed$/);
  });

  it('[API-016] revokes API keys with the change of the password, unless the user keeps them', async () => {
    const { db } = accounts.server.store;
    const { tokens } = await signIn(newBrowser(), 'dev');
    const userId = await accounts.server.userId('dev');
    const { key } = await addApiKey(db, userId, ['read-projects']);
    const isValid = async () => {
      const read = await accounts.server.app.inject({ url: '/api/projectStubs', headers: { 'x-api-key': key } });
      return read.statusCode === 200;
    };
    const same = { oldPassword: DEMO_PASSWORD, newPassword: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
    const kept = await change(tokens.access_token, { userId, ...same, keepApiKeys: true });
    expect([kept.statusCode, await isValid()]).toEqual([204, true]);
    const keptMail = await mailTo('dev@specbuilder.example', /password at .* was changed$/);
    expect(keptMail.text).toContain('Your API key stays valid, as requested.');
    const revoked = await change(tokens.access_token, { userId, ...same });
    expect([revoked.statusCode, await isValid()]).toEqual([204, false]);
    const actions = await db
      .select({ action: schema.auditRecords.action })
      .from(schema.auditRecords)
      .where(eq(schema.auditRecords.userId, userId));
    expect(actions.map(({ action }) => action)).toContain('api-key-revoked');
  });

  it('[API-016] does not change another user’s password', async () => {
    const { tokens } = await signIn(newBrowser(), 'sales');
    const userId = await accounts.server.userId('engineer');
    const body = {
      userId,
      oldPassword: DEMO_PASSWORD,
      newPassword: 'blower-wheel-2',
      confirmPassword: 'blower-wheel-2',
    };
    expect((await change(tokens.access_token, body)).statusCode).toBe(403);
  });

  it('writes to both addresses when the email changes, and a mailed link stops working', async () => {
    const token = await addReset(accounts.server);
    const engineer = await accounts.server.clientOf('engineer');
    const profile = { userId: await accounts.server.userId('engineer'), firstName: 'Maya', lastName: 'Lindqvist' };
    await engineer.user.saveProfile({ ...profile, email: 'maya.new@northshore.example' });
    expect((await mailTo('engineer@specbuilder.example', /has another email address$/)).text).toContain('contact us');
    await mailTo('maya.new@northshore.example', /uses this email address$/);
    expect((await post('/reset-password', { token, username: 'engineer', ...CHOSEN })).status).toBe(400);
    await engineer.user.saveProfile({ ...profile, email: 'engineer@specbuilder.example' });
  });

  it('[ACC-026] welcomes in the caller’s language, as text and as a page in the brand’s colour', async () => {
    const entered = newRegistration();
    await post('', entered, { 'accept-language': 'es', 'x-manufacturer-id': '17' });
    const mail = await mailTo(entered.email, /^Le damos la bienvenida/);
    expect(mail.text).toContain(`Su cuenta ${entered.username} está lista.`);
    expect(mail.html).toContain(`Su cuenta ${entered.username} está lista.`);
    const [brand] = await accounts.server.store.db
      .select()
      .from(schema.brands)
      .where(eq(schema.brands.manufacturerLabelId, 17));
    expect(mail.html).toContain(`background:${brand?.settings.appearance.brandVariants['80']}`);
    expect(mail.html).toContain('manufacturerLabelId=17');
  });

  it('writes into the audit log what happened to an account, without a word of what was typed', async () => {
    const { username, email } = await registered();
    await post('/forgot-password', { username });
    const token = linkOf(await mailTo(email, /^Choose a new password/)).searchParams.get('t') ?? '';
    await post('/reset-password', { token, username, ...CHOSEN });
    const [user] = await accounts.server.store.db
      .select()
      .from(schema.users)
      .where(eq(schema.users.userName, username));
    const lines = await accounts.server.store.db
      .select()
      .from(schema.auditRecords)
      .where(eq(schema.auditRecords.userId, user?.id ?? ''));
    expect(lines.map(({ action }) => action)).toEqual([
      ...['account-registered', 'password-reset-requested', 'password-reset'],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${username}|${token}`));
  });

  it('keeps no password, token or code in the log, nor a link in the outbox once it is sent', async () => {
    const { username, email, password } = await registered();
    const browser = newBrowser();
    const { otac } = (await browser.postJson('/api/account', newRegistration())).json() as { otac: string };
    await openLogin(browser, { otac, prompt: 'login' });
    await post('/forgot-password', { username });
    const token = linkOf(await mailTo(email, /^Choose a new password/)).searchParams.get('t') ?? '';
    await accounts.server.app.inject({ url: `/account/reset-password/?t=${token}&u=${username}` });
    await post('/reset-password', { token, username, ...CHOSEN });
    for (const secret of [password, otac, token, CHOSEN.password]) expect(accounts.server.log()).not.toContain(secret);
    const kept = async () =>
      (
        await accounts.server.store.db.select().from(schema.outboxMails).where(eq(schema.outboxMails.recipient, email))
      ).find(({ hasSecret, state }) => hasSecret && state === 'sent');
    expect(await until(kept)).toMatchObject({ body: '', html: null });
    const resets = await accounts.server.store.db.select().from(schema.passwordResets);
    expect(JSON.stringify(resets)).not.toContain(token);
  });
});

describeOnEachStore('Accounts that callers try often', (kind) => {
  it('[AUT-032] are looked at ten times a minute from one address', async () => {
    const rates = {
      read: 9,
      write: 9,
      sizing: 9,
      image: 9,
      mail: 9,
      account: 10,
      existence: 9,
      upload: 9,
      telemetry: 9,
      program: 9,
      'refused-key': 9,
    };
    const server = await startTestApplication({ rates }, kind);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      const payload = { username: `unknown-${tries}` };
      const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/account/forgot-password', payload });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    await server.close();
  });

  it('are not made where another provider keeps them', async () => {
    const external = externalIdentity({ OIDC_AUTHORITY: 'https://id.example' });
    const server = await startTestApplication({ externalIdentity: external }, kind);
    const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/account', payload: newRegistration() });
    expect(statusCode).toBe(403);
    await server.close();
  });
});
