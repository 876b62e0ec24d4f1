import { eq } from 'drizzle-orm';
import { addReset } from '../../../test/account-builder.ts';
import { accountServer } from '../../../test/accounts/account-server.ts';
import { addApiKey } from '../../../test/api-keys/add-api-key.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { schema } from '../../core/store/database.ts';
import { DEMO_PASSWORD } from '../seed/demo-accounts.ts';

const CHOSEN = { password: 'blower-wheel-28', confirmPassword: 'blower-wheel-28' };

describeOnEachStore('Forgotten names and passwords', (kind) => {
  const accounts = accountServer(kind);
  const { newBrowser, openLogin, signIn, readDetails, post, mailTo, registered, passwordSignsIn, linkOf } = accounts;

  it('[API-011] [ACC-022] mails the user name, or says that no account has the address', async () => {
    const { username, email } = await registered();
    expect(await post('/forgot-username', { email: email.toUpperCase() })).toEqual({ status: 204, body: null });
    const mail = await mailTo(email, /^Your user name/);
    expect(mail.text).toContain(`Your user name is ${username}.`);
    const unknown = await post('/forgot-username', { email: 'unknown@northshore.example' });
    expect([unknown.status, unknown.body.message]).toEqual([
      404,
      'There is no account registered to that email. Please check the spelling.',
    ]);
  });

  it('[API-012] [API-013] [ACC-014] resets a password through the mailed link, once', async () => {
    const { username, email, password } = await registered();
    const { db } = accounts.server.store;
    const [user] = await db.select().from(schema.users).where(eq(schema.users.userName, username));
    const { apiKeyId } = await addApiKey(db, user?.id ?? '', ['size']);
    expect(await post('/forgot-password', { username: username.toUpperCase() })).toEqual({ status: 204, body: null });
    const { searchParams, pathname } = linkOf(await mailTo(email, /^Choose a new password/));
    expect([pathname, searchParams.get('u')]).toEqual(['/account/reset-password/', username]);
    const token = searchParams.get('t') ?? '';
    const reset = () => post('/reset-password', { token, username, ...CHOSEN });
    expect((await reset()).status).toBe(204);
    expect(await passwordSignsIn(username, CHOSEN.password)).toBe(true);
    expect(await passwordSignsIn(username, password)).toBe(false);
    const [apiKey] = await db.select().from(schema.apiKeys).where(eq(schema.apiKeys.id, apiKeyId));
    expect(apiKey?.revokedOnUtc).toEqual(expect.any(Date));
    const used = await reset();
    expect([used.status, used.body.errors]).toEqual([400, { token: ['This link is no longer valid.'] }]);
    await mailTo(email, /password at .* was changed$/);
    const unknown = await post('/forgot-password', { username: 'unknown-user' });
    expect([unknown.status, unknown.body.message]).toEqual([
      404,
      'There is no account with that username. Please check the spelling.',
    ]);
  });

  it('mails an account a few times, then rejects more requests from any address', async () => {
    const { username, email } = await registered();
    const statuses: number[] = [];
    for (const host of [1, 2, 3, 4, 5, 6]) {
      const payload = { username };
      const from = {
        method: 'POST',
        url: '/api/account/forgot-password',
        remoteAddress: `198.51.100.${host}`,
      } as const;
      statuses.push((await accounts.server.app.inject({ ...from, payload })).statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect((await post('/forgot-username', { email })).status).toBe(429);
    expect((await post('/forgot-password', { username: (await registered()).username })).status).toBe(204);
  });

  it('[API-013] takes the newest link alone, in time, for its own account', async () => {
    const first = await addReset(accounts.server);
    const second = await addReset(accounts.server);
    const reset = (token: string, username = 'engineer') => post('/reset-password', { token, username, ...CHOSEN });
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second, 'sales')).status).toBe(400);
    expect((await reset(`${second}x`)).status).toBe(400);
    expect((await reset(await addReset(accounts.server, new Date(Date.now() - 1)))).status).toBe(400);
  });

  it('[API-013] lets one of two resets at the same moment through, and a common password none', async () => {
    const { username } = await registered();
    const token = await addReset(accounts.server);
    const common = await post('/reset-password', {
      ...{ token, username: 'engineer', password: 'password123', confirmPassword: 'password123' },
    });
    expect([common.status, Object.keys(common.body.errors)]).toEqual([400, ['password']]);
    const body = { token, username: 'engineer', password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
    const responses = await Promise.all([post('/reset-password', body), post('/reset-password', body)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(username).not.toBe('engineer');
  });

  it('a reset signs out everyone who signed in with the previous password', async () => {
    const browser = newBrowser();
    const { tokens } = await signIn(browser);
    expect((await readDetails(tokens.access_token)).statusCode).toBe(200);
    const token = await addReset(accounts.server);
    const body = { token, username: 'engineer', password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
    expect((await post('/reset-password', body)).status).toBe(204);
    expect((await readDetails(tokens.access_token)).statusCode).toBe(419);
    expect((await openLogin(browser)).page.body).toContain('<h1>Sign in</h1>');
  });
});
