import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { MIGRATIONS_FOLDER } from '../room-folder.ts';
import { schema } from './database.ts';
import { describeOnEachStore, openTestStore, type TestStore } from './testing/test-store.ts';

const MIGRATION = readFileSync(path.join(MIGRATIONS_FOLDER, '0004_project_names.sql'), 'utf8');

describeOnEachStore('Project names that were stored URI-encoded', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.close());

  it('become the text that people wrote', async () => {
    const { db } = store;
    const [user] = await db.select().from(schema.users).limit(1);
    const stored = ['Plain', 'A%20%26%20B', '%C3%89cole%20%E2%82%AC', '50%25%20done', 'Caf%c3%a9%20Nord'];
    await db.insert(schema.projects).values(
      stored.map((name, number) => ({
        userId: user?.id ?? '',
        manufacturerLabelId: 1,
        name,
        referenceId: `T-${number}`,
        operatingCost: { daysPerWeek: 5, hoursPerDay: 8, electricCostPerKwh: 0.1 },
      })),
    );
    await db.execute(sql.raw(MIGRATION));
    const rows = await db.select().from(schema.projects).orderBy(schema.projects.referenceId);
    expect(rows.map(({ name }) => name)).toEqual(['Plain', 'A & B', 'École €', '50% done', 'Café Nord']);
  });
});
