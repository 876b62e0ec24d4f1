import type { Address, Project } from '@specbuilder/shared-contracts/api';
import { AddressType } from '@specbuilder/shared-contracts/domain';
import { HttpError, notFound, PROJECT_MESSAGES } from '../../core/index.ts';
import type { ItemsToday } from '../fan-items/items-today.ts';
import { nameOf } from './cell-edits.ts';
import { type NotingUnit, noteChange } from './change-note.ts';
import {
  type ProjectOptions,
  readerOf,
  readProject,
  rejectDuplicateName,
  rejectRacedName,
  saveSite,
} from './service.ts';
import * as store from './store.ts';

export interface ProjectChange {
  readonly projectId: string;
  readonly projectName: string;
  /** Null empties the site address; absent it stays. */
  readonly address?: Address | null | undefined;
  readonly settings?: Project['settings'] | undefined;
  /** Name that the caller saw; absent means whatever is there. */
  readonly was?: string | undefined;
  /** Version the caller last saw; absent means whatever is there. */
  readonly rowVersion?: number | undefined;
}

/**
 * Renames a project, and changes its site address and settings if they are provided: all of it or nothing.
 *
 * @throws HttpError 'conflict' with the current project when it is a newer one, 'invalid' for a name in use
 */
export async function changeProject(
  unit: NotingUnit,
  change: ProjectChange,
  { location, today }: Pick<ProjectOptions, 'location'> & { readonly today: ItemsToday },
): Promise<Project> {
  const { tx } = unit;
  const { projectId, projectName, address, settings, rowVersion, was } = change;
  const project = await store.lockProject(tx, projectId);
  if (project === undefined) throw notFound('project');
  if (rowVersion !== undefined && rowVersion !== project.rowVersion) {
    const current = await readProject(tx, projectId, readerOf(unit), today);
    throw new HttpError('conflict', PROJECT_MESSAGES.changedBySomeUser, { current });
  }
  const isRenamed = projectName !== project.name && projectName !== was;
  if (was !== undefined && isRenamed && was !== project.name) throw await renamedRejection(unit, project, today);
  await rejectDuplicateName(tx, { ...project, name: projectName });
  const renamed = isRenamed ? { name: projectName, renamedById: unit.actor.userId } : {};
  const changed = { ...renamed, ...(settings === undefined ? {} : { operatingCost: settings.operatingCost }) };
  await store.updateProject(tx, projectId, changed).catch(rejectRacedName);
  if (address === null) await store.deleteAddressRow(tx, projectId, AddressType.Site);
  else if (address !== undefined) await saveSite(tx, projectId, address, location);
  await noteChange(unit, projectId, {
    what: address === undefined ? (settings === undefined ? 'name' : 'cost') : 'site',
  });
  return readProject(tx, projectId, readerOf(unit), today);
}

/** Says who renamed it first, with the project as it is. */
async function renamedRejection(unit: NotingUnit, project: store.ProjectRow, today: ItemsToday): Promise<HttpError> {
  const who = await nameOf(unit.tx, project.renamedById);
  const message = PROJECT_MESSAGES.renamedMeanwhile({ who, name: project.name });
  const current = await readProject(unit.tx, project.id, readerOf(unit), today);
  return new HttpError('conflict', message, { fields: { projectName: [message] }, current });
}
