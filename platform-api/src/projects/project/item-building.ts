import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import {
  ALTERNATE_MESSAGES,
  HttpError,
  invalid,
  notFound,
  PROJECT_MESSAGES,
  type UnitOfWork,
} from '../../core/index.ts';
import { projectItemOf } from '../fan-items/item-response.ts';
import type { ItemsToday } from '../fan-items/items-today.ts';
import { updateItem } from '../fan-items/store.ts';
import { alignAlternates } from './alternate-store.ts';
import { noteChange } from './change-note.ts';
import { rejectUnfitBuilding } from './fit-building.ts';
import { changedItem, findItemOf } from './item-store.ts';
import { lockProject } from './store.ts';

export interface ItemPlacement {
  readonly projectId: string;
  readonly projectItemId: string;
  /** Null takes the item out of its building. */
  readonly buildingId: number | null;
  /** Version the caller last saw; absent means whatever is there. */
  readonly rowVersion?: number | undefined;
}

/**
 * Puts an item into a building of its project, or takes it out.
 *
 * @throws HttpError 'conflict' with the current item when the caller saw an older one, 'invalid' on buildingId
 */
export async function setItemBuilding(
  unit: UnitOfWork,
  { projectId, projectItemId, buildingId, rowVersion }: ItemPlacement,
  today: ItemsToday,
): Promise<ProjectItem> {
  const { tx } = unit;
  await lockProject(tx, projectId);
  const item = await findItemOf(tx, projectId, projectItemId);
  if (item === undefined) throw notFound('item');
  if (rowVersion !== undefined && rowVersion !== item.rowVersion) {
    throw new HttpError('conflict', PROJECT_MESSAGES.itemChangedMeanwhile, {
      current: projectItemOf(item, false, today),
    });
  }
  if (item.alternateToId !== null && buildingId !== item.buildingId) {
    throw invalid('buildingId', ALTERNATE_MESSAGES.buildingFollows);
  }
  await rejectUnfitBuilding(tx, { projectId, buildingId });
  const changed = await updateItem(unit, projectItemId, { buildingId });
  await alignAlternates(tx, projectId);
  await noteChange(unit, projectId, { what: 'itemBuilding', item: item.tag ?? item.snapshot.modelDisplayAs });
  return projectItemOf(changedItem(changed, item), false, today);
}
