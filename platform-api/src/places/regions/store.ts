import { asc, eq, sql } from 'drizzle-orm';
import type { SalesRegionRow } from '../../accounts/index.ts';
import { type Queryable, schema } from '../../core/index.ts';

/** Regions that sell a brand, closed ones included, by number. */
export async function listRegionsOfBrand(db: Queryable, manufacturerLabelId: number): Promise<SalesRegionRow[]> {
  const { salesRegions } = schema;
  return db
    .select()
    .from(salesRegions)
    .where(sql`${manufacturerLabelId} = any(${salesRegions.manufacturerLabelIds})`)
    .orderBy(asc(salesRegions.region));
}

export async function findRegion(db: Queryable, region: number): Promise<SalesRegionRow | undefined> {
  const { salesRegions } = schema;
  const [row] = await db.select().from(salesRegions).where(eq(salesRegions.region, region));
  return row;
}

export interface UserRegion {
  readonly salesRegionNumber: number;
  readonly isRegionManuallySelected: boolean;
  readonly isRegionAssignedOnServer: boolean;
}

export async function saveUserRegion(db: Queryable, userId: string, region: UserRegion): Promise<void> {
  const { userSettings } = schema;
  await db
    .insert(userSettings)
    .values({ userId, ...region })
    .onConflictDoUpdate({ target: userSettings.userId, set: region });
}
