import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { PACKAGE_FOLDER } from '../../../src/core/package/package-folder.ts';
import { applyMigrations, knownMigrations } from '../../../src/core/store/migrate.ts';
import { openStore, type Store } from '../../../src/core/store/open-store.ts';
import type { TestStorePlace } from '../test-store.ts';

/** A row as its columns were called and filled then, JSON as PostgreSQL writes it. */
export interface FirstReleaseRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Migrations that 1.0.0 had: 0000 to 0002. */
const MIGRATIONS = 3;

/**
 * What the server of 1.0.0 wrote when its API was called: accounts, a project with two items, results, a guest's item, a
 * file sent along with a request. Shortened are lists of regions and of rows of a result; left out is its signing key.
 */
export function firstReleaseRows(): readonly FirstReleaseRow[] {
  const file = path.join(PACKAGE_FOLDER, 'test/store/first-release/rows.jsonl');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as FirstReleaseRow);
}

/** Makes a place what 1.0.0 left there an hour ago; what is older may have had its time. */
export async function writeFirstRelease({ options }: TestStorePlace): Promise<void> {
  const store = await openStore({ ...options, isLeftUnmigrated: true });
  await store.db.transaction(async (tx) => {
    await applyMigrations(tx, knownMigrations(options.migrationsFolder).slice(0, MIGRATIONS));
    for (const { table, row } of firstReleaseRows()) {
      const name = sql.identifier(table);
      await tx.execute(sql`
        insert into ${name} overriding system value
        select * from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`);
    }
    for (const table of ['buildings', 'user_events']) {
      const last = sql`(select max(id) from ${sql.identifier(table)})`;
      await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`);
    }
    for (const table of ['result_sets', 'fan_items', 'idempotency_keys', 'uploaded_files', 'user_events']) {
      await tx.execute(sql`update ${sql.identifier(table)} set created_on_utc = now() - interval '1 hour'`);
    }
  });
  await store.close();
}

/** The rows of a table as they are now, with the names of their columns. */
export async function rowsNow({ db }: Store, table: string): Promise<readonly FirstReleaseRow['row'][]> {
  const { rows } = await db.execute<{ row: FirstReleaseRow['row'] }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`,
  );
  return rows.map(({ row }) => row);
}
