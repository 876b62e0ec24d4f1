import type { CatalogueDocument } from '@specbuilder/fan-engine';
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { createdOnUtc, randomId } from './columns.ts';

/** Catalogues of makers. One that was imported is never changed: stored results keep the version they were worked out with. */
export const catalogues = pgTable(
  'catalogues',
  {
    id: randomId(),
    manufacturerLabelId: integer('manufacturer_label_id')
      .notNull()
      .references(() => brands.manufacturerLabelId),
    version: text('version').notNull(),
    priceBookVersion: text('price_book_version').notNull(),
    document: jsonb('document').$type<CatalogueDocument>().notNull(),
    /** SHA-256 of the document: the same file may be imported twice, another of the same version may not. */
    contentHash: text('content_hash').notNull(),
    importedBy: text('imported_by').notNull(),
    createdOnUtc: createdOnUtc(),
  },
  (catalogue) => [uniqueIndex('catalogues_version_idx').on(catalogue.manufacturerLabelId, catalogue.version)],
);

/** Catalogues that releases of the product brought along: results are worked out again from the one of their day. */
export const deliveredCatalogues = pgTable('delivered_catalogues', {
  version: text('version').primaryKey(),
  document: jsonb('document').$type<CatalogueDocument>().notNull(),
  createdOnUtc: createdOnUtc(),
});

/** What a brand sold from, one after the other; the newest counts. */
export const catalogueActivations = pgTable(
  'catalogue_activations',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    manufacturerLabelId: integer('manufacturer_label_id')
      .notNull()
      .references(() => brands.manufacturerLabelId),
    /** Null is the catalogue that the product brings along. */
    catalogueId: uuid('catalogue_id').references(() => catalogues.id),
    action: text('action').$type<'activate' | 'rollback'>().notNull(),
    doneBy: text('done_by').notNull(),
    createdOnUtc: createdOnUtc(),
  },
  (activation) => [index('catalogue_activations_brand_idx').on(activation.manufacturerLabelId, activation.id)],
);
