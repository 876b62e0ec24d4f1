import { isNotNull } from 'drizzle-orm';
import { type AnyPgColumn, customType, index, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns that many tables share. Instants are stored with their zone and read as Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdOnUtc = () => instant('created_on_utc').notNull().defaultNow();
export const updatedOnUtc = () => instant('updated_on_utc').notNull().defaultNow();
export const rowVersion = () => integer('row_version').notNull().default(1);
export const randomId = () => uuid('id').primaryKey().defaultRandom();
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** For deletions that follow a reference which most rows lack. */
export const indexOfPresent = (name: string, column: AnyPgColumn) => index(name).on(column).where(isNotNull(column));
