import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import {
  createTestStorePlace,
  describeOnEachStore,
  openTestStore,
  type TestStore,
} from '../../../test/store/test-store.ts';
import { MIGRATIONS_FOLDER } from '../package/package-folder.ts';
import { schema } from './database.ts';
import { openStore, type Store } from './open-store.ts';

describeOnEachStore('A store', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.close());

  it('returns rows through the same driver', async () => {
    const { rows } = await store.db.execute<{ result: number }>(sql`select 40 + 2 as result`);
    expect(rows).toEqual([{ result: 42 }]);
    expect(store.kind).toBe(kind);
  });

  it('keeps the pool usable after a failing statement', async () => {
    await expect(store.db.execute(sql`select * from no_such_table`)).rejects.toThrow();
    await expect(store.ping()).resolves.toBeUndefined();
  });

  it('carries messages of whatever channel to its listeners until they leave', async () => {
    const received: string[] = [];
    const arrived = new Promise<void>((resolve) => {
      const leave = store.messages.listen('a-channel-of-this-test', (payload) => {
        received.push(payload);
        leave();
        resolve();
      });
    });
    await store.messages.send('a-channel-of-this-test', 'first of two');
    await arrived;
    await store.messages.send('a-channel-of-this-test', 'second');
    expect(received).toEqual(['first of two']);
  });

  it('rejects a message that does not fit a notification', async () => {
    await expect(store.messages.send('hub', 'x'.repeat(8000))).rejects.toThrow('8000 bytes');
  });

  it('takes back everything when a transaction fails', async () => {
    const failing = store.db.transaction(async (tx) => {
      await tx.insert(schema.schemaMetadata).values({ name: 'half', value: 'written' });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    const rows = await store.db.select().from(schema.schemaMetadata).where(sql`name = 'half'`);
    expect(rows).toEqual([]);
  });
});

describeOnEachStore('Opening a store again', (kind) => {
  it('finds its rows and migrates nothing twice', async () => {
    const place = await createTestStorePlace(kind);
    const first = await openStore(place.options);
    await first.db.insert(schema.schemaMetadata).values({ name: 'kept', value: 'yes' });
    await first.close();
    const second = await openStore(place.options);
    const rows = await second.db.select().from(schema.schemaMetadata).where(sql`name = 'kept'`);
    await second.close();
    await place.remove();
    expect(rows.map((row) => row.value)).toEqual(['yes']);
  });

  it('rejects a store that a newer version has migrated, in one sentence', async () => {
    const place = await createTestStorePlace(kind);
    const store = await openStore(place.options);
    await store.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from-the-future', 9999999999999)`,
    );
    await store.db.execute(sql`update schema_metadata set value = '9.1.0' where name = 'writtenByVersion'`);
    await store.close();
    await expect(openStore(place.options)).rejects.toThrow(
      /^The store was written by SpecBuilder 9\.1\.0, which is newer than this \d+\.\d+\.\d+; start that version instead\.$/,
    );
    await place.remove();
  });
});

describeOnEachStore('A store of another version', (kind) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sb-migrations-'));
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
    const journalFile = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { idx: number; when: number }[] };
    const last = journal.entries.at(-1);
    const next = { ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1, tag: '9999_next' };
    writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
    writeFileSync(path.join(folder, '9999_next.sql'), 'create table "of_the_next_version" ("id" integer);');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is brought up to date when it is older, and rejected by the older version from then on', async () => {
    const place = await createTestStorePlace(kind);
    const newer = await openStore({ ...place.options, migrationsFolder: folder });
    const { rows } = await newer.db.execute(sql`select count(*)::int as rows from of_the_next_version`);
    expect(rows).toEqual([{ rows: 0 }]);
    await newer.close();
    await expect(openStore(place.options)).rejects.toThrow('start that version instead');
    await place.remove();
  });
});

describe('Several processes', () => {
  const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip;
  onPostgres('that start together on an empty PostgreSQL database migrate it once', async () => {
    const place = await createTestStorePlace('postgres', 'empty');
    const stores = await Promise.all([1, 2, 3].map(() => openStore(place.options)));
    const { rows } = await (stores[0] as Store).db.execute(
      sql`select count(*)::int as migrations from drizzle.__drizzle_migrations`,
    );
    const { entries } = JSON.parse(readFileSync(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
    expect(rows).toEqual([{ migrations: entries.length }]);
    await Promise.all(stores.map((store) => store.close()));
    await place.remove();
  });
});
