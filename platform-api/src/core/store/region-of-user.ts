import { type SQL, sql } from 'drizzle-orm';
import { schema } from './database.ts';

const { users, userSettings } = schema;

/** `regionOfUser` of the contracts as SQL, for queries of users joined with their settings; a test compares the two. */
export const regionOfUserSql: SQL<number | null> =
  sql`coalesce(${userSettings.salesRegionNumber}, ${users.defaultSalesRegion}, ${users.salesRegions}[1])`;
