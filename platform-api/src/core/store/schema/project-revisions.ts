import type { ProjectDocument } from '@specbuilder/shared-contracts/api';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { indexOfPresent, instant, randomId } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Frozen states of projects; a trigger rejects changes to their content. */
export const projectRevisions = pgTable(
  'project_revisions',
  {
    id: randomId(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** From 0, in the order in which they were frozen. */
    place: integer('place').notNull(),
    /** '0' or 'A', as documents print it; null for a state that was frozen before going back. */
    number: text('number'),
    name: text('name'),
    note: text('note'),
    /** What was gone back to right after it was frozen. */
    beforeNumber: text('before_number'),
    /** Revision that the project was of when this was frozen by itself. */
    ofRevisionId: uuid('of_revision_id').references((): AnyPgColumn => projectRevisions.id),
    document: jsonb('document').$type<ProjectDocument>().notNull(),
    /** SHA-256 of the document with its keys in order. */
    documentHash: text('document_hash').notNull(),
    /** The hash of its content except names and looked-up data: equal states are frozen once. */
    contentHash: text('content_hash').notNull(),
    issuedById: uuid('issued_by_id').references(() => users.id, { onDelete: 'set null' }),
    issuedOnUtc: instant('issued_on_utc').notNull().defaultNow(),
  },
  (revision) => [
    uniqueIndex('project_revisions_place_key').on(revision.projectId, revision.place),
    uniqueIndex('project_revisions_number_key').on(revision.projectId, revision.number),
    index('project_revisions_content_idx').on(revision.projectId, revision.contentHash),
    indexOfPresent('project_revisions_issued_by_idx', revision.issuedById),
    indexOfPresent('project_revisions_of_revision_idx', revision.ofRevisionId),
  ],
);
