import { sql } from 'drizzle-orm';
import { defaultStoreKind, openTestStore, type TestStore } from '../../../test/store/test-store.ts';

/** Lists that come with a release or an import: no row of them is ever deleted, so no deletion follows a reference to one. */
const NEVER_DELETED_FROM = ['brands', 'catalogues', 'currencies', 'sales_regions'];

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore(defaultStoreKind());
});
afterAll(() => store.close());

/** References whose columns no index begins with; one of all rows that have the reference at all is enough. */
async function withoutIndex(): Promise<readonly string[]> {
  const { rows } = await store.db.execute<{ reference: string }>(sql`
    select c.conrelid::regclass || '(' || columns.names || ') to ' || c.confrelid::regclass as reference
    from pg_constraint c
    cross join lateral (
      select string_agg(a.attname, ',' order by a.attnum) as names
      from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    ) columns
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not c.confrelid::regclass::text in ${NEVER_DELETED_FROM}
      and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || columns.names || ' IS NOT NULL)')
      )
    order by 1`);
  return rows.map(({ reference }) => reference);
}

describe('A deletion', () => {
  // At 2,000,000 items a project took 2.4 s to delete and a building 5.3 s, with one scan of all items for each reference.
  it('finds the rows that refer to what is deleted by an index', async () => {
    expect(await withoutIndex()).toEqual([]);
  });

  it('would scan a table that has no index for its reference', async () => {
    await store.db.execute(sql`drop index fan_items_building_idx`);
    expect(await withoutIndex()).toEqual(['fan_items(building_id) to buildings']);
  });
});
