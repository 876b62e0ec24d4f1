import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describeOnEachStore, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { MIGRATIONS_FOLDER } from '../package/package-folder.ts';
import { schema } from './database.ts';

const migration = (file: string) => readFileSync(path.join(MIGRATIONS_FOLDER, file), 'utf8');

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
        nameKey: name.toLowerCase(),
        referenceId: `T-${number}`,
        operatingCost: { daysPerWeek: 5, hoursPerDay: 8, electricCostPerKwh: 0.1 },
      })),
    );
    await db.execute(sql.raw(migration('0004_project_names.sql')));
    const rows = await db.select().from(schema.projects).orderBy(schema.projects.referenceId);
    expect(rows.map(({ name }) => name)).toEqual(['Plain', 'A & B', 'École €', '50% done', 'Café Nord']);
  });

  it('get the key of their letters where these are plain, and one to fill where they are not', async () => {
    const { db } = store;
    await db.execute(sql`alter table projects drop name_key, drop archived_on_utc`);
    await db.execute(
      sql`create unique index projects_name_key on projects (user_id, manufacturer_label_id, lower(name))`,
    );
    await db.execute(sql.raw(migration('0012_project_name_keys.sql')));
    const rows = await db.select().from(schema.projects).orderBy(schema.projects.referenceId);
    expect(rows.map(({ nameKey, id }) => nameKey.replace(id, 'id'))).toEqual([
      'plain',
      'a & b',
      'to fill:id',
      '50% done',
      'to fill:id',
    ]);
  });
});
