import type { NewProject, Project, ProjectStub } from '@specbuilder/shared-contracts/api';
import {
  AddressType,
  DEFAULT_OPERATING_COST,
  type Environment,
  encodeProjectName,
  PROJECT_ERRORS,
} from '@specbuilder/shared-contracts/domain';
import type { Caller } from '../access/caller.ts';
import { addressAnswer, addressFields } from '../address.ts';
import { projectItemOf } from '../fan-items/item-answer.ts';
import type { VersionsToday } from '../fan-items/out-of-date.ts';
import type { LocationService } from '../location/service.ts';
import { invalid, notFound, Refusal } from '../refusal.ts';
import { violatesUnique } from '../store/constraint-errors.ts';
import type { Queryable } from '../store/database.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import { PROJECT_TEXTS } from '../words/project.generated.ts';
import { completedAddress } from './completed-address.ts';
import { listItems } from './item-store.ts';
import { newReferenceId } from './reference-id.ts';
import * as store from './store.ts';

export interface ProjectOptions {
  readonly environment: Environment;
  readonly location: Pick<LocationService, 'findPlace'>;
  readonly today: VersionsToday;
}

const REFERENCE_ID_TRIES = 5;

/**
 * The caller's projects, last edited first.
 *
 * @param brands those whose projects the caller sees; null for all
 */
export async function listProjectStubs(
  db: Queryable,
  { userId }: Caller,
  brands: readonly number[] | null,
): Promise<ProjectStub[]> {
  const stubs = await store.listStubs(db, userId, brands);
  return stubs.map(stubAnswer);
}

/** @throws Refusal 'not-found' when there is no such project */
export async function readProjectStub(db: Queryable, projectId: string): Promise<ProjectStub> {
  const stub = await store.findStub(db, projectId);
  if (stub === undefined) throw notFound('project');
  return stubAnswer(stub);
}

/**
 * A project with its items.
 *
 * @param isReadOnly whether the caller may read it and not change it
 * @throws Refusal 'not-found' when there is no such project
 */
export async function readProject(
  db: Queryable,
  projectId: string,
  isReadOnly: boolean,
  today: VersionsToday,
): Promise<Project> {
  const project = await store.findProject(db, projectId);
  if (project === undefined) throw notFound('project');
  const site = await store.findAddress(db, projectId, AddressType.Site);
  const items = await listItems(db, projectId);
  return {
    projectId: project.id,
    ...namesOnTheWire(project.name),
    referenceId: project.referenceId,
    userId: project.userId,
    manufacturerLabelId: project.manufacturerLabelId,
    projectItems: items.map((item) => projectItemOf(item, isReadOnly, today)),
    siteAddress: site === undefined ? null : addressAnswer(site),
    settings: { operatingCost: project.operatingCost },
    createdOnUtc: project.createdOnUtc.toISOString(),
    updatedOnUtc: project.updatedOnUtc.toISOString(),
    rowVersion: project.rowVersion,
  };
}

/**
 * Creates a project for the caller under the brand of the page.
 *
 * @throws Refusal 'invalid' with field projectName when the caller has one of that name
 */
export async function createProject(
  unit: UnitOfWork,
  caller: Caller,
  { projectName, address }: NewProject,
  options: ProjectOptions,
): Promise<Project> {
  const { tx, manufacturerLabelId } = unit;
  const named = { userId: caller.userId, manufacturerLabelId, name: projectName };
  await refuseDuplicateName(tx, named);
  const project = await insertWithReferenceId(tx, named, options.environment).catch(refuseRacedName);
  if (address) {
    const fields = completedAddress(addressFields(address), options.location.findPlace);
    await store.saveAddressRow(tx, { projectId: project.id, addressType: AddressType.Site, ...fields });
  }
  unit.about({ projectId: project.id });
  return readProject(tx, project.id, false, options.today);
}

/**
 * Renames a project.
 *
 * @param rowVersion version the caller last saw; absent means whatever is there
 * @throws Refusal 'conflict' with the current project when it is a newer one, 'invalid' for a name in use
 */
export async function renameProject(
  unit: UnitOfWork,
  change: { readonly projectId: string; readonly projectName: string; readonly rowVersion?: number | undefined },
  today: VersionsToday,
): Promise<Project> {
  const { tx } = unit;
  const { projectId, projectName, rowVersion } = change;
  const project = await store.lockProject(tx, projectId);
  if (project === undefined) throw notFound('project');
  if (rowVersion !== undefined && rowVersion !== project.rowVersion) {
    const current = await readProject(tx, projectId, false, today);
    throw new Refusal('conflict', PROJECT_TEXTS.changedBySomebody, { current });
  }
  await refuseDuplicateName(tx, { ...project, name: projectName });
  await store.updateName(tx, projectId, projectName).catch(refuseRacedName);
  return readProject(tx, projectId, false, today);
}

async function insertWithReferenceId(
  db: Queryable,
  named: Pick<store.ProjectRow, 'userId' | 'manufacturerLabelId' | 'name'>,
  environment: Environment,
): Promise<store.ProjectRow> {
  for (let attempt = 0; attempt < REFERENCE_ID_TRIES; attempt++) {
    const values = { ...named, referenceId: newReferenceId(environment), operatingCost: DEFAULT_OPERATING_COST };
    const project = await store.insertProject(db, values);
    if (project !== undefined) return project;
  }
  throw new Error(`No free reference id in ${REFERENCE_ID_TRIES} tries`);
}

async function refuseDuplicateName(db: Queryable, project: Parameters<typeof store.isDuplicateName>[1]): Promise<void> {
  if (await store.isDuplicateName(db, project)) throw invalid('projectName', PROJECT_ERRORS.duplicateProjectName);
}

/** Two windows may have asked for the name at the same moment; then only the unique index notices. */
function refuseRacedName(error: unknown): never {
  throw violatesUnique(error, 'projects_name_key')
    ? invalid('projectName', PROJECT_ERRORS.duplicateProjectName)
    : error;
}

/** Both names travel URI-encoded. */
function namesOnTheWire(projectName: string) {
  const name = encodeProjectName(projectName);
  return { name, displayName: name };
}

function stubAnswer(stub: store.StubRow): ProjectStub {
  return {
    projectId: stub.id,
    ...namesOnTheWire(stub.name),
    referenceId: stub.referenceId,
    itemCount: stub.itemCount,
    updatedOnUtc: stub.updatedOnUtc.toISOString(),
  };
}
