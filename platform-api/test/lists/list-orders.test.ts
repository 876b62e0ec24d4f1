import { type SQLWrapper, sql } from 'drizzle-orm';
import { usersOfPage } from '../../src/accounts/admin-users/store.ts';
import { sequencesOfPage } from '../../src/administration/audit-log/store.ts';
import { idsOfPage as customersOfPage } from '../../src/sales/customers/store.ts';
import { idsOfPage as eventsOfPage } from '../../src/sales/events/store.ts';
import { defaultStoreKind, openTestStore, type TestStore } from '../store/test-store.ts';

const ROWS = { limit: 50, offset: 0 };
const BOTH_WAYS = [false, true].flatMap((isDescending) =>
  [false, true].map((isFromEnd) => ({ isDescending, isFromEnd })),
);

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(defaultStoreKind());
});
afterAll(() => store.close());

/** How the database reads a page when it may sort or scan a table only where no index helps. */
async function planOf(query: SQLWrapper): Promise<string> {
  return store.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    await tx.execute(sql`set local enable_incremental_sort = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

// At 1,000,000 events an order without an index took 1 to 2.8 s, and the last page was an error.
describe('Each order of a list that is offered is that of an index', () => {
  it.each(['CreatedOnUtc', 'Region', 'Action', 'FanCategory'] as const)('of events by %s', async (orderBy) => {
    for (const { isDescending: descending, isFromEnd } of BOTH_WAYS) {
      const query = eventsOfPage(store.db, { salesRegions: null }, { orderBy, descending, isFromEnd, ...ROWS });
      expect(await planOf(query)).not.toContain('Sort');
    }
  });

  it.each(['CreatedOnUtc', 'Name', 'Email', 'Company'] as const)('of users and customers by %s', async (orderBy) => {
    for (const way of BOTH_WAYS) {
      expect(await planOf(usersOfPage(store.db, {}, { orderBy, ...way, ...ROWS }))).not.toContain('Sort');
      expect(await planOf(customersOfPage(store.db, { regions: null }, { orderBy, ...way, ...ROWS }))).not.toContain(
        'Sort',
      );
    }
  });

  it('of the audit log', async () => {
    for (const { isFromEnd } of BOTH_WAYS) {
      expect(await planOf(sequencesOfPage(store.db, {}, { isFromEnd, ...ROWS }))).not.toContain('Sort');
    }
  });

  it('and shows when there is none', async () => {
    await store.db.execute(sql`drop index users_company_order_idx`);
    const page = { orderBy: 'Company', isDescending: false, isFromEnd: false, ...ROWS } as const;
    expect(await planOf(usersOfPage(store.db, {}, page))).toContain('Sort');
  });
});
