import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Territory of a region: whole states, and parts of states by postal prefix. */
export interface RegionCoverage {
  readonly country: 'US' | 'CA' | 'MX' | null;
  readonly wholeStates: readonly string[];
  readonly partStates: Readonly<Record<string, readonly string[]>>;
}

export const salesRegions = pgTable('sales_regions', {
  region: integer('region').primaryKey(),
  description: text('description').notNull(),
  displayText: text('display_text').notNull(),
  addressLine1: text('address_line1').notNull(),
  addressLine2: text('address_line2').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  zip: text('zip').notNull(),
  zip4: text('zip4').notNull(),
  country: text('country').notNull(),
  phone: text('phone').notNull(),
  phoneExtension: text('phone_extension').notNull(),
  fax: text('fax').notNull(),
  tollFreePhone: text('toll_free_phone').notNull(),
  email: text('email').notNull(),
  isValid: boolean('is_valid').notNull(),
  obsolete: boolean('obsolete').notNull(),
  addressForGoogleMapsUrl: text('address_for_google_maps_url').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  timeZoneId: text('time_zone_id').notNull(),
  manufacturerLabelIds: integer('manufacturer_label_ids').array().notNull(),
  coverage: jsonb('coverage').$type<RegionCoverage>().notNull(),
});
