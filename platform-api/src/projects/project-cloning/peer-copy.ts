import type { Catalogue } from '@specbuilder/fan-engine';
import type { Project, ProjectDocument } from '@specbuilder/shared-contracts/api';
import { type Caller, CLONING_MESSAGES, type UnitOfWork } from '../../core/index.ts';
import { readerOf, readProject } from '../project/service.ts';
import { fitItems, isOffered, type OfferedItem } from '../project-document/fit-document.ts';
import { storeDocument } from '../project-document/store-document.ts';
import { notCloned } from './clone-error.ts';
import { copyName } from './copy-name.ts';
import type { CopyFacts } from './project-copy.ts';

/** A project of another server, worked out with what this one sells. */
export interface FittedProject {
  readonly document: ProjectDocument;
  readonly offered: readonly OfferedItem[];
}

/**
 * Evaluates every item with today's catalogue of its brand, before anything is stored. A clone is complete or is not
 * created.
 *
 * @throws HttpError 'conflict' that names what this catalogue does not have
 */
export async function fitToCatalogue(document: ProjectDocument, catalogue: Catalogue): Promise<FittedProject> {
  const items = await fitItems(document, catalogue, document.manufacturerLabelId);
  const missing = items
    .filter((item) => !isOffered(item))
    .map(({ source: { tag, model } }) => (tag ? `${tag} ${model}` : model));
  if (missing.length > 0) throw notCloned('conflict', CLONING_MESSAGES.notInCatalogue({ items: missing.join(', ') }));
  return { document, offered: items.filter(isOffered) };
}

/** Stores it for the caller; all of it or nothing. */
export async function storeFitted(
  unit: UnitOfWork,
  caller: Caller,
  fitted: FittedProject,
  { environment, today }: CopyFacts,
): Promise<Project> {
  const { manufacturerLabelId } = fitted.document;
  const place = { environment, manufacturerLabelId, freeName: copyName };
  const { projectId } = await storeDocument(unit, caller, fitted, place);
  return readProject(unit.tx, projectId, readerOf(unit), today);
}
