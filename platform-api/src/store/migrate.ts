import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { PRODUCT_VERSION } from '../product-version.ts';
import { schema } from './database.ts';
import { StoreError } from './store-error.ts';

/** Any number, the same in every version: one process migrates, the others wait. */
const MIGRATION_LOCK = 7_346_211;
const WRITTEN_BY = 'writtenByVersion';

/**
 * Applies the migrations that the store has not seen.
 *
 * @throws StoreError when the store holds a migration this version does not know, so was written by a newer one
 */
export async function migrateStore(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await refuseNewerStore(client, migrationsFolder);
      const db = drizzle(client, { schema });
      await migrate(db, { migrationsFolder });
      await db
        .insert(schema.schemaMetadata)
        .values({ name: WRITTEN_BY, value: PRODUCT_VERSION })
        .onConflictDoUpdate({
          target: schema.schemaMetadata.name,
          set: { value: PRODUCT_VERSION, updatedOnUtc: sql`now()` },
        });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

async function refuseNewerStore(client: pg.PoolClient, migrationsFolder: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map((migration) => migration.hash);
  const journal = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as present");
  if (!journal.rows[0]?.present) return;
  const applied = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  if (applied.rows.every(({ hash }) => known.includes(hash))) return;
  const writer = await client.query<{ value: string }>('select value from schema_metadata where name = $1', [
    WRITTEN_BY,
  ]);
  const version = writer.rows[0]?.value ?? 'a newer version';
  throw new StoreError(
    `The store was written by SpecBuilder ${version}, which is newer than this ${PRODUCT_VERSION}; start that version instead.`,
  );
}
