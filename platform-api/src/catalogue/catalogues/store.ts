import type { CatalogueDocument } from '@specbuilder/fan-engine';
import { contentText } from '@specbuilder/fan-engine/catalogue-file';
import { and, desc, eq, max } from 'drizzle-orm';
import { type Database, type Queryable, schema, type Transaction } from '../../core/index.ts';

const { catalogueActivations, catalogues, deliveredCatalogues } = schema;

export type CatalogueRow = typeof catalogues.$inferSelect;
export type ActivationRow = typeof catalogueActivations.$inferSelect;

export async function findCatalogue(
  db: Queryable,
  manufacturerLabelId: number,
  version: string,
): Promise<CatalogueRow | undefined> {
  const [row] = await db
    .select()
    .from(catalogues)
    .where(and(eq(catalogues.manufacturerLabelId, manufacturerLabelId), eq(catalogues.version, version)));
  return row;
}

export async function findCatalogueById(db: Queryable, id: string): Promise<CatalogueRow | undefined> {
  const [row] = await db.select().from(catalogues).where(eq(catalogues.id, id));
  return row;
}

/**
 * Keeps the catalogue that this release brings along. One of its version that is kept already stays: results were worked out
 * from it.
 *
 * @returns whether the one that is kept has other content
 */
export async function keepDelivered(db: Queryable, document: CatalogueDocument): Promise<boolean> {
  const { version } = document;
  // Most starts find it stored, so they do not need to send 300 KB.
  const kept = await findDelivered(db, version);
  if (kept !== undefined) return contentText(kept) !== contentText(document);
  await db.insert(deliveredCatalogues).values({ version, document }).onConflictDoNothing();
  return false;
}

export async function findDelivered(db: Queryable, version: string): Promise<CatalogueDocument | undefined> {
  const [row] = await db.select().from(deliveredCatalogues).where(eq(deliveredCatalogues.version, version));
  return row?.document;
}

export async function insertCatalogue(db: Queryable, row: typeof catalogues.$inferInsert): Promise<CatalogueRow> {
  const [inserted] = await db.insert(catalogues).values(row).returning();
  if (inserted === undefined) throw new Error('The catalogue was not stored');
  return inserted;
}

/** What was imported for a brand, newest first, without the documents. */
export async function listCatalogues(db: Queryable, manufacturerLabelId: number) {
  const { id, version, priceBookVersion, importedBy, createdOnUtc } = catalogues;
  return db
    .select({ id, version, priceBookVersion, importedBy, createdOnUtc })
    .from(catalogues)
    .where(eq(catalogues.manufacturerLabelId, manufacturerLabelId))
    .orderBy(desc(createdOnUtc));
}

/** Newest first. */
export async function listActivations(db: Queryable, manufacturerLabelId: number): Promise<ActivationRow[]> {
  return db
    .select()
    .from(catalogueActivations)
    .where(eq(catalogueActivations.manufacturerLabelId, manufacturerLabelId))
    .orderBy(desc(catalogueActivations.id));
}

export async function insertActivation(
  db: Queryable,
  row: typeof catalogueActivations.$inferInsert,
): Promise<ActivationRow> {
  const [inserted] = await db.insert(catalogueActivations).values(row).returning();
  if (inserted === undefined) throw new Error('The activation was not stored');
  return inserted;
}

/** Number of the newest activation of any brand, 0 before the first. */
export async function newestActivation(db: Database): Promise<number> {
  const [row] = await db.select({ newest: max(catalogueActivations.id) }).from(catalogueActivations);
  return row?.newest ?? 0;
}

/** The newest activation of each brand. */
export async function activeOfBrands(db: Database): Promise<ActivationRow[]> {
  return db
    .selectDistinctOn([catalogueActivations.manufacturerLabelId])
    .from(catalogueActivations)
    .orderBy(catalogueActivations.manufacturerLabelId, desc(catalogueActivations.id));
}

/** Serializes activations of one brand: two concurrent commands would both go back to the same catalogue. */
export async function lockBrand(tx: Transaction, manufacturerLabelId: number): Promise<void> {
  const { brands } = schema;
  await tx.select().from(brands).where(eq(brands.manufacturerLabelId, manufacturerLabelId)).for('update');
}
