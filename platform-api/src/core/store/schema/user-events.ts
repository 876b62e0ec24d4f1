import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { createdOnUtc } from './columns.ts';
import { users } from './users.ts';

/** User actions 1 to 12: what logs, alerts and reports are made of. */
export const userEvents = pgTable(
  'user_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a guest. */
    userId: uuid('user_id').references(() => users.id),
    manufacturerLabelId: integer('manufacturer_label_id')
      .notNull()
      .references(() => brands.manufacturerLabelId),
    /** Region the user belonged to at that moment; a later move does not rewrite history. */
    salesRegionNumber: integer('sales_region_number'),
    eventType: integer('event_type').notNull(),
    fanCategoryType: integer('fan_category_type'),
    /** No reference: the log outlives the project. */
    projectId: uuid('project_id'),
    /** Model of the item that it is about, as it was then. */
    model: text('model'),
    createdOnUtc: createdOnUtc(),
  },
  (event) => [
    index('user_events_created_order_idx').on(event.createdOnUtc, event.id),
    index('user_events_action_order_idx').on(event.eventType, event.id),
    index('user_events_category_order_idx').on(event.fanCategoryType, event.id),
    index('user_events_region_order_idx').on(event.salesRegionNumber, event.id),
    index('user_events_region_idx').on(event.salesRegionNumber, event.createdOnUtc),
    index('user_events_user_idx').on(event.userId, event.createdOnUtc),
  ],
);
