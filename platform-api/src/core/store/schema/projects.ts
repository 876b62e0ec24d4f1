import type {
  operatingCostSettings,
  ProjectFacts,
  SizingDefaults,
  StoredTerms,
} from '@specbuilder/shared-contracts/api';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { infer as Infer } from 'zod/mini';
import { brands } from './brands.ts';
import { createdOnUtc, indexOfPresent, instant, randomId, rowVersion, updatedOnUtc } from './columns.ts';
import { users } from './users.ts';

export type OperatingCost = Infer<typeof operatingCostSettings>;

export const projects = pgTable(
  'projects',
  {
    id: randomId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    manufacturerLabelId: integer('manufacturer_label_id')
      .notNull()
      .references(() => brands.manufacturerLabelId),
    /** As people wrote it; it is encoded on the wire alone. */
    name: text('name').notNull(),
    /** What equal names have in common, by the rules of Unicode; `nameKey` of the name. */
    nameKey: text('name_key').notNull(),
    /** Readable by people, unique over environments through its prefix. */
    referenceId: text('reference_id').notNull(),
    operatingCost: jsonb('operating_cost').$type<OperatingCost>().notNull(),
    /** What its documents say beside its equipment; only what is given. */
    facts: jsonb('facts').$type<ProjectFacts>().notNull().default({}),
    /** What searches and new items in it begin with; only what is given. */
    sizingDefaults: jsonb('sizing_defaults').$type<SizingDefaults>().notNull().default({}),
    /** What its last quotation was made with; apart from the facts, which are in documents that customers get. */
    quotationTerms: jsonb('quotation_terms').$type<StoredTerms>().notNull().default({}),
    /** Null while it is worked on; an archived one is left out of the list. */
    archivedOnUtc: instant('archived_on_utc'),
    /** Revision that it is of, and when it was last edited while it was the same as that; null where it never was. */
    revisionId: uuid('revision_id'),
    revisionEditedOnUtc: instant('revision_edited_on_utc'),
    createdOnUtc: createdOnUtc(),
    updatedOnUtc: updatedOnUtc(),
    rowVersion: rowVersion(),
    /** Counts every change of the project and of what is in it, so that who watches it misses none. */
    changeNumber: integer('change_number').notNull().default(0),
    /** Null while it has the name that it was made with. */
    renamedById: uuid('renamed_by_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (project) => [
    uniqueIndex('projects_reference_id_key').on(project.referenceId),
    // One name per user and brand whatever its case.
    uniqueIndex('projects_name_key').on(project.userId, project.manufacturerLabelId, project.nameKey),
    index('projects_updated_idx').on(project.userId, project.updatedOnUtc),
    indexOfPresent('projects_renamed_by_idx', project.renamedById),
  ],
);

export const projectAddresses = pgTable(
  'project_addresses',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Number of the AddressType enumeration. */
    addressType: integer('address_type').notNull(),
    streetLine1: text('street_line1'),
    streetLine2: text('street_line2'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postal_code'),
    country: text('country'),
  },
  (address) => [primaryKey({ columns: [address.projectId, address.addressType] })],
);

export const buildings = pgTable(
  'buildings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    squareFeet: doublePrecision('square_feet').notNull(),
  },
  (building) => [index('buildings_project_idx').on(building.projectId)],
);
