import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { indexOfPresent, instant, randomId } from './columns.ts';
import { uploadedFiles } from './files.ts';
import { outboxMails } from './messages.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/**
 * Documents that left a project together, with what the project was at that time. Triggers reject changes, and deletion
 * before seven years; what can be cleared is what names a user, a project or a mail that no longer exists.
 */
export const documentIssues = pgTable(
  'document_issues',
  {
    id: randomId(),
    /** Null once the project was deleted. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    manufacturerLabelId: integer('manufacturer_label_id').notNull(),
    projectName: text('project_name').notNull(),
    referenceId: text('reference_id').notNull(),
    /** Number of the revision of the project; null for none. */
    revision: text('revision'),
    isChangedSince: boolean('is_changed_since').notNull(),
    submittalNumber: text('submittal_number'),
    submittalRevision: text('submittal_revision'),
    status: text('status'),
    issuedById: uuid('issued_by_id').references(() => users.id, { onDelete: 'set null' }),
    issuedOnUtc: instant('issued_on_utc').notNull().defaultNow(),
  },
  (issue) => [
    index('document_issues_project_idx').on(issue.projectId, issue.issuedOnUtc),
    index('document_issues_issued_idx').on(issue.issuedOnUtc),
    indexOfPresent('document_issues_issued_by_idx', issue.issuedById),
  ],
);

export const issuedDocuments = pgTable(
  'issued_documents',
  {
    id: randomId(),
    issueId: uuid('issue_id')
      .notNull()
      .references(() => documentIssues.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    /** Numbers of DeliverableType and DeliverableFormat. */
    type: integer('type').notNull(),
    format: integer('format').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => uploadedFiles.id),
    /** SHA-256 of the file. */
    contentHash: text('content_hash').notNull(),
    /** Of the items in it. */
    tags: text('tags').array().notNull(),
  },
  (document) => [
    uniqueIndex('issued_documents_place_key').on(document.issueId, document.place),
    index('issued_documents_file_idx').on(document.fileId),
  ],
);

export const issueRecipients = pgTable(
  'issue_recipients',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => documentIssues.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    /** Null once its owner deleted their account. */
    address: text('address'),
    /** Null where none was sent, and once the outbox no longer has it. */
    mailId: uuid('mail_id').references(() => outboxMails.id, { onDelete: 'set null' }),
  },
  (recipient) => [
    primaryKey({ columns: [recipient.issueId, recipient.place] }),
    index('issue_recipients_mail_idx').on(recipient.mailId),
    index('issue_recipients_address_idx').on(sql`lower(${recipient.address})`),
  ],
);
