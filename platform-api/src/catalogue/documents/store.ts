import { and, eq, max, sql } from 'drizzle-orm';
import type { FileRow } from '../../brand/index.ts';
import { type Queryable, schema, type Transaction } from '../../core/index.ts';

export type DocumentRow = typeof schema.productDocuments.$inferSelect;
export type DocumentKey = Pick<DocumentRow, 'manufacturerLabelId' | 'model' | 'kind' | 'language'>;
export type NewDocument = DocumentKey & Pick<DocumentRow, 'contentHash' | 'catalogueVersion'>;

const { productDocuments, productDocumentFiles, uploadedFiles } = schema;

export async function findDocument(db: Queryable, document: NewDocument): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(productDocuments)
    .where(and(isOf(document), eq(productDocuments.contentHash, document.contentHash)));
  return row;
}

/** Adds the next revision of a document; concurrent additions to the same document wait. */
export async function addRevision(tx: Transaction, document: NewDocument): Promise<DocumentRow> {
  await waitFor(tx, [document.manufacturerLabelId, document.model, document.kind, document.language].join(' '));
  const found = await findDocument(tx, document);
  if (found !== undefined) return found;
  const [last] = await tx
    .select({ revision: max(productDocuments.revision) })
    .from(productDocuments)
    .where(isOf(document));
  const revision = (last?.revision ?? 0) + 1;
  const [row] = await tx
    .insert(productDocuments)
    .values({ ...document, revision })
    .returning();
  if (row === undefined) throw new Error('A revision is gone in the transaction that made it');
  return row;
}

export async function findDocumentFile(
  db: Queryable,
  documentId: string,
  format: string,
): Promise<FileRow | undefined> {
  const [row] = await db
    .select({ file: uploadedFiles })
    .from(productDocumentFiles)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, productDocumentFiles.fileId))
    .where(and(eq(productDocumentFiles.documentId, documentId), eq(productDocumentFiles.format, format)));
  return row?.file;
}

export async function addDocumentFile(
  tx: Transaction,
  documentId: string,
  format: string,
  fileId: string,
): Promise<void> {
  await tx.insert(productDocumentFiles).values({ documentId, format, fileId });
}

/** Lets one transaction of all servers at a time go on under a name. */
export async function waitFor(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`product document ${name}`}, 0))`);
}

function isOf({ manufacturerLabelId, model, kind, language }: DocumentKey) {
  return and(
    eq(productDocuments.manufacturerLabelId, manufacturerLabelId),
    eq(productDocuments.model, model),
    eq(productDocuments.kind, kind),
    eq(productDocuments.language, language),
  );
}
