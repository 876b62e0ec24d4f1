import { sql } from 'drizzle-orm';
import { createAuthenticator } from '../../../../test/second-factor/authenticator.ts';
import { addPasskey, codeOf, removeFactors } from '../../../../test/second-factor/factors.ts';
import { describeOnEachStore } from '../../../../test/store/test-store.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../../test/test-application.ts';
import { DEMO_PASSWORD } from '../../seed/demo-accounts.ts';

const password = DEMO_PASSWORD;

describeOnEachStore('The second factor of an account', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({ requiresAdminSecondFactor: true }, kind);
  });
  afterEach(async () => {
    for (const userName of ['engineer', 'sales']) await removeFactors(server.store.db, userName);
  });
  afterAll(() => server.close());

  const engineer = async () => (await server.clientOf('engineer')).secondFactor;
  const texts = (fields: object) => ({ status: 400, data: expect.objectContaining({ errors: fields }) });
  const withApp = async () => {
    const factor = await engineer();
    const { secret } = await factor.startApp({ password });
    return { factor, secret, ...(await factor.confirmApp({ code: codeOf(secret) })) };
  };

  it('is none to begin with, and required of administrators where the setting says so', async () => {
    const none = { authenticatorApp: null, passkeys: [], recoveryCodesLeft: 0 };
    expect(await (await engineer()).read()).toEqual({ ...none, isRequired: false });
    expect(await (await server.clientOf('admin')).secondFactor.read()).toEqual({ ...none, isRequired: true });
  });

  it('is an app once its first code was right, with ten recovery codes', async () => {
    const factor = await engineer();
    const started = await factor.startApp({ password });
    expect(started.address).toBe(
      `otpauth://totp/Kelvane:engineer?issuer=Kelvane&secret=${started.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(Buffer.from(started.qrCode.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg /);
    expect((await factor.read()).authenticatorApp).toBeNull();
    await expect(factor.confirmApp({ code: '000000' })).rejects.toMatchObject({ status: 400 });
    const { recoveryCodes } = await factor.confirmApp({ code: codeOf(started.secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await factor.read()).toMatchObject({
      authenticatorApp: { addedOnUtc: expect.stringMatching(/Z$/) },
      recoveryCodesLeft: 10,
    });
    // The code that confirmed it counts as used, and there is nothing more to confirm.
    await expect(factor.confirmApp({ code: codeOf(started.secret) })).rejects.toMatchObject({ status: 400 });
  });

  it('is written about to its owner whenever it changes, without what was added', async () => {
    const { factor, secret } = await withApp();
    const { recoveryCodes } = await factor.renewRecoveryCodes({ password });
    await factor.removeApp({ password });
    const mails = await (await server.clientOf('admin')).outbox.list();
    const bodies = mails.filter(({ subject }) => subject === 'How you sign in has changed').map(({ body }) => body);
    const [removed, renewed, added] = bodies;
    expect(added).toContain('An authenticator app was added to the account engineer.');
    expect(renewed).toContain('The recovery codes of the account engineer were renewed.');
    expect(removed).toContain('The authenticator app was removed from the account engineer.');
    for (const kept of [secret, ...recoveryCodes]) expect(bodies.join(' ')).not.toContain(kept);
  });

  it('stays as it is until the code of a new phone was right', async () => {
    const { factor, secret } = await withApp();
    const next = await factor.startApp({ password });
    expect(next.secret).not.toBe(secret);
    await expect(factor.confirmApp({ code: codeOf(secret) })).rejects.toMatchObject({ status: 400 });
    const { recoveryCodes } = await factor.confirmApp({ code: codeOf(next.secret) });
    // The previous ones still count.
    expect(recoveryCodes).toBeNull();
  });

  it('lies in the store as nothing that anybody could use', async () => {
    const { secret, recoveryCodes } = await withApp();
    const { rows } = await server.store.db.execute(sql`
      select (select json_agg(a) from authenticator_apps a) as apps, (select json_agg(r) from recovery_codes r) as codes,
        (select json_agg(i) from idempotency_keys i) as responses`);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes ?? []) expect(stored).not.toContain(code);
    expect(server.log()).not.toContain(secret);
  });

  it('is not kept with an idempotency key either, whose responses are stored', async () => {
    const factor = await engineer();
    const { secret } = await factor.startApp({ password }, { context: { idempotencyKey: 'secret-1' } });
    const { rows } = await server.store.db.execute(sql`select count(*)::int as keys from idempotency_keys`);
    expect([rows[0]?.['keys'], secret.length]).toEqual([0, 32]);
  });

  it('changes with the password alone', async () => {
    const { factor } = await withApp();
    const wrong = { password: 'wrong' };
    const { passkeyId } = await addPasskey(server.store.db, 'engineer', TEST_URL);
    for (const call of [
      () => factor.startApp(wrong),
      () => factor.removeApp(wrong),
      () => factor.renewRecoveryCodes(wrong),
      () => factor.passkeyOptions(wrong),
      () => factor.removePasskey({ ...wrong, passkeyId }),
    ]) {
      await server.store.db.execute(sql`delete from sign_in_failures`);
      await expect(call()).rejects.toMatchObject(texts({ password: ['The password is incorrect'] }));
    }
    expect(await factor.read()).toMatchObject({ authenticatorApp: {}, passkeys: [{ passkeyId }] });
  });

  it('makes a user who guesses that password wait', async () => {
    const factor = await engineer();
    for (let i = 0; i < 5; i++) {
      await expect(factor.startApp({ password: `wrong ${i}` })).rejects.toMatchObject({ status: 400 });
    }
    await expect(factor.startApp({ password })).rejects.toMatchObject({ status: 429 });
    const { rows } = await server.store.db.execute(
      sql`select details from audit_records where action = 'sign-in-failed' order by sequence desc limit 1`,
    );
    expect(rows).toEqual([{ details: { step: 'confirmation' } }]);
  });

  it('makes a user who guesses the first code wait too', async () => {
    const factor = await engineer();
    const { secret } = await factor.startApp({ password });
    for (let i = 0; i < 5; i++) {
      await expect(factor.confirmApp({ code: `00000${i}` })).rejects.toMatchObject({ status: 400 });
    }
    await expect(factor.confirmApp({ code: codeOf(secret) })).rejects.toMatchObject({ status: 429 });
  });

  it('has new recovery codes for old ones', async () => {
    const { factor, recoveryCodes } = await withApp();
    const renewed = await factor.renewRecoveryCodes({ password });
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(renewed.recoveryCodes.filter((code) => recoveryCodes?.includes(code))).toEqual([]);
  });

  it('has no recovery codes without a factor: they go with the last one', async () => {
    const { factor } = await withApp();
    await factor.removeApp({ password });
    expect(await factor.read()).toMatchObject({ authenticatorApp: null, recoveryCodesLeft: 0 });
    await expect(factor.renewRecoveryCodes({ password })).rejects.toMatchObject({ status: 400 });
  });

  describe('that is a passkey', () => {
    const begin = async () => {
      const factor = await engineer();
      const { challenge } = (await factor.passkeyOptions({ password })) as { challenge: string };
      return { factor, challenge };
    };

    it('is registered with its name, used names can be changed, and it can be removed', async () => {
      const { factor, challenge } = await begin();
      const credential = createAuthenticator({ origin: TEST_URL }).register(challenge);
      const { passkey, recoveryCodes } = await factor.addPasskey({ name: ' Laptop ', credential });
      expect(passkey).toMatchObject({ name: 'Laptop', lastUsedOnUtc: null, isSynced: false });
      expect(recoveryCodes).toHaveLength(10);
      const { passkeyId } = passkey;
      expect(await factor.renamePasskey({ passkeyId, name: 'Old laptop' })).toMatchObject({ name: 'Old laptop' });
      await factor.removePasskey({ passkeyId, password });
      expect(await factor.read()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    });

    it('must verify its owner, and must not be registered already', async () => {
      const { authenticator } = await addPasskey(server.store.db, 'engineer', TEST_URL);
      expect(await (await engineer()).passkeyOptions({ password })).toMatchObject({
        rp: { id: 'localhost', name: 'Kelvane' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [{ id: authenticator.id }],
      });
    });

    it.each([
      ['of another origin', { origin: 'https://evil.example' }],
      ['that did not ask for its owner', { origin: TEST_URL, verifies: false }],
    ])('is rejected %s', async (_case, options) => {
      const { factor, challenge } = await begin();
      const credential = createAuthenticator(options).register(challenge);
      await expect(factor.addPasskey({ name: 'x', credential })).rejects.toMatchObject({ status: 400 });
    });

    it('responds to a challenge once, in time, and to that of this user alone', async () => {
      const { factor, challenge } = await begin();
      const register = (of = challenge) => createAuthenticator({ origin: TEST_URL }).register(of);
      const other = (await server.clientOf('sales')).secondFactor;
      await expect(other.addPasskey({ name: 'x', credential: register() })).rejects.toMatchObject({ status: 400 });
      await factor.addPasskey({ name: 'x', credential: register() });
      await expect(factor.addPasskey({ name: 'x', credential: register() })).rejects.toMatchObject({ status: 400 });
      const expired = await begin();
      await server.store.db.execute(sql`update passkey_challenges set expires_on_utc = now()`);
      const credential = register(expired.challenge);
      await expect(factor.addPasskey({ name: 'x', credential })).rejects.toMatchObject({ status: 400 });
    });

    it('is of one account: it can neither be registered twice nor be touched by another user', async () => {
      const { passkeyId } = await addPasskey(server.store.db, 'engineer', TEST_URL);
      const other = (await server.clientOf('sales')).secondFactor;
      await expect(other.renamePasskey({ passkeyId, name: 'Mine' })).rejects.toMatchObject({ status: 404 });
      await expect(other.removePasskey({ passkeyId, password })).rejects.toMatchObject({ status: 404 });
      const { factor, challenge } = await begin();
      const authenticator = createAuthenticator({ origin: TEST_URL });
      await factor.addPasskey({ name: 'x', credential: authenticator.register(challenge) });
      const { challenge: second } = (await other.passkeyOptions({ password })) as { challenge: string };
      const taken = other.addPasskey({ name: 'x', credential: authenticator.register(second) });
      await expect(taken).rejects.toMatchObject({ status: 400 });
    });

    it.each([{}, { id: 'x' }, { response: null }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])(
      'is rejected without its parts: %j',
      async (credential) => {
        const { factor } = await begin();
        await expect(factor.addPasskey({ name: 'x', credential })).rejects.toMatchObject({ status: 400 });
      },
    );
  });
});
