import type {
  AlertFrequency,
  AlertMonthDay,
  AlertWeekday,
  FanCategory,
  TimeZoneId,
  UserActionType,
} from '@specbuilder/shared-contracts/domain';
import type { Language } from '@specbuilder/shared-contracts/language';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { createdOnUtc, indexOfPresent, instant, randomId, updatedOnUtc } from './columns.ts';
import { salesRegions } from './sales-regions.ts';
import { users } from './users.ts';

/** Activity alerts: mails to staff about what customers did. */
export const alerts = pgTable(
  'alerts',
  {
    id: randomId(),
    /** Brand under whose name the mails go out. */
    manufacturerLabelId: integer('manufacturer_label_id')
      .notNull()
      .references(() => brands.manufacturerLabelId),
    recipientId: uuid('recipient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    frequency: integer('frequency').$type<AlertFrequency>().notNull(),
    weekDay: integer('week_day').$type<AlertWeekday>().notNull(),
    monthDay: integer('month_day').$type<AlertMonthDay>().notNull(),
    timeZoneId: text('time_zone_id').$type<TimeZoneId>().notNull(),
    /** Null in these four means all of them. */
    customerId: uuid('customer_id').references(() => users.id, { onDelete: 'cascade' }),
    salesRegionId: integer('sales_region_id').references(() => salesRegions.region),
    eventType: integer('event_type').$type<UserActionType>(),
    fanCategoryType: integer('fan_category_type').$type<FanCategory>(),
    /** Of its mails: the language in which its recipient saved it last, or in which it was set up for them. */
    language: text('language').$type<Language>().notNull(),
    /** End of the time that the last mail reported; null before the first one. */
    reportedUntilUtc: instant('reported_until_utc'),
    nextRunOnUtc: instant('next_run_on_utc').notNull(),
    createdOnUtc: createdOnUtc(),
    updatedOnUtc: updatedOnUtc(),
  },
  (alert) => [
    index('alerts_recipient_idx').on(alert.recipientId, alert.createdOnUtc),
    index('alerts_next_run_idx').on(alert.nextRunOnUtc),
    indexOfPresent('alerts_customer_idx', alert.customerId),
  ],
);
