import { Readable } from 'node:stream';
import { and, asc, count, eq, inArray, isNotNull, lt, notExists, sql, sum } from 'drizzle-orm';
import { type Database, type Queryable, schema, type Transaction } from '../../core/index.ts';

export type FileRow = typeof schema.uploadedFiles.$inferSelect;
export type NewFile = typeof schema.uploadedFiles.$inferInsert;

const { fileParts, issuedDocuments, mailAttachments, outboxMails, productDocumentFiles, uploadedFiles } = schema;

/** A file that no mail carries, no product has and no issue names is dropped after this time, finished or not. */
const UNUSED_FILE_LIFETIME_DAYS = 1;
const DAY_MS = 86_400_000;

export async function findUpload(db: Queryable, userId: string, uploadKey: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(uploadedFiles).where(isUpload(userId, uploadKey));
  return row;
}

/** The upload, locked by this transaction; made when it is new. */
export async function lockUpload(tx: Transaction, file: NewFile & { readonly userId: string }): Promise<FileRow> {
  await tx.insert(uploadedFiles).values(file).onConflictDoNothing();
  const [row] = await tx.select().from(uploadedFiles).where(isUpload(file.userId, file.uploadKey)).for('update');
  if (row === undefined) throw new Error('An upload is gone in the transaction that made it');
  return row;
}

/** Bytes of a user's files that no mail carries, those still coming in counted whole. */
export async function waitingBytes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(uploadedFiles.sizeBytes).mapWith(Number) })
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.userId, userId), isUnused(db)));
  return row?.bytes ?? 0;
}

/** Stores a part once; returns how many parts exist. */
export async function addPart(tx: Transaction, fileId: string, partNumber: number, content: Buffer): Promise<number> {
  await tx.insert(fileParts).values({ fileId, partNumber, content }).onConflictDoNothing();
  const [row] = await tx.select({ parts: count() }).from(fileParts).where(eq(fileParts.fileId, fileId));
  return row?.parts ?? 0;
}

export async function hasPart(db: Queryable, fileId: string, partNumber: number): Promise<boolean> {
  const [row] = await db
    .select({ partNumber: fileParts.partNumber })
    .from(fileParts)
    .where(and(eq(fileParts.fileId, fileId), eq(fileParts.partNumber, partNumber)));
  return row !== undefined;
}

export async function completeUpload(tx: Transaction, fileId: string): Promise<void> {
  await tx.update(uploadedFiles).set({ completedOnUtc: new Date() }).where(eq(uploadedFiles.id, fileId));
}

/** Those of the files that are finished; locked, so that no sweep takes them before they are attached. */
export async function lockFinishedFiles(tx: Transaction, ids: readonly string[]): Promise<FileRow[]> {
  return tx
    .select()
    .from(uploadedFiles)
    .where(and(inArray(uploadedFiles.id, [...ids]), isNotNull(uploadedFiles.completedOnUtc)))
    .orderBy(asc(uploadedFiles.createdOnUtc), asc(uploadedFiles.id))
    .for('share');
}

export async function attachFiles(tx: Transaction, mailId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length > 0) await tx.insert(mailAttachments).values(fileIds.map((fileId) => ({ mailId, fileId })));
}

export async function findFile(db: Queryable, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(uploadedFiles).where(eq(uploadedFiles.id, id));
  return row;
}

export interface AttachedFile extends FileRow {
  readonly mailId: string;
}

/** Files that belong to mails. */
export async function listAttachments(db: Queryable, mailIds: readonly string[]): Promise<AttachedFile[]> {
  const rows = await db
    .select({ file: uploadedFiles, mailId: mailAttachments.mailId })
    .from(mailAttachments)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, mailAttachments.fileId))
    .where(inArray(mailAttachments.mailId, [...mailIds]))
    .orderBy(asc(uploadedFiles.createdOnUtc), asc(uploadedFiles.id));
  return rows.map(({ file, mailId }) => ({ ...file, mailId }));
}

/** Whether a file belongs to a mail of a brand. */
export async function isMailed(db: Queryable, brand: number, fileId: string): Promise<boolean> {
  const [row] = await db
    .select({ mailId: mailAttachments.mailId })
    .from(mailAttachments)
    .innerJoin(outboxMails, eq(outboxMails.id, mailAttachments.mailId))
    .where(and(eq(mailAttachments.fileId, fileId), eq(outboxMails.manufacturerLabelId, brand)))
    .limit(1);
  return row !== undefined;
}

/** A file's bytes part by part, so that a large file is never in memory as a whole. */
export function readContent(db: Database, { id, partCount }: Pick<FileRow, 'id' | 'partCount'>): Readable {
  async function* parts() {
    for (let partNumber = 1; partNumber <= partCount; partNumber += 1) {
      const [row] = await db
        .select({ content: fileParts.content })
        .from(fileParts)
        .where(and(eq(fileParts.fileId, id), eq(fileParts.partNumber, partNumber)));
      if (row === undefined) throw new Error(`File ${id} has lost part ${partNumber}`);
      yield row.content;
    }
  }
  return Readable.from(parts(), { objectMode: false });
}

export interface WholeFile extends Pick<NewFile, 'uploadKey' | 'name' | 'contentType'> {
  readonly content: Buffer;
}

/** Keeps a file that this server made itself; it belongs to no user. */
export async function insertWholeFile(tx: Transaction, { content, ...file }: WholeFile): Promise<FileRow> {
  const [row] = await tx
    .insert(uploadedFiles)
    .values({ ...file, sizeBytes: content.length, partCount: 1, completedOnUtc: new Date() })
    .returning();
  if (row === undefined) throw new Error('A file is gone in the transaction that made it');
  await addPart(tx, row.id, 1, content);
  return row;
}

export async function sweepFiles(db: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - UNUSED_FILE_LIFETIME_DAYS * DAY_MS);
  const swept = await db.delete(uploadedFiles).where(and(lt(uploadedFiles.createdOnUtc, limit), isUnused(db)));
  return swept.rowCount ?? 0;
}

function isUpload(userId: string, uploadKey: string) {
  return and(eq(uploadedFiles.userId, userId), eq(uploadedFiles.uploadKey, uploadKey));
}

function isUnused(db: Queryable) {
  const one = { one: sql`1` };
  return and(
    notExists(db.select(one).from(mailAttachments).where(sql`${mailAttachments.fileId} = ${uploadedFiles.id}`)),
    notExists(
      db.select(one).from(productDocumentFiles).where(sql`${productDocumentFiles.fileId} = ${uploadedFiles.id}`),
    ),
    notExists(db.select(one).from(issuedDocuments).where(sql`${issuedDocuments.fileId} = ${uploadedFiles.id}`)),
  );
}
