import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { createdOnUtc, randomId } from './columns.ts';
import { uploadedFiles } from './files.ts';

/** Revisions of drawn product documents, one each time the drawn content has changed. */
export const productDocuments = pgTable(
  'product_documents',
  {
    id: randomId(),
    manufacturerLabelId: integer('manufacturer_label_id')
      .notNull()
      .references(() => brands.manufacturerLabelId),
    model: text('model').notNull(),
    kind: text('kind').notNull(),
    language: text('language').notNull(),
    /** Of everything that is drawn but the mark of the revision. */
    contentHash: text('content_hash').notNull(),
    /** The catalogue that the revision was first drawn from. */
    catalogueVersion: text('catalogue_version').notNull(),
    /** From 1. */
    revision: integer('revision').notNull(),
    createdOnUtc: createdOnUtc(),
  },
  (document) => [
    unique('product_documents_content').on(
      document.manufacturerLabelId,
      document.model,
      document.kind,
      document.language,
      document.contentHash,
    ),
    unique('product_documents_revision').on(
      document.manufacturerLabelId,
      document.model,
      document.kind,
      document.language,
      document.revision,
    ),
  ],
);

/** The stored file of a revision in a format; created on the first request. */
export const productDocumentFiles = pgTable(
  'product_document_files',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => productDocuments.id, { onDelete: 'cascade' }),
    format: text('format').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => uploadedFiles.id),
  },
  (file) => [
    primaryKey({ columns: [file.documentId, file.format] }),
    index('product_document_files_file_idx').on(file.fileId),
  ],
);
