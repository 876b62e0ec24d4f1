import type { LogView, ProjectFacts, ScheduleColumns } from '@specbuilder/shared-contracts/api';
import type { Role } from '@specbuilder/shared-contracts/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { currencies } from './brands.ts';
import { bytes, createdOnUtc, instant, randomId, rowVersion, updatedOnUtc } from './columns.ts';
import { salesRegions } from './sales-regions.ts';

type Columns = Readonly<Record<'firstName' | 'lastName' | 'userName' | 'companyName', SQLWrapper>>;

/** First and last name; null for a user without one, and where a query found no user. */
export function fullName({ firstName, lastName }: Pick<Columns, 'firstName' | 'lastName'>): SQL<string | null> {
  return sql`nullif(trim(${firstName} || ' ' || ${lastName}), '')`;
}
/** What others read of a user: the name, else the user name; null where a query found no user. */
export function displayName({ userName, ...names }: Omit<Columns, 'companyName'>): SQL<string | null> {
  return sql`coalesce(${fullName(names)}, ${userName})`;
}

/** What lists of people are ordered by; indexes have the same expressions. */
export function displayNameKey(columns: Columns): SQL {
  return sql`lower(${displayName(columns)})`;
}
export function companyKey({ companyName }: Columns): SQL {
  return sql`lower(coalesce(${companyName}, ''))`;
}

export const users = pgTable(
  'users',
  {
    id: randomId(),
    userName: text('user_name').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name'),
    companyContactName: text('company_contact_name'),
    companyPhoneNumber: text('company_phone_number'),
    companyFaxNumber: text('company_fax_number'),
    companyTollFreeNumber: text('company_toll_free_number'),
    companyStreetLine1: text('company_street_line1'),
    companyStreetLine2: text('company_street_line2'),
    companyCity: text('company_city'),
    companyState: text('company_state'),
    companyPostalCode: text('company_postal_code'),
    companyCountry: text('company_country'),
    roles: text('roles').array().$type<Role[]>().notNull(),
    salesRegions: integer('sales_regions').array().notNull().default([]),
    defaultSalesRegion: integer('default_sales_region').references(() => salesRegions.region),
    /** Argon2id; null for accounts that an external provider keeps. */
    passwordHash: text('password_hash'),
    /** Provider and subject of an external account. */
    issuer: text('issuer'),
    subject: text('subject'),
    /** When the provider issued the newest token that the row of an external account follows. */
    tokenIssuedOnUtc: instant('token_issued_on_utc'),
    /** A closed account keeps its rows and cannot sign in. */
    closedOnUtc: instant('closed_on_utc'),
    createdOnUtc: createdOnUtc(),
    updatedOnUtc: updatedOnUtc(),
    rowVersion: rowVersion(),
  },
  (user) => [
    uniqueIndex('users_user_name_key').on(sql`lower(${user.userName})`),
    uniqueIndex('users_email_key').on(sql`lower(${user.email})`),
    uniqueIndex('users_external_key').on(user.issuer, user.subject),
    index('users_name_order_idx').on(displayNameKey(user), user.id),
    index('users_company_order_idx').on(companyKey(user), user.id),
    index('users_email_order_idx').on(sql`lower(${user.email})`, user.id),
    index('users_created_order_idx').on(user.createdOnUtc, user.id),
  ],
);

export const userSettings = pgTable('user_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  salesRegionNumber: integer('sales_region_number').references(() => salesRegions.region),
  isRegionManuallySelected: boolean('is_region_manually_selected').notNull().default(false),
  isRegionAssignedOnServer: boolean('is_region_assigned_on_server').notNull().default(false),
  defaultCurrencyCode: text('default_currency_code').references(() => currencies.currencyCode),
  includePreWire: boolean('include_pre_wire').notNull().default(false),
  /** What columns of pasted schedules are used as, the newest first. */
  scheduleColumns: jsonb('schedule_columns').$type<readonly ScheduleColumns[]>().notNull().default([]),
  /** Views of the activity log that the user saved, by name. */
  logViews: jsonb('log_views').$type<readonly LogView[]>().notNull().default([]),
  /** What the documents of the user's new projects begin with. */
  documentDefaults: jsonb('document_defaults').$type<ProjectFacts>().notNull().default({}),
});

/** Logo and title block of the documents that an account makes. */
export const companyTemplates = pgTable('company_templates', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** A PNG that this server drew from the file of the user. */
  logo: bytes('logo'),
  /** Pixels. */
  logoWidth: integer('logo_width'),
  logoHeight: integer('logo_height'),
  titleBlock: text('title_block').array().notNull().default([]),
  updatedOnUtc: updatedOnUtc(),
});
