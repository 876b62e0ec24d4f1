import { FALLBACK_SALES_REGION } from '@specbuilder/shared-contracts/domain';
import { inArray } from 'drizzle-orm';
import { type Database, schema } from '../../core/index.ts';
import type { TerritoryRegion } from './territories.ts';

export async function listTerritories(db: Database): Promise<TerritoryRegion[]> {
  const { region, latitude, longitude, isValid, manufacturerLabelIds, coverage } = schema.salesRegions;
  return db
    .select({ region, latitude, longitude, isValid, manufacturerLabelIds, coverage })
    .from(schema.salesRegions)
    .orderBy(region);
}

/** Postal code of a region's office in the US or Canada; of national accounts where a region has none. */
export async function findOfficeCode(db: Database, region: number): Promise<string> {
  const { salesRegions } = schema;
  const offices = await db
    .select({ region: salesRegions.region, country: salesRegions.country, zip: salesRegions.zip })
    .from(salesRegions)
    .where(inArray(salesRegions.region, [region, FALLBACK_SALES_REGION]));
  const exactOffice = offices.find((office) => office.region === region && office.country !== 'MX');
  const office = exactOffice ?? offices.find((item) => item.region === FALLBACK_SALES_REGION);
  if (office === undefined) throw new Error('The store has no region for national accounts');
  return office.zip;
}
