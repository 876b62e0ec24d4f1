import type { AssistanceRequest, Feedback, RegionalEditRequest } from '@specbuilder/shared-contracts/api';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdOnUtc, indexOfPresent, instant, randomId } from './columns.ts';
import { users } from './users.ts';

export type RequestKind = 'feedback' | 'assistance' | 'region-edit';

/** What people wrote to the company: feedback, requests for help, corrections of regions. */
export const visitorRequests = pgTable(
  'visitor_requests',
  {
    id: randomId(),
    manufacturerLabelId: integer('manufacturer_label_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<RequestKind>().notNull(),
    /** Region it went to; null for feedback. */
    salesRegion: integer('sales_region'),
    payload: jsonb('payload').$type<Feedback | AssistanceRequest | RegionalEditRequest>().notNull(),
    createdOnUtc: createdOnUtc(),
  },
  (request) => [
    index('visitor_requests_created_idx').on(request.createdOnUtc),
    indexOfPresent('visitor_requests_user_idx', request.userId),
  ],
);

export type MailState = 'kept' | 'waiting' | 'sent' | 'failed';

/** Mails on their way. They are written with what caused them and sent afterwards, so none goes for nothing. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: randomId(),
    manufacturerLabelId: integer('manufacturer_label_id').notNull(),
    /**
     * Account that it was written to or for. Typing an address does not verify its owner, so an address alone does not
     * assign a mail to a user.
     */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The same as a page, for mail programs that show one; null where the text is all. */
    html: text('html'),
    /** Where mail programs end what it belongs to (RFC 8058); null for a mail that was requested. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Its text grants access, so it is not readable here and is deleted once it is sent. */
    hasSecret: boolean('has_secret').notNull().default(false),
    state: text('state').$type<MailState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** When it is tried next. */
    dueOnUtc: instant('due_on_utc').notNull().defaultNow(),
    createdOnUtc: createdOnUtc(),
    sentOnUtc: instant('sent_on_utc'),
  },
  (mail) => [
    index('outbox_mails_due_idx').on(mail.state, mail.dueOnUtc),
    index('outbox_mails_user_idx').on(mail.userId),
  ],
);
