import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { describeOnEachStore, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { MIGRATIONS_FOLDER } from '../package/package-folder.ts';
import { schema } from './database.ts';

const MIGRATION = readFileSync(path.join(MIGRATIONS_FOLDER, '0027_lean_ids.sql'), 'utf8');

const { resultSets } = schema;

describeOnEachStore('Ids of ranked rows that were stored with 64 bits', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.close());

  const stored = () =>
    store.db
      .select({ ranked: resultSets.ranked, bytes: sql<number>`pg_column_size(${resultSets.ranked})`.mapWith(Number) })
      .from(resultSets)
      .orderBy(asc(resultSets.candidateCount));

  it('are the same ids in the same order after the upgrade, in half of the room', async () => {
    const { db } = store;
    await db.execute(sql`alter table result_sets alter ranked type bigint[]`);
    // The largest id that a catalogue can have among them; a search that found nothing; and rows stored whole.
    const lists = [[99_999_963, 1_012_321, 20_450_010, 99_999_963], [], null];
    await db.insert(resultSets).values(
      lists.map((ranked, candidateCount) => ({
        ...{ catalogueVersion: 'c', engineVersion: 'e', priceBookVersion: 'p', manufacturerLabelId: 1 },
        ...{ fanCategoryType: 1, specification: { fanCategoryType: 1 }, ranked, candidateCount },
      })),
    );
    const [before] = await stored();
    await db.execute(sql.raw(MIGRATION));
    const after = await stored();
    expect(after.map(({ ranked }) => ranked)).toEqual(lists);
    expect((before?.bytes ?? 0) - (after[0]?.bytes ?? 0)).toBe(4 * 4);
  });
});
