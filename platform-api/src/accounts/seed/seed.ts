import { createHash } from 'node:crypto';
import type { Environment } from '@specbuilder/shared-contracts/domain';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, type FirstAdmin, schema, type Transaction } from '../../core/index.ts';
import {
  type BrandData,
  type CurrencyData,
  type RegionData,
  readBrandData,
  readCurrencyData,
  readRegionData,
} from '../../core/package/data-files.ts';
import { hasDemoUsers } from './demo-accounts.ts';
import { closeDemoUsers, seedDemoUsers } from './demo-users.ts';
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

/** What the data files held when the store took them over; most starts find them unchanged. */
const FINGERPRINT = 'seededData';
const { schemaMetadata } = schema;

/**
 * Brings the store to the data this version ships, unless it took over the very same before. Brands and regions follow the
 * files, since nothing edits them in the product; currencies and users are only added, since people change those.
 *
 * @throws ConfigError where a deployment has no administrator and its settings name none that can be made
 */
export async function seedStore(db: Database, options: SeedOptions): Promise<void> {
  const { dataFolder, environment, firstAdmin, keepsAccounts } = options;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const data = {
      brands: readBrandData(dataFolder),
      currencies: readCurrencyData(dataFolder),
      regions: readRegionData(dataFolder),
    };
    const fingerprint = createHash('sha256').update(JSON.stringify(data)).digest('hex');
    if ((await seededFingerprint(tx)) === fingerprint) return;
    await seedBrands(tx, data.brands);
    await seedCurrencies(tx, data.currencies);
    await seedRegions(tx, data.regions);
    await rememberFingerprint(tx, fingerprint);
  });
  if (hasDemoUsers(environment)) return seedDemoUsers(db);
  await closeDemoUsers(db);
  if (keepsAccounts) await seedFirstAdmin(db, firstAdmin);
}

async function seededFingerprint(tx: Transaction): Promise<string | undefined> {
  const [row] = await tx.select().from(schemaMetadata).where(eq(schemaMetadata.name, FINGERPRINT));
  return row?.value;
}

async function rememberFingerprint(tx: Transaction, value: string): Promise<void> {
  await tx
    .insert(schemaMetadata)
    .values({ name: FINGERPRINT, value })
    .onConflictDoUpdate({ target: schemaMetadata.name, set: { value } });
}

async function seedBrands(tx: Transaction, data: BrandData[]): Promise<void> {
  const { brands } = schema;
  await tx
    .insert(brands)
    .values(data)
    .onConflictDoUpdate({ target: brands.manufacturerLabelId, set: insertedValues(brands) });
}

async function seedCurrencies(tx: Transaction, { ratedOnUtc, currencies }: CurrencyData): Promise<void> {
  const rows = currencies.map((currency) => ({ ...currency, ratedOnUtc: new Date(ratedOnUtc) }));
  await tx.insert(schema.currencies).values(rows).onConflictDoNothing();
}

async function seedRegions(tx: Transaction, data: RegionData[]): Promise<void> {
  const { salesRegions } = schema;
  await tx
    .insert(salesRegions)
    .values(data)
    .onConflictDoUpdate({ target: salesRegions.region, set: insertedValues(salesRegions) });
}

/** Every column takes the value that the insert brought. */
function insertedValues(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  );
}
