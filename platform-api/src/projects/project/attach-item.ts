import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import { HttpError, invalid, notFound, PROJECT_MESSAGES, type Transaction, type UnitOfWork } from '../../core/index.ts';
import { type FanItemRow, projectItemOf, textOfStored } from '../fan-items/item-response.ts';
import type { ItemsToday } from '../fan-items/items-today.ts';
import { deleteItem, lockItem, updateItem } from '../fan-items/store.ts';
import { joinAlternates } from './alternate-service.ts';
import { alignAlternates, handOverAlternates } from './alternate-store.ts';
import { noteChange } from './change-note.ts';
import { rejectUnfitBuilding } from './fit-building.ts';
import { findItemOf, nextItemIndex } from './item-store.ts';
import { scheduledLocation } from './scheduled-location.ts';
import { lockProject, type ProjectRow } from './store.ts';

export interface Attachment {
  readonly projectId: string;
  readonly itemId: string;
  readonly tag: string | null;
  readonly qty: number;
  readonly notes: string | null;
  readonly location?: string | null | undefined;
  readonly buildingId: number | null;
  readonly replacesItemId?: string | null | undefined;
  readonly alternateToId?: string | null | undefined;
}

/**
 * Adds a configured item to a project. The item then belongs to the project's owner, whichever member created it. A
 * guest's item is claimed by the guest key of the request. What it replaces is deleted with the same commit
 * (SAV-005), and its alternates become the new item's.
 *
 * @throws HttpError 'invalid' on itemId when it is incomplete, of another
 *   brand or in another project, on buildingId, replacesItemId and alternateToId that the project does not have
 */
export async function attachItem(unit: UnitOfWork, attachment: Attachment, today: ItemsToday): Promise<ProjectItem> {
  const { tx } = unit;
  const { projectId, itemId, tag, qty, notes, location, buildingId } = attachment;
  const { replacesItemId = null, alternateToId = null } = attachment;
  const project = await lockProject(tx, projectId);
  if (project === undefined) throw notFound('project');
  const item = await lockItem(tx, itemId);
  if (item === undefined) throw notFound('item');
  rejectUnfit(item, project);
  await rejectUnfitBuilding(tx, { projectId, buildingId });
  const replaced = await deleteReplaced(tx, attachment, replacesItemId);
  const scheduled = tag === null ? null : await scheduledLocation(tx, projectId, tag);
  await updateItem(unit, itemId, {
    userId: project.userId,
    guestKeyHash: null,
    projectId,
    tag,
    quantity: qty,
    notes,
    location: location === undefined ? (replaced?.location ?? item.location ?? scheduled) : location,
    buildingId,
    alternateToId: replaced === undefined ? item.alternateToId : replaced.alternateToId,
    itemIndex: replaced?.itemIndex ?? (item.projectId === null ? await nextItemIndex(tx, projectId) : item.itemIndex),
  });
  if (alternateToId !== null) await joinAlternates(tx, projectId, itemId, alternateToId);
  await alignAlternates(tx, projectId);
  await noteChange(unit, projectId, { what: 'itemsAdded', item: tag ?? item.snapshot.modelDisplayAs, count: 1 });
  const { modelDisplayAs: model } = item.snapshot;
  unit.about({ projectId, model, fanCategoryType: item.fanCategoryType as FanCategory });
  const row = await findItemOf(tx, projectId, itemId);
  if (row === undefined) throw notFound('item');
  return projectItemOf(row, false, today);
}

function rejectUnfit(item: FanItemRow, project: ProjectRow): void {
  if (item.manufacturerLabelId !== project.manufacturerLabelId) throw invalid('itemId', PROJECT_MESSAGES.otherBrand);
  if (item.projectId !== null && item.projectId !== project.id) throw invalid('itemId', PROJECT_MESSAGES.otherProject);
  const { errors } = item.snapshot;
  if (errors.length === 0) return;
  throw new HttpError('invalid', PROJECT_MESSAGES.incomplete, { fields: { itemId: errors.map(textOfStored) } });
}

async function deleteReplaced(
  tx: Transaction,
  { projectId, itemId }: Attachment,
  replacesItemId: string | null,
): Promise<FanItemRow | undefined> {
  if (replacesItemId === null) return undefined;
  const replaced = replacesItemId === itemId ? undefined : await lockItem(tx, replacesItemId);
  if (replaced?.projectId !== projectId) throw invalid('replacesItemId', PROJECT_MESSAGES.nothingToReplace);
  await handOverAlternates(tx, replacesItemId, itemId);
  await deleteItem(tx, replacesItemId);
  return replaced;
}
