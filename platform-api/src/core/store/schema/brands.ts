import type { BrandFeatures, ManufacturerSettings } from '@specbuilder/shared-contracts/api';
import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, updatedOnUtc } from './columns.ts';

/** What a brand says of itself; identity provider and domain belong to the deployment, not to the brand. */
export type BrandSettings = Omit<ManufacturerSettings, 'manufacturerLabelId' | 'authentication' | 'domain'>;

export const brands = pgTable('brands', {
  manufacturerLabelId: integer('manufacturer_label_id').primaryKey(),
  settings: jsonb('settings').$type<BrandSettings>().notNull(),
  features: jsonb('features').$type<BrandFeatures>().notNull(),
  updatedOnUtc: updatedOnUtc(),
});

export const currencies = pgTable('currencies', {
  currencyCode: text('currency_code').primaryKey(),
  currencyName: text('currency_name').notNull(),
  currencySymbol: text('currency_symbol').notNull(),
  /** Units of the currency for one US dollar. */
  exchangeRate: doublePrecision('exchange_rate').notNull(),
  sortWeight: integer('sort_weight').notNull(),
  ratedOnUtc: instant('rated_on_utc').notNull(),
});
