import { statusOf } from '@specbuilder/shared-contracts/client';
import { eq, inArray, sql } from 'drizzle-orm';
import { describeOnEachStore } from '../../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../../test/test-application.ts';
import { DEMO_PASSWORD } from '../../../accounts/seed/demo-accounts.ts';
import { schema } from '../../../core/store/database.ts';

const { users } = schema;

describeOnEachStore('At the moment at which an account is deleted', (kind) => {
  let server: TestApplication;
  beforeEach(async () => {
    server = await startTestApplication({}, kind);
  });
  afterEach(() => server.close());

  /** On the embedded store calls wait for each other before they reach their first row. */
  async function untilWaiting(count: number): Promise<void> {
    if (kind === 'embedded') return;
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await server.store.db.execute(waiting)).rows.length < count) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Begins calls one after the other while the accounts' rows are locked, and lets them go on together. */
  async function together(ids: readonly string[], calls: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
    const started: Promise<unknown>[] = [];
    await server.store.db.transaction(async (tx) => {
      await tx.select().from(users).where(inArray(users.id, ids)).for('update');
      for (const call of calls) {
        started.push(call().catch((error: unknown) => error));
        await untilWaiting(started.length);
      }
    });
    return Promise.all(started);
  }

  // The embedded store takes one connection at a time, so there the write is finished or has not started.
  if (kind === 'postgres')
    it('another write of its owner is rejected, or goes with the account', async () => {
      const engineer = await server.clientOf('engineer');
      const id = await server.userId('engineer');
      const deletion = { password: DEMO_PASSWORD, userName: 'engineer', projects: 'delete', colleague: '' } as const;
      const [deleted, created] = await together(
        [id],
        [() => engineer.privacy.deleteAccount(deletion), () => engineer.projects.create({ projectName: 'Too late' })],
      );
      expect(deleted).toBeUndefined();
      await server.jobs.idle();
      expect([null, 401]).toContain(statusOf(created));
      expect(await server.store.db.$count(schema.projects, eq(schema.projects.name, 'Too late'))).toBe(0);
      expect(await server.store.db.$count(users, eq(users.id, id))).toBe(0);
    });

  it('two who give each other their projects do not block each other: one is deleted, and the other is rejected', async () => {
    // Deletions wait for each other at the administrators' rows, where there are any.
    await server.store.db.update(users).set({ closedOnUtc: new Date() }).where(sql`'admin' = any(${users.roles})`);
    const names = ['engineer', 'sales'] as const;
    const ids = await Promise.all(names.map((name) => server.userId(name)));
    const clients = await Promise.all(names.map((name) => server.clientOf(name)));
    for (const client of clients) await client.projects.create({ projectName: 'Given' });
    const gone = await together(
      ids,
      clients.map((client, at) => {
        const [userName = '', colleague = ''] = at === 0 ? names : [...names].reverse();
        const deletion = { password: DEMO_PASSWORD, userName, projects: 'hand-over', colleague } as const;
        return () => client.privacy.deleteAccount(deletion);
      }),
    );
    expect(gone.map((response) => statusOf(response) ?? 204).sort()).toEqual([204, 400]);
    await server.jobs.idle();
    const left = await server.store.db.select().from(users).where(inArray(users.id, ids));
    expect(left).toHaveLength(1);
    expect(
      await server.store.db.$count(schema.projects, eq(schema.projects.userId, left[0]?.id ?? '')),
    ).toBeGreaterThan(1);
  });
});
