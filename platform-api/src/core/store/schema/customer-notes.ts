import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdOnUtc, indexOfPresent, instant, randomId } from './columns.ts';
import { users } from './users.ts';

/** What staff wrote down about customers, for all staff of their sales regions. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: randomId(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the author's account was deleted. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdOnUtc: createdOnUtc(),
    /** Null while it is as it was written. */
    changedOnUtc: instant('changed_on_utc'),
  },
  (note) => [
    index('customer_notes_customer_idx').on(note.customerId, note.createdOnUtc),
    indexOfPresent('customer_notes_author_idx', note.authorId),
  ],
);
