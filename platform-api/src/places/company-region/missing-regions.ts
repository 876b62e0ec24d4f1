import { DEFAULT_MANUFACTURER_LABEL_ID } from '@specbuilder/shared-contracts/domain';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isOpenCustomer } from '../../accounts/index.ts';
import { type Database, type Queryable, regionOfUserSql, schema } from '../../core/index.ts';
import type { RegionOfCompany } from './company-region.ts';

const { userEvents, userSettings, users } = schema;

/**
 * Assigns customers without a sales region to the one of their company's address. Each start does so: it leaves every
 * region alone that was chosen, assigned or moved to, and processes that start together write the same.
 *
 * @returns how many were assigned
 */
export async function assignMissingRegions(db: Database, regionOf: RegionOfCompany): Promise<number> {
  const regions = new Map<string, number | null>();
  let assigned = 0;
  for (const { userId, brand, ...address } of await customersWithoutRegion(db)) {
    const key = JSON.stringify([brand, address]);
    const region = regions.has(key) ? regions.get(key) : await regionOf(address, brand);
    regions.set(key, region ?? null);
    if (typeof region === 'number' && (await assignWhereMissing(db, userId, region))) assigned += 1;
  }
  return assigned;
}

/** With the brand of their last action, since accounts belong to no brand. */
function customersWithoutRegion(db: Queryable) {
  const lastBrand = sql`(
    select ${userEvents.manufacturerLabelId} from ${userEvents} where ${userEvents.userId} = ${users.id}
    order by ${userEvents.createdOnUtc} desc limit 1)`;
  return db
    .select({
      userId: users.id,
      postalCode: users.companyPostalCode,
      state: users.companyState,
      country: users.companyCountry,
      brand: sql<number>`coalesce(${lastBrand}, ${DEFAULT_MANUFACTURER_LABEL_ID}::integer)`,
    })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(isOpenCustomer(), isNull(regionOfUserSql), isNotNull(users.companyPostalCode)));
}

async function assignWhereMissing(db: Queryable, userId: string, salesRegionNumber: number): Promise<boolean> {
  const region = { salesRegionNumber, isRegionManuallySelected: false, isRegionAssignedOnServer: true };
  const written = await db
    .insert(userSettings)
    .values({ userId, ...region })
    .onConflictDoUpdate({
      target: userSettings.userId,
      set: region,
      setWhere: isNull(userSettings.salesRegionNumber),
    })
    .returning({ userId: userSettings.userId });
  return written.length > 0;
}
