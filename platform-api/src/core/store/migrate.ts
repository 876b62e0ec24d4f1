import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { PRODUCT_VERSION } from '../package/product-version.ts';
import { type Queryable, schema, type Transaction } from './database.ts';
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
      await rejectNewerStore(client, migrationsFolder);
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

export interface Migration {
  readonly hash: string;
  readonly sql: readonly string[];
  /** When it was written, by which the migrator orders what is left to do. */
  readonly folderMillis: number;
}

/** All migrations of this version, in their order. */
export function knownMigrations(migrationsFolder: string): readonly Migration[] {
  return readMigrationFiles({ migrationsFolder });
}

/** Hashes of what the store has seen, in that order. */
export async function appliedMigrations(db: Queryable): Promise<readonly string[]> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash);
}

/** Until the transaction ends no other process migrates this store. */
export async function takeMigrationLock(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}

/** Migrates within a transaction, and notes it as the migrator does, which has one of its own for all there are. */
export async function applyMigrations(tx: Transaction, migrations: readonly Migration[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of migrations) {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
}

async function rejectNewerStore(client: pg.PoolClient, migrationsFolder: string): Promise<void> {
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
