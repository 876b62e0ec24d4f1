import { HttpError, notFound, type OperatingCost, PROJECT_MESSAGES, type UnitOfWork } from '../../core/index.ts';
import { noteChange } from './change-note.ts';
import { lockProject, type ProjectRow, updateProject } from './store.ts';

export interface OperatingCostChange {
  readonly projectId: string;
  readonly settings: OperatingCost;
  /** Version the caller last saw; absent means whatever is there. */
  readonly rowVersion?: number | undefined;
}

/**
 * Changes the settings from which the operating cost of a project is calculated.
 *
 * @throws HttpError 'conflict' with the current settings when the caller saw an older project
 */
export async function saveOperatingCost(unit: UnitOfWork, { projectId, settings, rowVersion }: OperatingCostChange) {
  const { tx } = unit;
  const project = await lockProject(tx, projectId);
  if (project === undefined) throw notFound('project');
  if (rowVersion !== undefined && rowVersion !== project.rowVersion) {
    throw new HttpError('conflict', PROJECT_MESSAGES.changedBySomeUser, { current: operatingCostOf(project) });
  }
  await noteChange(unit, projectId, { what: 'cost' });
  return operatingCostOf(await updateProject(tx, projectId, { operatingCost: settings }));
}

function operatingCostOf({ operatingCost, rowVersion }: ProjectRow) {
  return { operatingCost, rowVersion };
}
