import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProjectDocument, ProjectDocumentItem } from '@specbuilder/shared-contracts/api';
import { type Caller, notFound, type Queryable, type Transaction, type Write } from '../../core/index.ts';
import type { ItemPorts } from '../fan-items/ports.ts';
import { noteChange } from '../project/change-note.ts';
import { lockProject, type ProjectRow } from '../project/store.ts';
import { documentOf } from '../project-document/document-of.ts';
import { offeredItem, orReason } from '../project-document/fit-document.ts';
import { frozenDocument, hashesOf } from './frozen.ts';
import { restoreFrame } from './restore-frame.ts';
import { isSameMake, restoreItems, type WorkedItem } from './restore-items.ts';
import { existing, presentProject, type RevisionServices } from './service.ts';
import * as store from './store.ts';

export interface GoBackServices extends RevisionServices, Pick<ItemPorts, 'catalogues' | 'fanResized'> {}

interface GoBackRequest {
  readonly projectId: string;
  readonly revisionId: string;
}

/**
 * Restores a project to a revision. The current state is frozen first, unless a revision already holds it, so that
 * nothing is lost. Items keep their ids. Each is calculated with its original catalogue while that is retained; an item
 * that is no longer offered is left out.
 *
 * The engine runs before the transaction, except for items that changed in between.
 *
 * @throws HttpError 'not-found' when the project has no such revision
 */
export async function goBack(
  services: GoBackServices,
  write: Write,
  caller: Caller,
  { projectId, revisionId }: GoBackRequest,
) {
  const { db } = services;
  const revision = await existing(db, projectId, revisionId);
  const document = frozenDocument(revision);
  const present = await documentOf(db, await presentProject(db, projectId), services);
  const worked = await workedItems(services, db, document, present);
  return write(async (unit) => {
    const { tx } = unit;
    const project = await lockProject(tx, projectId);
    if (project === undefined) throw notFound('project');
    const now = await documentOf(tx, project, services);
    const previousRevisionId = await freezePresent(tx, { project, now, caller, beforeNumber: revision.number });
    const all = await workedItems(services, tx, document, now, worked);
    const frame = await restoreFrame(tx, projectId, document);
    const leftOut = await restoreItems(unit, services, { project, now, document, worked: all, ...frame });
    await frame.dropOthers();
    await noteChange(unit, projectId, { what: 'wentBack' });
    const isIssued = revision.number !== null;
    await store.setRevision(tx, projectId, {
      revisionId: isIssued ? revision.id : revision.ofRevisionId,
      isSame: isIssued && leftOut.length === 0,
    });
    unit.about({ projectId });
    return { previousRevisionId, leftOut };
  });
}

interface PresentState {
  readonly project: ProjectRow;
  readonly now: ProjectDocument;
  readonly caller: Caller;
  readonly beforeNumber: string | null;
}

/** @returns id of the revision that holds the present */
async function freezePresent(tx: Transaction, { project, now, caller, beforeNumber }: PresentState): Promise<string> {
  const hashes = hashesOf(now);
  const known = await store.findByContent(tx, project.id, hashes.contentHash);
  if (known !== undefined) return known.id;
  const { id } = await store.insertRevision(tx, {
    projectId: project.id,
    ofRevisionId: project.revisionId,
    beforeNumber,
    document: now,
    ...hashes,
    issuedById: caller.userId,
  });
  return id;
}

/** Items of a document that are not what they are in the project; other calls get their turn between them. */
async function workedItems(
  { catalogues }: GoBackServices,
  db: Queryable,
  document: ProjectDocument,
  present: ProjectDocument,
  known: ReadonlyMap<ProjectDocumentItem, WorkedItem> = new Map(),
): Promise<Map<ProjectDocumentItem, WorkedItem>> {
  const worked = new Map(known);
  const brand = document.manufacturerLabelId;
  for (const [index, item] of document.items.entries()) {
    const now = present.items.find(({ itemId }) => itemId === item.itemId);
    if (worked.has(item) || (now !== undefined && isSameMake(now, item))) continue;
    const catalogue = await catalogues.asOf(brand, item.versions.catalogue, db);
    worked.set(
      item,
      orReason({ index, source: item }, () => ({ catalogue, ...offeredItem(item, catalogue, brand) })),
    );
    await nextTurn();
  }
  return worked;
}
