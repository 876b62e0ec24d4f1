import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { FileRow } from '../../brand/index.ts';
import { type Queryable, schema, type Transaction } from '../../core/index.ts';

const { documentIssues, issuedDocuments, issueRecipients, outboxMails, uploadedFiles, users } = schema;

export type NewIssue = typeof documentIssues.$inferInsert;
export type NewDocument = typeof issuedDocuments.$inferInsert;
export type NewRecipient = typeof issueRecipients.$inferInsert;

/** Of one project, or of the projects of a brand that have been deleted. */
export type IssuesOf = { readonly projectId: string } | { readonly deletedOfBrand: number };

/** The newest issues that one list has. */
const LISTED = 200;

export async function insertIssue(tx: Transaction, issue: NewIssue): Promise<string> {
  const [row] = await tx.insert(documentIssues).values(issue).returning({ id: documentIssues.id });
  if (row === undefined) throw new Error('An issue was not stored');
  return row.id;
}

export async function insertDocument(tx: Transaction, document: NewDocument): Promise<string> {
  const [row] = await tx.insert(issuedDocuments).values(document).returning({ id: issuedDocuments.id });
  if (row === undefined) throw new Error('An issued document was not stored');
  return row.id;
}

export async function insertRecipients(tx: Transaction, recipients: readonly NewRecipient[]): Promise<void> {
  if (recipients.length > 0) await tx.insert(issueRecipients).values([...recipients]);
}

/** The newest first. */
export async function listIssues(db: Queryable, of: IssuesOf) {
  const { firstName, lastName, userName } = users;
  return db
    .select({ issue: documentIssues, firstName, lastName, userName })
    .from(documentIssues)
    .leftJoin(users, eq(users.id, documentIssues.issuedById))
    .where(isOf(of))
    .orderBy(desc(documentIssues.issuedOnUtc), desc(documentIssues.id))
    .limit(LISTED);
}

export async function listDocuments(db: Queryable, issueIds: readonly string[]) {
  const { id, issueId, type, format, contentHash, tags, place } = issuedDocuments;
  const { name, sizeBytes } = uploadedFiles;
  return db
    .select({ id, issueId, type, format, contentHash, tags, name, sizeBytes })
    .from(issuedDocuments)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, issuedDocuments.fileId))
    .where(inArray(issueId, [...issueIds]))
    .orderBy(asc(place));
}

/** With the state of the mail, while the outbox has it. */
export async function listRecipients(db: Queryable, issueIds: readonly string[]) {
  const { issueId, address, place } = issueRecipients;
  return db
    .select({ issueId, address, state: outboxMails.state })
    .from(issueRecipients)
    .leftJoin(outboxMails, eq(outboxMails.id, issueRecipients.mailId))
    .where(inArray(issueId, [...issueIds]))
    .orderBy(asc(place));
}

export interface FoundDocument {
  readonly file: FileRow;
  readonly contentHash: string;
  readonly type: number;
}

/** @param of null for one of any project, for who has its link */
export async function findDocument(
  db: Queryable,
  documentId: string,
  of: IssuesOf | null,
): Promise<FoundDocument | undefined> {
  const { contentHash, type } = issuedDocuments;
  const [row] = await db
    .select({ file: uploadedFiles, contentHash, type })
    .from(issuedDocuments)
    .innerJoin(documentIssues, eq(documentIssues.id, issuedDocuments.issueId))
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, issuedDocuments.fileId))
    .where(and(eq(issuedDocuments.id, documentId), of === null ? undefined : isOf(of)));
  return row;
}

function isOf(of: IssuesOf) {
  if ('projectId' in of) return eq(documentIssues.projectId, of.projectId);
  return and(isNull(documentIssues.projectId), eq(documentIssues.manufacturerLabelId, of.deletedOfBrand));
}
