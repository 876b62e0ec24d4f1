import type { Address, NewProject, Project, ProjectRole } from '@specbuilder/shared-contracts/api';
import {
  AddressType,
  DEFAULT_OPERATING_COST,
  type Environment,
  encodeProjectName,
  PROJECT_ERRORS,
} from '@specbuilder/shared-contracts/domain';
import { documentDefaultsOf } from '../../accounts/index.ts';
import {
  addressFields,
  addressResponse,
  type Caller,
  invalid,
  notFound,
  type Queryable,
  type UnitOfWork,
  violatesUnique,
} from '../../core/index.ts';
import type { LocationService } from '../../places/index.ts';
import { projectItemOf } from '../fan-items/item-response.ts';
import type { ItemsToday } from '../fan-items/items-today.ts';
import { nameOf } from './cell-edits.ts';
import { completedAddress } from './completed-address.ts';
import { currentRevisionOf } from './current-revision.ts';
import { jobDefaults } from './given-facts.ts';
import { listItems } from './item-store.ts';
import { newReferenceId } from './reference-id.ts';
import * as store from './store.ts';

export interface ProjectOptions {
  readonly environment: Environment;
  readonly location: Pick<LocationService, 'findPlace' | 'siteConditions'>;
  readonly today: ItemsToday;
}

/** Who reads a project, and whether without changing it. */
export interface ProjectReader {
  readonly userId: string | null;
  readonly isReadOnly: boolean;
}

/** The user who just made a change. */
export const readerOf = ({ actor }: Pick<UnitOfWork, 'actor'>): ProjectReader => ({
  userId: actor.userId,
  isReadOnly: false,
});

const REFERENCE_ID_TRIES = 5;

/**
 * A project with its items, limited to what its reader may see.
 *
 * @throws HttpError 'not-found' when there is no such project
 */
export async function readProject(
  db: Queryable,
  projectId: string,
  reader: ProjectReader,
  today: ItemsToday,
): Promise<Project> {
  const project = await store.findProject(db, projectId);
  if (project === undefined) throw notFound('project');
  const site = await store.findAddress(db, projectId, AddressType.Site);
  const items = await listItems(db, projectId);
  return {
    projectId: project.id,
    ...namesOnTheWire(project.name),
    projectName: project.name,
    referenceId: project.referenceId,
    userId: project.userId,
    manufacturerLabelId: project.manufacturerLabelId,
    projectItems: items.map((item) => projectItemOf(item, reader.isReadOnly, today)),
    selectedProjectItemIds: items.filter(({ alternateToId }) => alternateToId === null).map(({ id }) => id),
    siteAddress: site === undefined ? null : addressResponse(site),
    settings: { operatingCost: project.operatingCost },
    sizingDefaults: project.sizingDefaults,
    isArchived: project.archivedOnUtc !== null,
    currentRevision: await currentRevisionOf(db, project),
    createdOnUtc: project.createdOnUtc.toISOString(),
    updatedOnUtc: project.updatedOnUtc.toISOString(),
    rowVersion: project.rowVersion,
    changeNumber: project.changeNumber,
    role: roleOf(project, reader),
    ownerName: project.userId === reader.userId ? null : await nameOf(db, project.userId),
  };
}

/** What the access of a call found its caller to be. */
function roleOf({ userId }: store.ProjectRow, reader: ProjectReader): ProjectRole {
  if (userId === reader.userId) return 'owner';
  return reader.isReadOnly ? 'viewer' : 'editor';
}

/**
 * Creates a project for the caller under the brand of the page.
 *
 * @throws HttpError 'invalid' with field projectName when the caller has a project of that name
 */
export async function createProject(
  unit: UnitOfWork,
  caller: Caller,
  { projectName, address }: NewProject,
  options: ProjectOptions,
): Promise<Project> {
  const { tx, manufacturerLabelId } = unit;
  const named = { userId: caller.userId, manufacturerLabelId, name: projectName };
  await rejectDuplicateName(tx, named);
  const facts = jobDefaults(await documentDefaultsOf(tx, caller.userId));
  const values = { ...named, operatingCost: DEFAULT_OPERATING_COST, facts };
  const project = await insertWithReferenceId(tx, values, options.environment).catch(rejectRacedName);
  if (address) await saveSite(tx, project.id, address, options.location);
  unit.about({ projectId: project.id });
  return readProject(tx, project.id, readerOf(unit), options.today);
}

/** Leaves it out of the list, or brings it back into it. */
export async function archiveProject(
  unit: Pick<UnitOfWork, 'tx' | 'actor'>,
  { projectId, isArchived }: { readonly projectId: string; readonly isArchived: boolean },
  today: ItemsToday,
): Promise<Project> {
  await store.setArchived(unit.tx, projectId, isArchived);
  return readProject(unit.tx, projectId, readerOf(unit), today);
}

/** Deletes a project with everything in it (API-102). */
export async function deleteProject({ tx }: Pick<UnitOfWork, 'tx'>, projectId: string): Promise<void> {
  const project = await store.lockProject(tx, projectId);
  if (project === undefined) throw notFound('project');
  await store.deleteProject(tx, projectId);
}

/** Stores the site of a project, with the place of its postal code. */
export async function saveSite(
  db: Queryable,
  projectId: string,
  address: Address,
  location: ProjectOptions['location'],
): Promise<void> {
  const fields = completedAddress(addressFields(address), location.findPlace);
  await store.saveAddressRow(db, { projectId, addressType: AddressType.Site, ...fields });
}

/** Stores a project under an unused reference id. */
export async function insertWithReferenceId(
  db: Queryable,
  project: Pick<store.ProjectRow, 'userId' | 'manufacturerLabelId' | 'name' | 'operatingCost' | 'facts'> &
    Partial<Pick<store.ProjectRow, 'sizingDefaults'>>,
  environment: Environment,
): Promise<store.ProjectRow> {
  for (let attempt = 0; attempt < REFERENCE_ID_TRIES; attempt++) {
    const inserted = await store.insertProject(db, { ...project, referenceId: newReferenceId(environment) });
    if (inserted !== undefined) return inserted;
  }
  throw new Error(`No free reference id in ${REFERENCE_ID_TRIES} tries`);
}

/** @throws HttpError 'invalid' for a name that another project of its owner has */
export async function rejectDuplicateName(
  db: Queryable,
  project: Parameters<typeof store.isDuplicateName>[1],
): Promise<void> {
  if (await store.isDuplicateName(db, project)) throw invalid('projectName', PROJECT_ERRORS.duplicateProjectName);
}

/** Two windows may request the name at the same moment; then only the unique index detects the duplicate. */
export function rejectRacedName(error: unknown): never {
  throw violatesUnique(error, 'projects_name_key')
    ? invalid('projectName', PROJECT_ERRORS.duplicateProjectName)
    : error;
}

/** Both names travel URI-encoded. */
function namesOnTheWire(projectName: string) {
  const name = encodeProjectName(projectName);
  return { name, displayName: name };
}
