import { createHash, randomUUID } from 'node:crypto';
import type { DocumentIssue, issueRequest } from '@specbuilder/shared-contracts/api';
import type * as z from 'zod/mini';
import { findUser, userDisplayName } from '../../accounts/index.ts';
import {
  areSentAlong,
  type Brand,
  type Brands,
  type FileRow,
  insertWholeFile,
  type Outbox,
  readContent,
} from '../../brand/index.ts';
import {
  type Caller,
  type Database,
  type LinkTokens,
  notFound,
  type Queryable,
  type UnitOfWork,
} from '../../core/index.ts';
import { DELIVERABLES } from '../all.ts';
import { quotedCurrency } from '../prices/quoted-prices.ts';
import type { MadeDocument } from '../service.ts';
import { issueMail } from './mails.ts';
import * as store from './store.ts';

export interface IssuePorts {
  readonly brands: Pick<Brands, 'get'>;
  readonly outbox: Outbox;
  readonly links: LinkTokens;
  readonly publicUrl: string;
}

export type Issue = Pick<z.output<typeof issueRequest>, 'recipients' | 'isMailed' | 'subject' | 'message'> & {
  readonly projectId: string;
  readonly brand: number;
  readonly made: readonly MadeDocument[];
};

interface KeptFile {
  readonly documentId: string;
  readonly file: FileRow;
}

/** Keeps documents as issued and leaves their mails, all in one transaction. */
export async function issueDocuments(
  unit: UnitOfWork,
  caller: Caller,
  issue: Issue,
  ports: IssuePorts,
): Promise<DocumentIssue> {
  const { tx } = unit;
  const { projectId, made } = issue;
  const [first] = made;
  const sender = (await findUser(tx, caller.userId))?.user;
  const brand = ports.brands.get(issue.brand);
  if (first === undefined || sender === undefined || brand === undefined) throw notFound('project');
  const { projectName, referenceId, revision, facts } = first.subject;
  const issueId = await store.insertIssue(tx, {
    projectId,
    manufacturerLabelId: issue.brand,
    projectName,
    referenceId,
    revision: revision?.number ?? null,
    isChangedSince: revision?.changedSince ?? false,
    submittalNumber: facts.submittalNumber ?? null,
    submittalRevision: facts.submittalRevision ?? null,
    status: facts.status ?? null,
    issuedById: caller.userId,
  });
  const kept: KeptFile[] = [];
  for (const [place, document] of made.entries()) kept.push(await keep(unit, issueId, place, document));
  const named = { projectName, brand, sender: { name: userDisplayName(sender), email: sender.email } };
  await addRecipients(unit, issueId, kept, { ...issue, ...named }, ports);
  unit.about({ projectId });
  const stored = (await listIssues(tx, { projectId })).find((entry) => entry.issueId === issueId);
  if (stored === undefined) throw new Error('An issue is gone in the transaction that made it');
  return stored;
}

async function keep({ tx }: UnitOfWork, issueId: string, place: number, made: MadeDocument): Promise<KeptFile> {
  const content = Buffer.from(await made.file.arrayBuffer());
  const { name, type: contentType } = made.file;
  const file = await insertWholeFile(tx, { uploadKey: randomUUID(), name, contentType, content });
  const documentId = await store.insertDocument(tx, {
    issueId,
    place,
    type: made.type,
    format: made.format,
    fileId: file.id,
    contentHash: hashOf(content),
    tags: made.subject.items.map(({ tag }) => tag),
  });
  return { documentId, file };
}

interface Sending extends Pick<Issue, 'recipients' | 'isMailed' | 'subject' | 'message'> {
  readonly projectName: string;
  readonly brand: Brand;
  readonly sender: { readonly name: string; readonly email: string };
}

/** One mail each, so that one that cannot be delivered holds up no other. */
async function addRecipients(
  unit: UnitOfWork,
  issueId: string,
  kept: readonly KeptFile[],
  { recipients, isMailed, ...mail }: Sending,
  { outbox, links, publicUrl }: IssuePorts,
): Promise<void> {
  const isAttached = areSentAlong(kept.map(({ file }) => file));
  const files = kept.map(({ documentId, file }) => ({
    name: file.name,
    url: isAttached
      ? null
      : `${publicUrl}/api/issued-documents/${documentId}?link=${links.issue('issued-document', documentId)}`,
  }));
  const rows: store.NewRecipient[] = [];
  for (const [place, address] of distinct(recipients).entries()) {
    const fileIds = isAttached ? kept.map(({ file }) => file.id) : [];
    const mailId = isMailed ? await outbox.post(unit, { ...issueMail(address, { ...mail, files }), fileIds }) : null;
    rows.push({ issueId, place, address, mailId });
  }
  await store.insertRecipients(unit.tx, rows);
}

/** What was issued of a project, or of the deleted projects of a brand; the newest first. */
export async function listIssues(db: Queryable, of: store.IssuesOf): Promise<DocumentIssue[]> {
  const rows = await store.listIssues(db, of);
  const ids = rows.map(({ issue }) => issue.id);
  if (ids.length === 0) return [];
  const documents = await store.listDocuments(db, ids);
  const recipients = await store.listRecipients(db, ids);
  return rows.map(({ issue, userName, ...name }) => ({
    issueId: issue.id,
    projectName: issue.projectName,
    referenceId: issue.referenceId,
    revision: issue.revision,
    isChangedSince: issue.isChangedSince,
    submittalNumber: issue.submittalNumber,
    submittalRevision: issue.submittalRevision,
    status: issue.status,
    issuedOnUtc: issue.issuedOnUtc.toISOString(),
    issuedBy: [name.firstName, name.lastName].filter(Boolean).join(' ') || userName,
    documents: documents
      .filter(({ issueId }) => issueId === issue.id)
      .map(({ id: documentId, issueId: _issue, sizeBytes: size, ...document }) => ({ documentId, size, ...document })),
    recipients: recipients
      .filter(({ issueId }) => issueId === issue.id)
      .map(({ address, state }) => ({ address, state })),
  }));
}

/**
 * A document as it was issued.
 *
 * @param of null for who has its link
 * @throws HttpError 'not-found' when there is none, 'invalid' for one with prices under No Pricing
 * @throws Error when the file is not what was issued
 */
export async function issuedFile(
  db: Database,
  documentId: string,
  of: store.IssuesOf | null,
  userId: string | null,
): Promise<File> {
  const found = await store.findDocument(db, documentId, of);
  if (found === undefined) throw notFound('file');
  if (userId !== null && hasPrices(found.type)) await quotedCurrency(db, undefined, userId);
  const parts: Buffer[] = [];
  for await (const part of readContent(db, found.file)) parts.push(part as Buffer);
  const content = Buffer.concat(parts);
  if (hashOf(content) !== found.contentHash) throw new Error(`Document ${documentId} is not what was issued`);
  return new File([content], found.file.name, { type: found.file.contentType });
}

function hasPrices(type: number): boolean {
  return DELIVERABLES.some((deliverable) => deliverable.type === type && deliverable.hasPrices === true);
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Case does not make another address. */
function distinct(recipients: readonly string[]): string[] {
  return [...new Map(recipients.map((address) => [address.toLowerCase(), address])).values()];
}
