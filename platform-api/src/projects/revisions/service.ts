import {
  PRESENT,
  type ProjectDocument,
  type Revision,
  type RevisionComparison,
  type RevisionList,
} from '@specbuilder/shared-contracts/api';
import {
  type Caller,
  type Database,
  invalid,
  notFound,
  type Queryable,
  REVISION_MESSAGES,
  type UnitOfWork,
} from '../../core/index.ts';
import { noteChange } from '../project/change-note.ts';
import { findProject, lockProject, type ProjectRow } from '../project/store.ts';
import { type DocumentPorts, documentOf } from '../project-document/document-of.ts';
import { optionInLanguage } from '../project-document/service.ts';
import { compareDocuments } from './compare.ts';
import { frozenDocument, hashesOf } from './frozen.ts';
import { nextNumber } from './next-number.ts';
import * as store from './store.ts';

export interface RevisionServices extends DocumentPorts {
  readonly db: Database;
}

export async function listRevisions(db: Queryable, projectId: string): Promise<RevisionList> {
  const rows = await store.listRevisions(db, projectId);
  return { revisions: rows.map(revisionResponse), nextNumber: nextFree(rows) };
}

export interface Issue {
  readonly projectId: string;
  readonly name: string;
  readonly note?: string | null | undefined;
  /** Absent means the one that follows the last. */
  readonly number?: string | undefined;
}

/**
 * Freezes a project in its current state. Other changes wait until this is done, so that no two revisions get the same
 * number.
 *
 * @throws HttpError 'invalid' on number when a revision of the project has it
 */
export async function issueRevision(
  unit: UnitOfWork,
  { userId }: Caller,
  { projectId, name, note, number: requested }: Issue,
  ports: DocumentPorts,
): Promise<Revision> {
  const { tx } = unit;
  const project = await lockProject(tx, projectId);
  if (project === undefined) throw notFound('project');
  const known = await store.listRevisions(tx, projectId);
  const number = requested ?? nextFree(known);
  if (known.some((revision) => revision.number === number)) {
    throw invalid('number', REVISION_MESSAGES.numberInUse({ number }));
  }
  const document = await documentOf(tx, project, ports);
  const { id } = await store.insertRevision(tx, {
    projectId,
    number,
    name,
    note: note || null,
    document,
    ...hashesOf(document),
    issuedById: userId,
  });
  await store.setRevision(tx, projectId, { revisionId: id, isSame: true });
  await noteChange(unit, projectId, { what: 'revisionIssued' });
  const issued = (await store.listRevisions(tx, projectId)).find((revision) => revision.id === id);
  if (issued === undefined) throw new Error('A revision is gone although its project is locked');
  return revisionResponse(issued);
}

/** @throws HttpError 'not-found' when the project has no such revision */
export async function readRevision(db: Queryable, projectId: string, revisionId: string): Promise<ProjectDocument> {
  return frozenDocument(await existing(db, projectId, revisionId));
}

/** What differs between two revisions, or one and the present. */
export async function compareRevisions(
  { db, ...ports }: RevisionServices,
  { projectId, before, after }: { readonly projectId: string; readonly before: string; readonly after: string },
): Promise<RevisionComparison> {
  const read = async (side: string) =>
    side === PRESENT ? documentOf(db, await presentProject(db, projectId), ports) : readRevision(db, projectId, side);
  const comparison = compareDocuments(await read(before), await read(after));
  const items = comparison.items.map((item) => ({ ...item, changes: item.changes.map(optionInLanguage) }));
  return { ...comparison, items };
}

export async function existing(db: Queryable, projectId: string, revisionId: string): Promise<store.RevisionRow> {
  const row = await store.findRevision(db, projectId, revisionId);
  if (row === undefined) throw notFound('revision');
  return row;
}

export async function presentProject(db: Queryable, projectId: string): Promise<ProjectRow> {
  const project = await findProject(db, projectId);
  if (project === undefined) throw notFound('project');
  return project;
}

/** What follows the last number and is not in use. */
function nextFree(newestFirst: readonly store.RevisionHeader[]): string {
  const used = newestFirst.flatMap(({ number }) => (number === null ? [] : [number]));
  let next = nextNumber(used[0] ?? null);
  while (used.includes(next)) next = nextNumber(next);
  return next;
}

function revisionResponse(row: store.RevisionHeader): Revision {
  const { id, number, name, note, beforeNumber, issuedOnUtc, itemCount, firstName, lastName } = row;
  return {
    revisionId: id,
    number,
    name,
    note,
    beforeNumber,
    itemCount,
    issuedOnUtc: issuedOnUtc.toISOString(),
    issuedBy: [firstName, lastName].filter(Boolean).join(' ') || null,
  };
}
