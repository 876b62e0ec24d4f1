import { type ProjectItem, tagPlanOf } from '@specbuilder/shared-contracts/api';
import { type TaggedCopy, taggedCopies } from '@specbuilder/shared-contracts/domain';
import { invalid, notFound, PROJECT_MESSAGES, type Transaction } from '../../core/index.ts';
import { type CopyPlace, copiedItem } from '../fan-items/item-copy.ts';
import { type FanItemRow, projectItemOf } from '../fan-items/item-response.ts';
import type { ItemsToday } from '../fan-items/items-today.ts';
import { findItem, insertItem, lockItem } from '../fan-items/store.ts';
import { joinAlternates } from './alternate-service.ts';
import { alignAlternates } from './alternate-store.ts';
import { type NotingUnit, noteChange } from './change-note.ts';
import { changedItem, findItemOf, nextItemIndex } from './item-store.ts';
import { lockProject, type ProjectRow } from './store.ts';

export interface ItemCopy {
  readonly fanItemId: string;
  readonly destinationProjectId: string;
  /** Item of that project whose alternate the copy becomes. */
  readonly alternateToId?: string | null | undefined;
}

export type TaggedCopiesOf = Parameters<typeof tagPlanOf>[0] & { readonly fanItemId: string };

/**
 * Copies an item to the end of a project's list, without its building (API-062).
 *
 * @throws HttpError 'invalid' on destinationProjectId when the project is of another brand, on alternateToId when the
 *   project does not have that item
 */
export async function copyItemTo(
  unit: NotingUnit,
  { fanItemId, destinationProjectId, alternateToId = null }: ItemCopy,
  today: ItemsToday,
): Promise<ProjectItem> {
  const { tx } = unit;
  const project = await lockedProject(tx, destinationProjectId);
  const item = await lockedItem(tx, fanItemId);
  if (item.manufacturerLabelId !== project.manufacturerLabelId) {
    throw invalid('destinationProjectId', PROJECT_MESSAGES.otherBrand);
  }
  const itemIndex = await nextItemIndex(tx, project.id);
  const copied = await insertCopy(tx, item, { userId: project.userId, projectId: project.id, itemIndex });
  if (alternateToId !== null) await joinAlternates(tx, project.id, copied.id, alternateToId);
  await alignAlternates(tx, project.id);
  const row = await findItemOf(tx, project.id, copied.id);
  if (row === undefined) throw notFound('item');
  await noteChange(unit, project.id, { what: 'itemsAdded', item: row.tag ?? row.snapshot.modelDisplayAs, count: 1 });
  return projectItemOf(row, false, today);
}

/**
 * Creates the copies that the tag generator plans, in the item's own project and building (API-061, A-187).
 *
 * @throws HttpError 'invalid' on fanItemId when the item is in no project
 */
export async function cloneItem(
  unit: NotingUnit,
  requested: TaggedCopiesOf,
  today: ItemsToday,
): Promise<ProjectItem[]> {
  const { tx } = unit;
  const projectId = (await findItem(tx, requested.fanItemId))?.projectId ?? null;
  if (projectId === null) throw invalid('fanItemId', PROJECT_MESSAGES.inNoProject);
  const project = await lockedProject(tx, projectId);
  await lockedItem(tx, requested.fanItemId);
  const item = await findItemOf(tx, projectId, requested.fanItemId);
  if (item === undefined) throw notFound('item');
  const copies: ProjectItem[] = [];
  let itemIndex = await nextItemIndex(tx, projectId);
  for (const copy of taggedCopies(tagPlanOf(requested))) {
    const place = { userId: project.userId, projectId, itemIndex, buildingId: item.buildingId, ...tagged(copy) };
    copies.push(projectItemOf(changedItem(await insertCopy(tx, item, place), item), false, today));
    itemIndex++;
  }
  await noteChange(unit, projectId, { what: 'itemsAdded', item: copies[0]?.tag ?? null, count: copies.length });
  return copies;
}

function tagged({ tag, quantity }: TaggedCopy) {
  return { tag: tag === '' ? null : tag, quantity };
}

function insertCopy(tx: Transaction, item: FanItemRow, place: CopyPlace): Promise<FanItemRow> {
  return insertItem(tx, copiedItem(item, place));
}

async function lockedProject(tx: Transaction, projectId: string): Promise<ProjectRow> {
  const project = await lockProject(tx, projectId);
  if (project === undefined) throw notFound('project');
  return project;
}

/** A move or a delete may have been faster. */
async function lockedItem(tx: Transaction, fanItemId: string): Promise<FanItemRow> {
  const item = await lockItem(tx, fanItemId);
  if (item === undefined) throw notFound('item');
  return item;
}
