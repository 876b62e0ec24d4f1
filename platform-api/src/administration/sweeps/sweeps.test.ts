import { eq, inArray } from 'drizzle-orm';
import { insertFanItem } from '../../../test/fan-item-fixture.ts';
import { authorizationRequest } from '../../../test/identity/browser.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../test/test-application.ts';
import { guestKeyHash } from '../../core/http/call-context.ts';
import { schema } from '../../core/store/database.ts';
import { FREQUENT_SWEEPS, sweepStore } from './sweeps.ts';

const DAY_MS = 86_400_000;

describeOnEachStore('The daily sweep', (kind) => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
  });
  afterAll(() => server.close());

  const sweep = () => sweepStore(server.store.db, server.app.log);
  const ids = async (table: typeof schema.fanItems | typeof schema.resultSets) =>
    new Set((await server.store.db.select({ id: table.id }).from(table)).map((row) => row.id));

  it('[A-110] [A-137] drops what guests left unsaved for 30 days, and nothing else', async () => {
    const { db } = server.store;
    const userId = await server.userId('engineer');
    const guest = guestKeyHash('guest');
    const old = new Date(Date.now() - 31 * DAY_MS);
    const recent = new Date(Date.now() - 29 * DAY_MS);
    const { projectId } = await (await server.clientOf('engineer')).projects.create({ projectName: 'Kept' });
    const gone = await insertFanItem(db, { guestKeyHash: guest, createdOnUtc: old });
    const kept = [
      await insertFanItem(db, { guestKeyHash: guest, createdOnUtc: recent }),
      await insertFanItem(db, { userId, createdOnUtc: old }),
      await insertFanItem(db, { userId, projectId, guestKeyHash: guest, createdOnUtc: old }),
    ];
    // Searches that no item came from.
    const search = (createdOnUtc: Date) => insertFanItem(db, { guestKeyHash: guest, createdOnUtc });
    const searches = [(await search(old)).resultId, (await search(recent)).resultId];
    await db.delete(schema.fanItems).where(inArray(schema.fanItems.resultId, searches));
    // A guest's result set lives as long as a saved item refers to it.
    const claimed = await insertFanItem(db, { guestKeyHash: guest, createdOnUtc: old });
    await db.update(schema.fanItems).set({ userId, projectId }).where(eq(schema.fanItems.id, claimed.itemId));
    await sweep();
    const items = await ids(schema.fanItems);
    const sets = await ids(schema.resultSets);
    expect([items.has(gone.itemId), sets.has(gone.resultId)]).toEqual([false, false]);
    expect(searches.map((id) => sets.has(id))).toEqual([false, true]);
    for (const { itemId, resultId } of [...kept, claimed]) {
      expect([items.has(itemId), sets.has(resultId)]).toEqual([true, true]);
    }
  });

  it('drops expired identity payloads and sign-in tries', async () => {
    const { db } = server.store;
    const { oidcPayloads, signInTries } = schema;
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    await db.insert(oidcPayloads).values([
      { type: 'Session', id: 'old', payload: {}, expiresOnUtc: at(-1) },
      { type: 'Session', id: 'new', payload: {}, expiresOnUtc: at(1) },
    ]);
    await db.insert(signInTries).values({ key: 'old', tries: 3, startedOnUtc: at(-1) });
    await sweep();
    expect((await db.select().from(oidcPayloads)).map((row) => row.id)).toEqual(['new']);
    expect(await db.select().from(signInTries)).toEqual([]);
  });

  it('drops what a sign-in or a new password waited for once its time is over', async () => {
    const { db } = server.store;
    const { oidcPayloads, passwordResets, signInCodes, signInSteps, signedInSessions } = schema;
    const [userId, otherId] = [await server.userId('engineer'), await server.userId('dev')];
    const [over, ahead] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
    await db.insert(passwordResets).values([
      { userId, tokenHash: 'old', expiresOnUtc: over },
      { userId: otherId, tokenHash: 'new', expiresOnUtc: ahead },
    ]);
    await db.insert(signInCodes).values([
      { codeHash: 'old', userId, expiresOnUtc: over },
      { codeHash: 'new', userId, expiresOnUtc: ahead },
    ]);
    await db.insert(signInSteps).values([
      { id: 'old', userId, isRemembered: false, expiresOnUtc: over },
      { id: 'new', userId, isRemembered: false, expiresOnUtc: ahead },
    ]);
    await db.delete(signedInSessions);
    const session = { userId, providerSession: 'p', address: '127.0.0.1', methods: ['pwd'] };
    await db.insert(signedInSessions).values(['old', 'new'].map((id) => ({ ...session, id })));
    await db.insert(oidcPayloads).values([
      { type: 'Grant', id: 'old', payload: {}, expiresOnUtc: over },
      { type: 'Grant', id: 'new', payload: {}, expiresOnUtc: ahead },
    ]);
    await sweep();
    // Sessions go by their grants, which the frequent sweeps take away after the daily ones.
    await sweep();
    expect((await db.select().from(passwordResets)).map((row) => row.tokenHash)).toEqual(['new']);
    expect((await db.select().from(signInCodes)).map((row) => row.codeHash)).toEqual(['new']);
    expect((await db.select().from(signInSteps)).map((row) => row.id)).toEqual(['new']);
    expect((await db.select().from(signedInSessions)).map((row) => row.id)).toEqual(['new']);
  });

  it('drops invitations that ended 90 days ago, and keeps those that an owner may renew', async () => {
    const { db } = server.store;
    const { projectInvitations } = schema;
    const { projectId } = await (await server.clientOf('engineer')).projects.create({ projectName: 'Invited to' });
    const invited = { projectId, role: 'editor', invitedById: await server.userId('engineer') } as const;
    const endings = { forgotten: -91, renewable: -89, open: 1 };
    await db.insert(projectInvitations).values(
      Object.entries(endings).map(([name, days]) => ({
        ...invited,
        ...{ email: `${name}@example.com`, emailKey: `${name}@example.com`, tokenHash: name },
        expiresOnUtc: new Date(Date.now() + days * DAY_MS),
      })),
    );
    await sweep();
    const left = await db.select({ name: projectInvitations.tokenHash }).from(projectInvitations);
    expect(left.map(({ name }) => name).sort()).toEqual(['open', 'renewable']);
  });

  it('goes on when one of its parts fails', async () => {
    const { db } = server.store;
    await db.execute('alter table idempotency_keys rename to idempotency_keys_away');
    await db.insert(schema.signInTries).values({ key: 'old', tries: 1, startedOnUtc: new Date(0) });
    await sweep();
    await db.execute('alter table idempotency_keys_away rename to idempotency_keys');
    expect(server.log()).toContain('sweeping idempotency keys failed');
    expect(await db.select().from(schema.signInTries)).toEqual([]);
  });

  it('drops a sign-in that was started and not finished within the hour', async () => {
    const { db } = server.store;
    const interactions = () => db.select().from(schema.oidcPayloads).where(eq(schema.oidcPayloads.type, 'Interaction'));
    await server.app.inject({ url: authorizationRequest(TEST_URL).url.slice(TEST_URL.length) });
    const sweepAfter = (minutes: number) =>
      sweepStore(db, server.app.log, new Date(Date.now() + minutes * 60_000), FREQUENT_SWEEPS);
    await sweepAfter(40);
    expect(await interactions()).toHaveLength(1);
    await sweepAfter(50);
    expect(await interactions()).toEqual([]);
  });
});
