import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { externalIdentity } from '../../../test/identity/external-identity.ts';
import { defaultStoreKind, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { schema } from '../../core/store/database.ts';
import { type AccountsOfTokens, createCallerOfToken, localAccounts, whoIsByIds } from './authenticate.ts';
import { externalAccounts } from './external/external-accounts.ts';
import { createAuthenticate } from './identity.ts';

const ISSUER = 'https://id.example';
const MAPPING = externalIdentity({ OIDC_AUTHORITY: ISSUER });

describe('The caller of an access token', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(defaultStoreKind());
  });
  afterAll(() => store.close());

  const addUser = async (changes: Partial<typeof schema.users.$inferInsert> = {}) => {
    const userName = `u-${randomUUID()}`;
    const [user] = await store.db
      .insert(schema.users)
      .values({
        userName,
        email: `${userName}@fans.example`,
        firstName: 'Ann',
        lastName: 'Bell',
        roles: ['user', 'sales'],
        salesRegions: [24],
        ...changes,
      })
      .returning();
    return { ...user, id: user?.id ?? '', userName };
  };

  const callerBy = (claims: JWTPayload, accountOf: AccountsOfTokens) =>
    createCallerOfToken({ verify: async () => ({ sub: '', ...claims }) }, accountOf)('a.b.c');
  const callerOf = (claims: JWTPayload, ended: readonly string[] = []) =>
    callerBy(claims, localAccounts(store.db, { has: (id) => ended.includes(id) }));
  const externalCaller = (claims: JWTPayload) => callerBy(claims, externalAccounts(store.db, ISSUER, MAPPING));
  const rowOf = async (id: string) => (await store.db.select().from(schema.users).where(eq(schema.users.id, id)))[0];

  it('is the user it names, with the rights of the store', async () => {
    const { id: userId, userName } = await addUser();
    const caller = {
      userId,
      userName,
      sessionId: 's',
      roles: ['user', 'sales'],
      salesRegions: [24],
      isExternal: false,
    };
    expect(await callerOf({ sub: userId, sid: 's', roles: ['admin'] })).toEqual(caller);
    expect(await callerOf({ sub: userId.toUpperCase(), sid: 's' })).toEqual(caller);
  });

  it('is external when their session is', async () => {
    const { id: sub } = await addUser();
    expect(await callerOf({ sub, sid: 's', amr: ['pwd', 'external'] })).toMatchObject({ isExternal: true });
    expect(await callerOf({ sub, sid: 's', amr: 'external' })).toMatchObject({ isExternal: true });
    expect(await callerOf({ sub, sid: 's', amr: ['pwd'] })).toMatchObject({ isExternal: false });
  });

  it('is rejected once the session has ended, or without one', async () => {
    const { id: sub } = await addUser();
    const rejection = { kind: 'session-expired', message: 'You have signed out. Please sign in again.' };
    await expect(callerOf({ sub, sid: 's-1' }, ['s-1'])).rejects.toMatchObject(rejection);
    await expect(callerOf({ sub })).rejects.toMatchObject(rejection);
    await expect(callerOf({ sub, sid: 's-2' }, ['s-1'])).resolves.toMatchObject({ userId: sub });
  });

  it.each([
    ['an unknown user', randomUUID()],
    ['what is no id', 'maya'],
    ['an id with something before it', `x${randomUUID()}`],
    ['an id with something after it', `${randomUUID()}x`],
    ['an id of a part too few', randomUUID().slice(0, 23) + randomUUID().slice(23 + 5)],
    ['an id whose last part is one letter', randomUUID().slice(0, 25)],
  ])('is rejected for %s', async (_case, sub) => {
    await expect(callerOf({ sub, sid: 's' })).rejects.toMatchObject({
      kind: 'not-signed-in',
      message: 'This account is closed.',
    });
  });

  it('is rejected once the account is closed, local or of an external provider', async () => {
    const closed = { closedOnUtc: new Date() };
    const { id: sub } = await addUser(closed);
    await expect(callerOf({ sub, sid: 's' })).rejects.toMatchObject({ kind: 'not-signed-in' });
    await addUser({ ...closed, issuer: ISSUER, subject: 'gone' });
    await expect(externalCaller({ sub: 'gone' })).rejects.toMatchObject({ kind: 'not-signed-in' });
  });

  describe('of an external provider', () => {
    it('has a row of their own, with what the token says and nothing made up', async () => {
      const claims = {
        sub: 'full',
        preferred_username: 'p'.repeat(60),
        email: 'pat@corp.example',
        given_name: 'Pat',
        family_name: 'Doe',
        role: 'user',
        sales_region: [15, 24],
        default_sales_region: 24,
      };
      const caller = await externalCaller(claims);
      expect(caller).toMatchObject({ roles: ['user'], salesRegions: [15, 24], isExternal: true });
      const row = await rowOf(caller.userId);
      expect(row).toMatchObject({
        issuer: ISSUER,
        subject: 'full',
        userName: expect.stringMatching(/^p{39}\.[0-9a-f]{10}$/),
        email: 'pat@corp.example',
        firstName: 'Pat',
        lastName: 'Doe',
        defaultSalesRegion: 24,
      });
    });

    it('gets a name and an address where the token has none', async () => {
      const caller = await externalCaller({ sub: 'bare', given_name: 7 });
      const mark = /^user\.([0-9a-f]{10})$/.exec(caller.userName)?.[1];
      expect(await rowOf(caller.userId)).toMatchObject({
        email: `${mark}@external.invalid`,
        firstName: '',
        lastName: '',
        roles: [],
        salesRegions: [],
        defaultSalesRegion: null,
      });
      expect((await externalCaller({ sub: 'bare-2' })).userName).not.toBe(caller.userName);
    });

    it.each([
      ['their first', { sales_region: [15, 24] }, 15],
      ['none that the product does not know', { sales_region: [24], default_sales_region: 99_999 }, null],
    ])('has as default sales region %s', async (_case, claims, region) => {
      const { userId } = await externalCaller({ sub: randomUUID(), ...claims });
      expect((await rowOf(userId))?.defaultSalesRegion).toBe(region);
    });

    it('leaves an address to the account that had it first, and accepts none that was not verified', async () => {
      const email = 'shared@corp.example';
      await addUser({ email });
      const other = await externalCaller({ sub: 'second', email: email.toUpperCase() });
      expect((await rowOf(other.userId))?.email).toMatch(/^[0-9a-f]{10}@external\.invalid$/);
      const unproven = await externalCaller({ sub: 'third', email: 'boss@corp.example', email_verified: false });
      expect((await rowOf(unproven.userId))?.email).toMatch(/@external\.invalid$/);
      const proven = await externalCaller({ sub: 'third', email: 'boss@corp.example', email_verified: true });
      expect([proven.userId, (await rowOf(proven.userId))?.email]).toEqual([unproven.userId, 'boss@corp.example']);
    });

    it('keeps one row when two first calls come at once', async () => {
      const claims = { sub: 'twice', email: 'twice@corp.example' };
      const [first, second] = await Promise.all([externalCaller(claims), externalCaller(claims)]);
      expect(first.userId).toBe(second.userId);
    });

    it('is rejected where the token does not identify its user', async () => {
      const mapping = externalIdentity({ OIDC_AUTHORITY: ISSUER, OIDC_CLAIM_USER_ID: 'oid' });
      await expect(callerBy({ sub: 'someone' }, externalAccounts(store.db, ISSUER, mapping))).rejects.toMatchObject({
        kind: 'not-signed-in',
        message: 'The access token does not say who it is of: it has no claim oid.',
      });
    });

    it('is written again when the token says something new, and only then', async () => {
      const sub = 'changing';
      const { userId } = await externalCaller({ sub, role: 'user', email: 'one@corp.example' });
      const before = new Date('2020-01-01');
      await store.db.update(schema.users).set({ updatedOnUtc: before }).where(eq(schema.users.id, userId));
      await externalCaller({ sub, role: 'user', email: 'one@corp.example' });
      expect((await rowOf(userId))?.updatedOnUtc).toEqual(before);
      const promoted = await externalCaller({ sub, role: ['user', 'admin'], email: 'one@corp.example' });
      expect(promoted).toMatchObject({ userId, roles: ['user', 'admin'] });
      expect((await rowOf(userId))?.updatedOnUtc.getTime()).toBeGreaterThan(before.getTime());
    });
  });

  describe('whom a connection belongs to', () => {
    const whoIs = (userId: string | null) => whoIsByIds(store.db)({ userId, guestKeyHash: 'hash' });

    it('is the user with the rights they have now', async () => {
      const { id: userId } = await addUser();
      await store.db
        .update(schema.users)
        .set({ roles: ['user'] })
        .where(eq(schema.users.id, userId));
      expect(await whoIs(userId)).toMatchObject({
        caller: { userId, roles: ['user'], isExternal: false },
        actor: { userId, guestKeyHash: 'hash' },
        manufacturerLabelId: null,
      });
    });

    it('is a guest without a user, and where the account is closed', async () => {
      const { id: userId } = await addUser({ closedOnUtc: new Date() });
      const guest = { caller: null, actor: { userId: null, guestKeyHash: 'hash' }, manufacturerLabelId: null };
      expect([await whoIs(null), await whoIs(userId)]).toEqual([guest, guest]);
    });
  });
});

describe('The authorization header', () => {
  it.each([
    ['Bearer a.b.c', 'a.b.c'],
    ['bearer   a.b.c', 'a.b.c'],
    ['Bearer', null],
    ['Bearer a b', null],
    ['Bearera', null],
    ['My Bearer a', null],
    ['Basic a', null],
    [undefined, null],
  ])('%p names the token %p', async (authorization, token) => {
    const requested: string[] = [];
    const caller = { userId: '1' } as never;
    const authenticate = createAuthenticate(async (given) => {
      requested.push(given);
      return caller;
    });
    const request = { headers: { authorization } } as FastifyRequest;
    expect(await authenticate(request)).toBe(token === null ? null : caller);
    expect(requested).toEqual(token === null ? [] : [token]);
  });
});
