import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdOnUtc, instant, randomId } from './columns.ts';
import { outboxMails } from './messages.ts';
import { users } from './users.ts';

/** Files that users send. They are in the store, so that every server of an installation can read them. */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    id: randomId(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The client's name for this upload; parts with the same one belong together. */
    uploadKey: text('upload_key').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    partCount: integer('part_count').notNull(),
    createdOnUtc: createdOnUtc(),
    /** Null while parts are missing: a file is there as a whole or not at all. */
    completedOnUtc: instant('completed_on_utc'),
  },
  (file) => [
    unique('uploaded_files_upload_key').on(file.userId, file.uploadKey),
    index('uploaded_files_created_idx').on(file.createdOnUtc),
  ],
);

export const fileParts = pgTable(
  'file_parts',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => uploadedFiles.id, { onDelete: 'cascade' }),
    /** From 1. */
    partNumber: integer('part_number').notNull(),
    content: bytes('content').notNull(),
  },
  (part) => [primaryKey({ columns: [part.fileId, part.partNumber] })],
);

export const mailAttachments = pgTable(
  'mail_attachments',
  {
    mailId: uuid('mail_id')
      .notNull()
      .references(() => outboxMails.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => uploadedFiles.id),
  },
  (attachment) => [
    primaryKey({ columns: [attachment.mailId, attachment.fileId] }),
    index('mail_attachments_file_idx').on(attachment.fileId),
  ],
);
