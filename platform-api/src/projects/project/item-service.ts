import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import {
  ALTERNATE_MESSAGES,
  HttpError,
  invalid,
  notFound,
  PROJECT_MESSAGES,
  type Queryable,
  type UnitOfWork,
} from '../../core/index.ts';
import { projectItemOf } from '../fan-items/item-response.ts';
import type { ItemsToday } from '../fan-items/items-today.ts';
import { updateItem } from '../fan-items/store.ts';
import { placeOf } from './alternate-relations.ts';
import { promoteAlternates, rejoinAlternates, saveGrouped } from './alternate-service.ts';
import { alignAlternates, listPlaces } from './alternate-store.ts';
import { type Cell, type CellsBefore, changeOf, editedCells, overtakenCell, overtakenRejection } from './cell-edits.ts';
import { noteChange } from './change-note.ts';
import * as items from './item-store.ts';
import { lockProject } from './store.ts';

/** @throws HttpError 'not-found' when the project has no such item */
export async function readProjectItem(
  db: Queryable,
  projectId: string,
  projectItemId: string,
  isReadOnly: boolean,
  today: ItemsToday,
): Promise<ProjectItem> {
  return projectItemOf(await existing(db, projectId, projectItemId), isReadOnly, today);
}

/** Change of one item; what is absent stays as it is. */
export interface ItemEdit {
  readonly projectItemId: string;
  readonly tag?: string | null | undefined;
  readonly quantity?: number | undefined;
  readonly notes?: string | null | undefined;
  readonly location?: string | null | undefined;
  /** Version the caller last saw; absent means whatever is there. */
  readonly rowVersion?: number | undefined;
  /** Cells as the caller saw them; those that are the same after the edit are no part of it. */
  readonly was?: CellsBefore | undefined;
}

/** @throws HttpError 'conflict' with the current item when the caller saw an older item or an older cell value */
export async function editItem(
  unit: UnitOfWork,
  projectId: string,
  edit: ItemEdit,
  today: ItemsToday,
): Promise<ProjectItem> {
  const [changed] = await editItems(unit, projectId, [edit], today);
  if (changed === undefined) throw notFound('item');
  return changed;
}

/**
 * Changes several items, or none if one is rejected.
 *
 * @returns the items in the order of the edits
 * @throws HttpError 'conflict' with the first item that is newer than its edit, 'not-found' when the project lacks one
 */
export async function editItems(
  unit: UnitOfWork,
  projectId: string,
  edits: readonly ItemEdit[],
  today: ItemsToday,
): Promise<ProjectItem[]> {
  await lockProject(unit.tx, projectId);
  const outcomes: EditedItem[] = [];
  for (const edit of edits) outcomes.push(await edited(unit, projectId, edit, today));
  const changed = outcomes.filter(({ cells }) => cells.length > 0);
  const [first] = changed;
  if (first !== undefined) {
    await alignAlternates(unit.tx, projectId);
    const { tag, modelDisplayAs } = first.item;
    const cells = [...new Set(changed.flatMap((entry) => entry.cells))];
    const label = changed.length === 1 ? (tag ?? modelDisplayAs) : null;
    await noteChange(unit, projectId, { what: 'cells', item: label, count: changed.length, cells });
  }
  return outcomes.map(({ item }) => item);
}

/**
 * Moves an item to another position in the current list, so that two concurrent moves are applied in sequence.
 * Alternates stay below their chosen item: they move with it, and on their own only among each other.
 *
 * @param itemIndex from 0; an index after the last means the last
 * @returns ids of all items in their order
 */
export async function moveItem(
  unit: UnitOfWork,
  projectId: string,
  projectItemId: string,
  itemIndex: number,
): Promise<readonly string[]> {
  const { tx } = unit;
  await lockProject(tx, projectId);
  const places = await listPlaces(tx, projectId);
  const moved = placeOf(places, projectItemId);
  const others = places.filter((place) => place !== moved);
  const order = await saveGrouped(tx, projectId, others.toSpliced(itemIndex, 0, moved));
  await noteChange(unit, projectId, { what: 'itemsMoved', count: 1 });
  return order;
}

/** Deletes all of them or, when one is not of the project, none. The first alternate of each is chosen in its place. */
export async function deleteItems(unit: UnitOfWork, projectId: string, ids: readonly string[]): Promise<void> {
  const { tx } = unit;
  await lockProject(tx, projectId);
  const uniqueIds = [...new Set(ids)];
  await promoteAlternates(tx, projectId, uniqueIds);
  if ((await items.removeItemsOf(tx, projectId, uniqueIds)) !== uniqueIds.length) throw notFound('item');
  await noteChange(unit, projectId, { what: 'itemsRemoved', count: uniqueIds.length });
}

/**
 * Restores deleted items to their positions, all of them or none. Items that are not deleted stay as they are.
 *
 * @throws HttpError 'not-found' when one of them was not deleted from this project, or too long ago
 */
export async function restoreItems(
  unit: UnitOfWork,
  projectId: string,
  ids: readonly string[],
  today: ItemsToday,
): Promise<ProjectItem[]> {
  const { tx } = unit;
  await lockProject(tx, projectId);
  const uniqueIds = [...new Set(ids)];
  await items.restoreItemsOf(tx, projectId, uniqueIds);
  const restored = await items.findItemsOf(tx, projectId, uniqueIds);
  if (restored.length !== uniqueIds.length) throw notFound('item');
  // Others may have moved to their numbers meanwhile, and have been chosen in their place.
  await rejoinAlternates(tx, projectId, uniqueIds);
  await noteChange(unit, projectId, { what: 'itemsRestored', count: uniqueIds.length });
  const placed = await items.findItemsOf(tx, projectId, uniqueIds);
  return placed.sort((a, b) => a.itemIndex - b.itemIndex).map((row) => projectItemOf(row, false, today));
}

interface EditedItem {
  readonly item: ProjectItem;
  /** What the edit changed of it. */
  readonly cells: readonly Cell[];
}

async function edited(
  unit: UnitOfWork,
  projectId: string,
  { projectItemId, rowVersion, was, ...requested }: ItemEdit,
  today: ItemsToday,
): Promise<EditedItem> {
  const { tx, actor } = unit;
  const item = await existing(tx, projectId, projectItemId);
  if (rowVersion !== undefined && rowVersion !== item.rowVersion) {
    throw new HttpError('conflict', PROJECT_MESSAGES.itemChangedMeanwhile, {
      current: projectItemOf(item, false, today),
    });
  }
  const cells = editedCells(requested, was);
  if (item.alternateToId !== null && cells.includes('tag') && requested.tag !== item.tag)
    throw invalid('tag', ALTERNATE_MESSAGES.tagFollows);
  if (item.alternateToId !== null && cells.includes('location') && requested.location !== item.location)
    throw invalid('location', ALTERNATE_MESSAGES.locationFollows);
  const overtaken = overtakenCell(item, requested, was);
  if (overtaken !== undefined) throw await overtakenRejection(tx, item, overtaken, today);
  if (cells.length === 0) return { item: projectItemOf(item, false, today), cells };
  const changed = await updateItem(unit, projectItemId, changeOf(item, requested, cells, actor.userId));
  return { item: projectItemOf(items.changedItem(changed, item), false, today), cells };
}

async function existing(db: Queryable, projectId: string, projectItemId: string): Promise<items.OwnedItemRow> {
  const item = await items.findItemOf(db, projectId, projectItemId);
  if (item === undefined) throw notFound('item');
  return item;
}
