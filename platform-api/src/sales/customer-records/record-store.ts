import type { AssistanceRequest } from '@specbuilder/shared-contracts/api';
import { AddressType, DeliverableType } from '@specbuilder/shared-contracts/domain';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';
import type { RowsOfList } from './page.ts';

const {
  displayName,
  documentIssues,
  fanItems,
  issuedDocuments,
  projectAddresses,
  projects,
  uploadedFiles,
  users,
  visitorRequests,
} = schema;

const PROJECT = { projectId: projects.id, projectName: projects.name, referenceId: projects.referenceId };

/** Projects that the customer owns, the last changed first. */
export async function listProjects(db: Queryable, customerId: string, { limit, offset }: RowsOfList) {
  const itemCount = db
    .select({ count: count() })
    .from(fanItems)
    .where(and(eq(fanItems.projectId, projects.id), isNull(fanItems.alternateToId)));
  return db
    .select({
      ...PROJECT,
      city: projectAddresses.city,
      state: projectAddresses.state,
      itemCount: sql<number>`(${itemCount})`.mapWith(Number),
      archivedOnUtc: projects.archivedOnUtc,
      updatedOnUtc: projects.updatedOnUtc,
    })
    .from(projects)
    .leftJoin(
      projectAddresses,
      and(eq(projectAddresses.projectId, projects.id), eq(projectAddresses.addressType, AddressType.Site)),
    )
    .where(eq(projects.userId, customerId))
    .orderBy(desc(projects.updatedOnUtc), desc(projects.id))
    .limit(limit)
    .offset(offset);
}

export const countProjects = (db: Queryable, customerId: string) =>
  db.$count(projects, eq(projects.userId, customerId));

const isRequestOf = (customerId: string) =>
  and(eq(visitorRequests.userId, customerId), eq(visitorRequests.kind, 'assistance'));

/** Requests for help, with the projects they are about as far as these are still there. */
export async function listRequests(db: Queryable, customerId: string, { limit, offset }: RowsOfList) {
  const { id, createdOnUtc, salesRegion, payload } = visitorRequests;
  const rows = await db
    .select({ id, createdOnUtc, salesRegion, payload, ...PROJECT })
    .from(visitorRequests)
    .leftJoin(projects, sql`${projects.id} = (${payload}->>'projectId')::uuid`)
    .where(isRequestOf(customerId))
    .orderBy(desc(createdOnUtc), desc(id))
    .limit(limit)
    .offset(offset);
  // The kind says what the payload is.
  return rows.map((row) => ({ ...row, payload: row.payload as AssistanceRequest }));
}

export const countRequests = (db: Queryable, customerId: string) => db.$count(visitorRequests, isRequestOf(customerId));

const isQuoteOf = (customerId: string) =>
  and(eq(projects.userId, customerId), eq(issuedDocuments.type, DeliverableType.Quotation));

/** Quotations of the customer's projects, the last issued first. */
export const listQuotes = (db: Queryable, customerId: string, { limit, offset }: RowsOfList) =>
  db
    .select({
      ...PROJECT,
      id: issuedDocuments.id,
      issuedOnUtc: documentIssues.issuedOnUtc,
      revision: documentIssues.revision,
      fileName: uploadedFiles.name,
      issuedBy: displayName(users),
    })
    .from(issuedDocuments)
    .innerJoin(documentIssues, eq(documentIssues.id, issuedDocuments.issueId))
    .innerJoin(projects, eq(projects.id, documentIssues.projectId))
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, issuedDocuments.fileId))
    .leftJoin(users, eq(users.id, documentIssues.issuedById))
    .where(isQuoteOf(customerId))
    .orderBy(desc(documentIssues.issuedOnUtc), desc(issuedDocuments.id))
    .limit(limit)
    .offset(offset);

export async function countQuotes(db: Queryable, customerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(issuedDocuments)
    .innerJoin(documentIssues, eq(documentIssues.id, issuedDocuments.issueId))
    .innerJoin(projects, eq(projects.id, documentIssues.projectId))
    .where(isQuoteOf(customerId));
  return row?.total ?? 0;
}
