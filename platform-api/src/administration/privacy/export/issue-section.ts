import { asc, eq, inArray } from 'drizzle-orm';
import { type Queryable, schema } from '../../../core/index.ts';
import { groupedBy, without } from './pages.ts';

const { documentIssues, issuedDocuments, issueRecipients, uploadedFiles } = schema;

/** What was issued of projects and to whom; the files themselves can be downloaded from the project. */
export async function issuesOf(db: Queryable, projectIds: readonly string[]) {
  const issues = await db
    .select()
    .from(documentIssues)
    .where(inArray(documentIssues.projectId, [...projectIds]))
    .orderBy(asc(documentIssues.issuedOnUtc));
  if (issues.length === 0) return [];
  const ids = issues.map(({ id }) => id);
  const { issueId, contentHash, tags } = issuedDocuments;
  const documents = await db
    .select({ issueId, name: uploadedFiles.name, contentHash, tags })
    .from(issuedDocuments)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, issuedDocuments.fileId))
    .where(inArray(issueId, ids))
    .orderBy(asc(issuedDocuments.place));
  const recipients = await db
    .select({ issueId: issueRecipients.issueId, address: issueRecipients.address })
    .from(issueRecipients)
    .where(inArray(issueRecipients.issueId, ids))
    .orderBy(asc(issueRecipients.place));
  const documentsOf = groupedBy(documents, (document) => document.issueId);
  const recipientsOf = groupedBy(recipients, (recipient) => recipient.issueId);
  return issues.map((issue) => ({
    ...issue,
    documents: documentsOf(issue.id).map((document) => without(document, 'issueId')),
    recipients: recipientsOf(issue.id).map(({ address }) => ({ address })),
  }));
}
