import { randomUUID } from 'node:crypto';
import type { Catalogue } from '@specbuilder/fan-engine';
import type { ProjectDocument, ProjectDocumentItem } from '@specbuilder/shared-contracts/api';
import type { Transaction, UnitOfWork } from '../../core/index.ts';
import { insertSized, sizeAny } from '../../sizing/index.ts';
import type { ItemPorts } from '../fan-items/ports.ts';
import { insertItem, type NewFanItem, updateItem } from '../fan-items/store.ts';
import { alignAlternates, savePromotions, saveRelations } from '../project/alternate-store.ts';
import { removeItemsOf, restoreItemsOf, saveOrder } from '../project/item-store.ts';
import type { ProjectRow } from '../project/store.ts';
import { canonicalJson } from '../project-document/canonical-json.ts';
import { chosenId } from '../project-document/document-relations.ts';
import type { NotOfferedItem, offeredItem } from '../project-document/fit-document.ts';
import { findPlaceOfItem } from './store.ts';

/** An item as it was frozen, worked out; or why it cannot be. */
export type WorkedItem = (ReturnType<typeof offeredItem> & { readonly catalogue: Catalogue }) | NotOfferedItem;

interface RestoredState {
  readonly project: ProjectRow;
  readonly now: ProjectDocument;
  readonly document: ProjectDocument;
  /** Items of the document that are not what they are in the project. */
  readonly worked: ReadonlyMap<ProjectDocumentItem, WorkedItem>;
  readonly buildingIds: readonly number[];
}

export interface LeftOutItem {
  readonly tag: string | null;
  readonly model: string;
  readonly reason: string;
}

/** Whether two documents say the same of an item beside its wording and its place. */
export function isSameMake(one: ProjectDocumentItem, other: ProjectDocumentItem): boolean {
  return canonicalJson(makeOf(one)) === canonicalJson(makeOf(other));
}

function makeOf(item: ProjectDocumentItem): object {
  const { tag: _tag, quantity: _quantity, notes: _notes, location: _location, ...others } = item;
  const { building: _building, alternateTo: _alternate, ...make } = others;
  return make;
}

/**
 * Brings items back to what a document says, in its order; those that it does not have leave the project.
 *
 * @returns what could not be worked out, which is in the project no longer
 */
export async function restoreItems(
  unit: UnitOfWork,
  services: Pick<ItemPorts, 'fanResized'>,
  state: RestoredState,
): Promise<LeftOutItem[]> {
  const { tx } = unit;
  const { project, now, document, worked } = state;
  const leftOut: LeftOutItem[] = [];
  const order: string[] = [];
  const ids = new Map<number, string>();
  for (const [index, item] of document.items.entries()) {
    const made = worked.get(item);
    if (made !== undefined && 'reason' in made) {
      leftOut.push({ tag: item.tag, model: item.model, reason: made.reason });
      continue;
    }
    const id = await restoreItem(unit, state, item, made);
    order.push(id);
    ids.set(index, id);
    if (made === undefined) continue;
    const { rating, motor } = made.values.snapshot;
    const resized = { fanItemId: id, rpm: rating?.rpm ?? 0, bhp: rating?.totalBhp ?? 0, motorId: motor.motorId };
    unit.afterCommit(() => services.fanResized(resized));
  }
  const others = now.items.flatMap(({ itemId }) => (itemId === undefined || order.includes(itemId) ? [] : [itemId]));
  if (others.length > 0) await removeItemsOf(tx, project.id, others);
  if (order.length > 0) await saveOrder(tx, project.id, order);
  await restoreAlternates(tx, project.id, document, ids);
  return leftOut;
}

async function restoreAlternates(
  tx: Transaction,
  projectId: string,
  document: ProjectDocument,
  ids: ReadonlyMap<number, string>,
): Promise<void> {
  const relations = [...ids].map(([index, id]) => {
    return { id, alternateToId: chosenId(document, document.items[index] ?? {}, ids) };
  });
  await saveRelations(tx, projectId, relations);
  await savePromotions(tx, projectId, new Map([...ids.values()].map((id) => [id, null])));
  await alignAlternates(tx, projectId);
}

type CreatedItem = Exclude<WorkedItem, NotOfferedItem>;

/** @param made undefined where the item is what it was and only its wording and place may differ */
async function restoreItem(
  unit: Pick<UnitOfWork, 'tx' | 'announce'>,
  { project, now, buildingIds }: RestoredState,
  item: ProjectDocumentItem,
  made: CreatedItem | undefined,
): Promise<string> {
  const { tx } = unit;
  const { itemId = randomUUID(), tag, quantity, notes, location = null, building, specification } = item;
  const buildingId = building === null ? null : (buildingIds[building] ?? null);
  const wording = { tag, quantity, notes, location, buildingId };
  const present = now.items.find((other) => other.itemId === itemId);
  if (present !== undefined && made === undefined) {
    if (!isSaidAlike(present, item)) await updateItem(unit, itemId, wording);
    return itemId;
  }
  if (made === undefined) throw new Error(`Item ${itemId} was not worked out`);
  const place = present === undefined ? await findPlaceOfItem(tx, itemId) : undefined;
  const isRemoved = place?.removedFromProjectId === project.id;
  if (isRemoved) await restoreItemsOf(tx, project.id, [itemId]);
  const values = { ...made.values, ...wording, specification };
  if (present !== undefined && canonicalJson(present.specification) === canonicalJson(specification)) {
    await updateItem(unit, itemId, values);
    return itemId;
  }
  const { userId, manufacturerLabelId } = project;
  const sized = sizeAny(specification, made.catalogue);
  const { id: resultId } = await insertSized(tx, sized, { manufacturerLabelId, userId, guestKeyHash: null });
  if (present !== undefined || isRemoved) {
    await updateItem(unit, itemId, { ...values, resultId });
    return itemId;
  }
  // An item that moved to another project keeps its id there.
  const id = place === undefined ? itemId : randomUUID();
  const added: NewFanItem = { ...values, id, resultId, userId, projectId: project.id };
  return (await insertItem(tx, added)).id;
}

/** The place of a building differs from document to document, so it is put right wherever an item has one. */
function isSaidAlike(present: ProjectDocumentItem, item: ProjectDocumentItem): boolean {
  return (
    present.tag === item.tag &&
    present.quantity === item.quantity &&
    present.notes === item.notes &&
    (present.location ?? null) === (item.location ?? null) &&
    present.building === null &&
    item.building === null
  );
}
