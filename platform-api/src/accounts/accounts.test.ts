import { UserActionType } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { externalIdentity } from '../identity/testing/external-identity.ts';
import { visitorsOf } from '../identity/testing/visitors-of.ts';
import { type MailServer, startMailServer } from '../outbox/testing/mail-server.ts';
import { DEMO_PASSWORD } from '../seed/demo-users.ts';
import { schema } from '../store/database.ts';
import { describeOnEachStore } from '../store/testing/test-store.ts';
import { addReset } from '../testing/account-maker.ts';
import { newRegistration } from '../testing/account-samples.ts';
import { startTestApplication, type TestApplication } from '../testing/test-application.ts';
import { until } from '../testing/until.ts';

const CHOSEN = { password: 'blower-wheel-28', confirmPassword: 'blower-wheel-28' };

describeOnEachStore('Accounts', (kind) => {
  let mailServer: MailServer;
  let server: TestApplication;
  beforeAll(async () => {
    mailServer = await startMailServer();
    const mail = { smtpUrl: mailServer.smtpUrl, from: 'product@specbuilder.example' };
    server = await startTestApplication({ mail }, kind);
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });

  const { newBrowser, openLogin, signIn, readDetails } = visitorsOf(() => server);

  const post = async (path: string, body: object, headers = {}) => {
    const response = await server.app.inject({ method: 'POST', url: `/api/account${path}`, payload: body, headers });
    return { status: response.statusCode, body: response.statusCode === 204 ? null : response.json() };
  };
  const mailTo = (address: string, subject: RegExp): Promise<Email> =>
    until(async () =>
      mailServer.received.find(({ to, subject: of }) => to?.[0]?.address === address && subject.test(of ?? '')),
    );
  const registered = async () => {
    const entered = newRegistration();
    await post('', entered);
    return entered;
  };
  const passwordSignsIn = async (username: string, password: string) => {
    const browser = newBrowser();
    const { loginUrl } = await openLogin(browser);
    return (await browser.post(loginUrl, { username, password })).statusCode === 303;
  };
  const linkOf = (mail: Email) => new URL(/https?:\S+reset-password\S+/.exec(mail.text ?? '')?.[0] ?? '');

  it('[API-010] [ACC-026] [ENU-033] makes an account, answers with a one-time code and counts as a user action', async () => {
    const entered = newRegistration();
    const { status, body } = await post('', entered);
    expect([status, body]).toEqual([200, { otac: expect.stringMatching(/^[\w-]{43}$/) }]);
    const [user] = await server.store.db.select().from(schema.users).where(eq(schema.users.userName, entered.username));
    expect(user).toMatchObject({
      ...{ email: entered.email, companyName: 'Northshore Engineering', companyPhoneNumber: null, roles: ['user'] },
      ...{ companyCity: 'Chicago', companyState: 'IL', companyCountry: 'USA', companyPostalCode: '60601' },
    });
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    const actions = await server.store.db
      .select()
      .from(schema.userEvents)
      .where(eq(schema.userEvents.userId, user?.id ?? ''));
    expect(actions.map(({ eventType }) => eventType)).toEqual([UserActionType.CreatedAccount]);
    expect(await passwordSignsIn(entered.username, entered.password)).toBe(true);
  });

  it('[API-010] [ACC-027] [ACC-009] refuses what another account has, at both fields and in any case', async () => {
    const { username, email } = await registered();
    const again = { ...newRegistration(), username: username.toUpperCase(), email: email.toUpperCase() };
    expect(await post('', again)).toEqual({
      status: 400,
      body: expect.objectContaining({
        errors: {
          username: ['Another account has that user name'],
          email: ['Another account has that e-mail address'],
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
  ])('[ACC-027] refuses a bad %s', async (field, changes) => {
    const { status, body } = await post('', { ...newRegistration(), ...changes });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('makes one account of two registrations at the same moment', async () => {
    const entered = newRegistration();
    const answers = await Promise.all([post('', entered), post('', entered)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('gives nobody a role, a region or an id who asks for one', async () => {
    const entered = newRegistration();
    await post('', { ...entered, roles: ['admin'], salesRegions: [24], id: 'x', userId: 'x' });
    const [user] = await server.store.db.select().from(schema.users).where(eq(schema.users.userName, entered.username));
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
    const late = await register();
    await server.store.db.update(schema.signInCodes).set({ expiresOnUtc: new Date(Date.now() - 1) });
    const ranOut = await openLogin(browser, { otac: late, prompt: 'login' });
    expect([elsewhere, wrong, ranOut].map(({ page }) => page.statusCode)).toEqual([200, 200, 200]);
  });

  it('[API-011] [ACC-022] mails the user name, or says that no account has the address', async () => {
    const { username, email } = await registered();
    expect(await post('/forgot-username', { email: email.toUpperCase() })).toEqual({ status: 204, body: null });
    const mail = await mailTo(email, /^Your user name/);
    expect(mail.text).toContain(`Your user name is ${username}.`);
    const unknown = await post('/forgot-username', { email: 'nobody@northshore.example' });
    expect([unknown.status, unknown.body.message]).toEqual([
      404,
      'There is no account registered to that email. Please check the spelling.',
    ]);
  });

  it('[API-012] [API-013] [ACC-014] resets a password through the mailed link, once', async () => {
    const { username, email, password } = await registered();
    expect(await post('/forgot-password', { username: username.toUpperCase() })).toEqual({ status: 204, body: null });
    const { searchParams, pathname } = linkOf(await mailTo(email, /^Choose a new password/));
    expect([pathname, searchParams.get('u')]).toEqual(['/account/reset-password/', username]);
    const token = searchParams.get('t') ?? '';
    const reset = () => post('/reset-password', { token, username, ...CHOSEN });
    expect((await reset()).status).toBe(204);
    expect(await passwordSignsIn(username, CHOSEN.password)).toBe(true);
    expect(await passwordSignsIn(username, password)).toBe(false);
    const used = await reset();
    expect([used.status, used.body.errors]).toEqual([400, { token: ['This link is not valid any more.'] }]);
    await mailTo(email, /password at .* was changed$/);
    const unknown = await post('/forgot-password', { username: 'nobody-at-all' });
    expect([unknown.status, unknown.body.message]).toEqual([
      404,
      'There is no account with that username. Please check the spelling.',
    ]);
  });

  it('mails an account a few times, then asks to wait, from whatever address', async () => {
    const { username, email } = await registered();
    const statuses: number[] = [];
    for (const host of [1, 2, 3, 4, 5, 6]) {
      const payload = { username };
      const from = {
        method: 'POST',
        url: '/api/account/forgot-password',
        remoteAddress: `198.51.100.${host}`,
      } as const;
      statuses.push((await server.app.inject({ ...from, payload })).statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect((await post('/forgot-username', { email })).status).toBe(429);
    expect((await post('/forgot-password', { username: (await registered()).username })).status).toBe(204);
  });

  it('[API-013] takes the newest link alone, in time, for its own account', async () => {
    const first = await addReset(server);
    const second = await addReset(server);
    const reset = (token: string, username = 'engineer') => post('/reset-password', { token, username, ...CHOSEN });
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second, 'sales')).status).toBe(400);
    expect((await reset(`${second}x`)).status).toBe(400);
    expect((await reset(await addReset(server, new Date(Date.now() - 1)))).status).toBe(400);
  });

  it('[API-013] lets one of two resets at the same moment through, and a common password none', async () => {
    const { username } = await registered();
    const token = await addReset(server);
    const common = await post('/reset-password', {
      ...{ token, username: 'engineer', password: 'password123', confirmPassword: 'password123' },
    });
    expect([common.status, Object.keys(common.body.errors)]).toEqual([400, ['password']]);
    const body = { token, username: 'engineer', password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
    const answers = await Promise.all([post('/reset-password', body), post('/reset-password', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(username).not.toBe('engineer');
  });

  it('a reset signs everybody out who was signed in with the password of before', async () => {
    const browser = newBrowser();
    const { tokens } = await signIn(browser);
    expect((await readDetails(tokens.access_token)).statusCode).toBe(200);
    const token = await addReset(server);
    const body = { token, username: 'engineer', password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
    expect((await post('/reset-password', body)).status).toBe(204);
    expect((await readDetails(tokens.access_token)).statusCode).toBe(419);
    expect((await openLogin(browser)).page.body).toContain('<h1>Sign in</h1>');
  });

  const change = (accessToken: string, body: object) =>
    server.app.inject({
      ...{ method: 'PUT', url: '/api/user/password', payload: body },
      headers: { authorization: `Bearer ${accessToken}` },
    });

  it('[API-016] [ACC-029] changes the password of who knows the old one, and ends the other sessions', async () => {
    const here = await signIn(newBrowser());
    const there = await signIn(newBrowser());
    const userId = await server.userId('engineer');
    const body = { userId, oldPassword: 'not-this-1', newPassword: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
    const refused = await change(here.tokens.access_token, body);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ errors: { oldPassword: ['The old password is not right'] } }),
    ]);
    expect((await readDetails(there.tokens.access_token)).statusCode).toBe(200);
    const changed = await change(here.tokens.access_token, { ...body, oldPassword: DEMO_PASSWORD });
    expect(changed.statusCode).toBe(204);
    expect((await readDetails(here.tokens.access_token)).statusCode).toBe(200);
    expect((await readDetails(there.tokens.access_token)).statusCode).toBe(419);
    await mailTo('engineer@specbuilder.example', /password at .* was changed$/);
  });

  it('[API-016] changes nobody else’s password', async () => {
    const { tokens } = await signIn(newBrowser(), 'sales');
    const userId = await server.userId('engineer');
    const body = {
      userId,
      oldPassword: DEMO_PASSWORD,
      newPassword: 'blower-wheel-2',
      confirmPassword: 'blower-wheel-2',
    };
    expect((await change(tokens.access_token, body)).statusCode).toBe(403);
  });

  it('writes to both addresses when the e-mail changes, and a mailed link stops working', async () => {
    const token = await addReset(server);
    const engineer = await server.clientOf('engineer');
    const profile = { userId: await server.userId('engineer'), firstName: 'Maya', lastName: 'Lindqvist' };
    await engineer.user.saveProfile({ ...profile, email: 'maya.new@northshore.example' });
    expect((await mailTo('engineer@specbuilder.example', /has another e-mail address$/)).text).toContain('write to us');
    await mailTo('maya.new@northshore.example', /uses this e-mail address$/);
    expect((await post('/reset-password', { token, username: 'engineer', ...CHOSEN })).status).toBe(400);
    await engineer.user.saveProfile({ ...profile, email: 'engineer@specbuilder.example' });
  });

  it('[ACC-026] welcomes in the caller’s language, as text and as a page in the brand’s colour', async () => {
    const entered = newRegistration();
    await post('', entered, { 'accept-language': 'es', 'x-manufacturer-id': '17' });
    const mail = await mailTo(entered.email, /^Le damos la bienvenida/);
    expect(mail.text).toContain(`Su cuenta ${entered.username} está lista.`);
    expect(mail.html).toContain(`Su cuenta ${entered.username} está lista.`);
    const [brand] = await server.store.db.select().from(schema.brands).where(eq(schema.brands.manufacturerLabelId, 17));
    expect(mail.html).toContain(`background:${brand?.settings.appearance.brandVariants['80']}`);
    expect(mail.html).toContain('manufacturerLabelId=17');
  });

  it('writes into the audit log what happened to an account, without a word of what was typed', async () => {
    const { username, email } = await registered();
    await post('/forgot-password', { username });
    const token = linkOf(await mailTo(email, /^Choose a new password/)).searchParams.get('t') ?? '';
    await post('/reset-password', { token, username, ...CHOSEN });
    const [user] = await server.store.db.select().from(schema.users).where(eq(schema.users.userName, username));
    const lines = await server.store.db
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
    await server.app.inject({ url: `/account/reset-password/?t=${token}&u=${username}` });
    await post('/reset-password', { token, username, ...CHOSEN });
    for (const secret of [password, otac, token, CHOSEN.password]) expect(server.log()).not.toContain(secret);
    const kept = async () =>
      (await server.store.db.select().from(schema.outboxMails).where(eq(schema.outboxMails.recipient, email))).find(
        ({ hasSecret, state }) => hasSecret && state === 'sent',
      );
    expect(await until(kept)).toMatchObject({ body: '', html: null });
    const resets = await server.store.db.select().from(schema.passwordResets);
    expect(JSON.stringify(resets)).not.toContain(token);
  });
});

describeOnEachStore('Accounts that callers try often', (kind) => {
  it('[AUT-032] are looked at ten times a minute from one address', async () => {
    const rates = { read: 9, write: 9, sizing: 9, image: 9, mail: 9, account: 10, upload: 9, telemetry: 9 };
    const server = await startTestApplication({ rates }, kind);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      const payload = { username: `nobody-${tries}` };
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
