import type { Environment } from '@specbuilder/shared-contracts/domain';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FirstAdmin } from '../first-admin.ts';
import { type Database, schema, type Transaction } from '../store/database.ts';
import { readBrandData, readCurrencyData, readRegionData } from './data-files.ts';
import { closeDemoUsers, hasDemoUsers, seedDemoUsers } from './demo-users.ts';
import { seedFirstAdmin } from './first-admin.ts';

export interface SeedOptions {
  readonly dataFolder: string;
  readonly environment: Environment;
  /** The administrator to make while there is none; null when the settings name none. */
  readonly firstAdmin: FirstAdmin | null;
  /** Whether accounts are kept here, not with an external identity provider. */
  readonly keepsAccounts: boolean;
}

/** Any number, the same in every process: replicas that start together seed one after the other. */
const SEED_LOCK = 7_346_212;

/**
 * Brings the store to the data this version ships; running it again changes nothing. Brands and regions follow the
 * files, since nothing edits them in the product; currencies and users are only added, since people change those.
 *
 * @throws ConfigError where a deployment has no administrator and its settings name none that can be made
 */
export async function seedStore(db: Database, options: SeedOptions): Promise<void> {
  const { dataFolder, environment, firstAdmin, keepsAccounts } = options;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seedBrands(tx, dataFolder);
    await seedCurrencies(tx, dataFolder);
    await seedRegions(tx, dataFolder);
  });
  if (hasDemoUsers(environment)) return seedDemoUsers(db);
  await closeDemoUsers(db);
  if (keepsAccounts) await seedFirstAdmin(db, firstAdmin);
}

async function seedBrands(tx: Transaction, dataFolder: string): Promise<void> {
  const { brands } = schema;
  await tx
    .insert(brands)
    .values(readBrandData(dataFolder))
    .onConflictDoUpdate({ target: brands.manufacturerLabelId, set: insertedValues(brands) });
}

async function seedCurrencies(tx: Transaction, dataFolder: string): Promise<void> {
  const { ratedOnUtc, currencies } = readCurrencyData(dataFolder);
  const rows = currencies.map((currency) => ({ ...currency, ratedOnUtc: new Date(ratedOnUtc) }));
  await tx.insert(schema.currencies).values(rows).onConflictDoNothing();
}

async function seedRegions(tx: Transaction, dataFolder: string): Promise<void> {
  const { salesRegions } = schema;
  await tx
    .insert(salesRegions)
    .values(readRegionData(dataFolder))
    .onConflictDoUpdate({ target: salesRegions.region, set: insertedValues(salesRegions) });
}

/** Every column takes the value that the insert brought. */
function insertedValues(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
}
