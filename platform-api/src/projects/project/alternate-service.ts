import type { AlternatesResponse } from '@specbuilder/shared-contracts/api';
import { withAlternatesBelow } from '@specbuilder/shared-contracts/domain';
import type { Queryable, UnitOfWork } from '../../core/index.ts';
import { projectItemOf } from '../fan-items/item-response.ts';
import type { ItemsToday } from '../fan-items/items-today.ts';
import { chosen, joined, placeOf, promotions, type Rearranged, rejoined, separated } from './alternate-relations.ts';
import * as store from './alternate-store.ts';
import { noteChange } from './change-note.ts';
import { findItemsOf, saveOrder } from './item-store.ts';
import { lockProject } from './store.ts';

export interface AlternateOf {
  readonly projectId: string;
  readonly projectItemId: string;
  /** Null offers the item separately. */
  readonly alternateToId: string | null;
}

/**
 * Makes an item an alternate of another item of its project, or independent again.
 *
 * @throws HttpError 'not-found' when the project has no such item, 'invalid' on alternateToId
 */
export async function setAlternate(
  unit: UnitOfWork,
  { projectId, projectItemId, alternateToId }: AlternateOf,
  today: ItemsToday,
): Promise<AlternatesResponse> {
  const { tx } = unit;
  await lockProject(tx, projectId);
  const places = await store.listPlaces(tx, projectId);
  placeOf(places, projectItemId);
  const rearranged =
    alternateToId === null ? separated(places, projectItemId) : joined(places, projectItemId, alternateToId);
  return rearrange(unit, projectId, rearranged, today);
}

/**
 * Chooses an alternate to replace the currently chosen item.
 *
 * @throws HttpError 'not-found' when the project has no such item
 */
export async function chooseAlternate(
  unit: UnitOfWork,
  { projectId, projectItemId }: Omit<AlternateOf, 'alternateToId'>,
  today: ItemsToday,
): Promise<AlternatesResponse> {
  const { tx } = unit;
  await lockProject(tx, projectId);
  const places = await store.listPlaces(tx, projectId);
  return rearrange(unit, projectId, chosen(places, projectItemId), today);
}

/** An item that was just put into the project becomes an alternate; the caller holds the project. */
export async function joinAlternates(tx: Queryable, projectId: string, itemId: string, alternateToId: string) {
  const places = await store.listPlaces(tx, projectId);
  await save(tx, projectId, joined(places, itemId, alternateToId));
}

/** Before items are deleted: where one of them was chosen, its first alternate takes its place. */
export async function promoteAlternates(tx: Queryable, projectId: string, goingIds: readonly string[]): Promise<void> {
  const { relations, promoted } = promotions(await store.listPlaces(tx, projectId), new Set(goingIds));
  await store.saveRelations(tx, projectId, relations);
  await store.savePromotions(tx, projectId, promoted);
}

/** After a deletion was undone: each is among its alternates as before. */
export async function rejoinAlternates(tx: Queryable, projectId: string, backIds: readonly string[]): Promise<void> {
  const relations = rejoined(await store.listPlaces(tx, projectId), new Set(backIds));
  await store.saveRelations(tx, projectId, relations);
  await store.savePromotions(tx, projectId, new Map(backIds.map((id) => [id, null])));
  await store.alignAlternates(tx, projectId);
  await saveGrouped(tx, projectId, await store.listPlaces(tx, projectId));
}

/**
 * Numbers items as given, with alternates right below their chosen one.
 *
 * @returns all ids in the order that was saved
 */
export async function saveGrouped(
  tx: Queryable,
  projectId: string,
  places: readonly store.Relation[],
): Promise<readonly string[]> {
  const order = withAlternatesBelow(places, ({ id }) => id).map(({ id }) => id);
  await saveOrder(tx, projectId, order);
  return order;
}

async function save(tx: Queryable, projectId: string, { relations, order }: Rearranged): Promise<readonly string[]> {
  const chosenOf = new Map(relations.map(({ id, alternateToId }) => [id, alternateToId]));
  await store.saveRelations(tx, projectId, relations);
  await store.alignAlternates(tx, projectId);
  const places = order.map(({ id, alternateToId }) => ({
    id,
    alternateToId: chosenOf.has(id) ? (chosenOf.get(id) ?? null) : alternateToId,
  }));
  return saveGrouped(tx, projectId, places);
}

async function rearrange(
  unit: UnitOfWork,
  projectId: string,
  rearranged: Rearranged,
  today: ItemsToday,
): Promise<AlternatesResponse> {
  const { tx } = unit;
  const order = await save(tx, projectId, rearranged);
  await noteChange(unit, projectId, { what: 'alternates' });
  const changed = await findItemsOf(
    tx,
    projectId,
    rearranged.relations.map(({ id }) => id),
  );
  return { items: changed.map((row) => projectItemOf(row, false, today)), order: [...order] };
}
