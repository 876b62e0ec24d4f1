import { pgTable, text } from 'drizzle-orm/pg-core';
import { updatedOnUtc } from './columns.ts';

/** Data about the store itself, such as the product version that last migrated it. */
export const schemaMetadata = pgTable('schema_metadata', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  updatedOnUtc: updatedOnUtc(),
});
