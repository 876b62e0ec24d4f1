import { type Database, schema } from '../store/database.ts';
import type { TerritoryRegion } from './territories.ts';

export async function listTerritories(db: Database): Promise<TerritoryRegion[]> {
  const { region, latitude, longitude, isValid, manufacturerLabelIds, coverage } = schema.salesRegions;
  return db
    .select({ region, latitude, longitude, isValid, manufacturerLabelIds, coverage })
    .from(schema.salesRegions)
    .orderBy(region);
}
