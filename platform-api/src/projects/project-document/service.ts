import type { ImportedLine, ImportPreview, ProjectDocument } from '@specbuilder/shared-contracts/api';
import type { Environment } from '@specbuilder/shared-contracts/domain';
import type { Brands } from '../../brand/index.ts';
import type { Catalogues } from '../../catalogue/index.ts';
import { type Caller, type Database, nameOf, notFound, type Write } from '../../core/index.ts';
import { findProject } from '../project/store.ts';
import { type DocumentPorts, documentOf } from './document-of.ts';
import { type FittedItem, fitItems, isOffered } from './fit-document.ts';
import { numberedName } from './numbered-name.ts';
import { readDocument, type UnknownDocument } from './read-document.ts';
import { namesOf } from './store.ts';
import { storeDocument } from './store-document.ts';

export interface ProjectFileServices extends DocumentPorts {
  readonly db: Database;
  readonly environment: Environment;
  readonly brands: Pick<Brands, 'get'>;
  readonly catalogues: Pick<Catalogues, 'today'>;
}

/** @throws HttpError 'not-found' when there is no such project */
export async function exportProject(services: ProjectFileServices, projectId: string): Promise<ProjectDocument> {
  const project = await findProject(services.db, projectId);
  if (project === undefined) throw notFound('project');
  return documentOf(services.db, project, services);
}

/**
 * Preview of a file's import under a brand, line by line; nothing is written.
 *
 * @throws HttpError 'invalid' with the path of what is wrong with the file
 */
export async function previewImport(
  { db, catalogues, brands }: ProjectFileServices,
  { userId }: Caller,
  unknown: UnknownDocument,
  brand: number,
): Promise<ImportPreview> {
  const document = readDocument(unknown);
  const items = await fitItems(document, catalogues.today(brand), brand);
  return {
    fileName: document.name,
    projectName: numberedName(document.name, await namesOf(db, userId, brand)),
    fileBrand: brands.get(document.manufacturerLabelId)?.settings.brandName ?? document.brandName,
    isOtherBrand: document.manufacturerLabelId !== brand,
    buildingCount: document.buildings.length,
    items: items.map(importedLine),
  };
}

export interface ImportRequest {
  readonly document: UnknownDocument;
  /** Instead of the file's own; a name in use gets a number either way. */
  readonly projectName?: string | undefined;
}

/**
 * Creates a new project of the caller under the brand of the page. Items not offered there are left out and named.
 *
 * @throws HttpError 'invalid' with the path of what is wrong with the file
 */
export async function importProject(
  { catalogues, environment }: ProjectFileServices,
  write: Write,
  caller: Caller,
  { document: unknown, projectName }: ImportRequest,
  brand: number,
) {
  const read = readDocument(unknown);
  const document = { ...read, name: projectName ?? read.name };
  const items = await fitItems(document, catalogues.today(brand), brand);
  const offered = items.filter(isOffered);
  const place = { environment, manufacturerLabelId: brand, freeName: numberedName };
  return write(async (unit) => {
    const { projectId, name } = await storeDocument(unit, caller, { document, offered }, place);
    const leftOut = items.flatMap((item) =>
      isOffered(item) ? [] : [{ tag: item.source.tag, model: item.source.model, reason: item.reason }],
    );
    return { projectId, projectName: name, itemCount: offered.length, leftOut };
  });
}

function importedLine(item: FittedItem): ImportedLine {
  const { index, source } = item;
  const { tag, model, quantity } = source;
  const header = { index, tag, model, quantity };
  if (!isOffered(item))
    return { ...header, verdict: 'not-offered', reason: item.reason, droppedOptions: [], changes: [] };
  const { changes, droppedOptions } = item;
  return {
    ...header,
    verdict: changes.length === 0 ? 'same' : 'changed',
    reason: null,
    droppedOptions: droppedOptions.map(nameOf),
    changes: changes.map(optionInLanguage),
  };
}

/** A change as it is shown: options by their names in the caller's language. */
export function optionInLanguage<C extends ImportedLine['changes'][number]>(change: C): C {
  if (change.field === 'optionAdded') return { ...change, after: nameOf(String(change.after)) };
  if (change.field === 'optionRemoved') return { ...change, before: nameOf(String(change.before)) };
  return change;
}
