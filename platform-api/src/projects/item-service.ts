import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { projectItemOf } from '../fan-items/item-answer.ts';
import { updateItem } from '../fan-items/store.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Queryable } from '../store/database.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import { PROJECT_TEXTS } from '../words/project.generated.ts';
import { deleteItemsOf, findItemOf, lockProject, type OwnedItemRow, touchProject } from './store.ts';

/** @throws Refusal 'not-found' when the project has no such item */
export async function readProjectItem(
  db: Queryable,
  projectId: string,
  projectItemId: string,
  isReadOnly: boolean,
): Promise<ProjectItem> {
  return projectItemOf(await existing(db, projectId, projectItemId), isReadOnly);
}

export interface TagQuantityAndNotes {
  readonly projectId: string;
  readonly projectItemId: string;
  readonly tag: string | null;
  readonly quantity: number;
  readonly notes: string | null;
  /** Version the caller last saw; absent means whatever is there. */
  readonly rowVersion?: number | undefined;
}

/** @throws Refusal 'conflict' with the current item when the caller saw an older one */
export async function setTagQuantityAndNotes(unit: UnitOfWork, change: TagQuantityAndNotes): Promise<ProjectItem> {
  const { tx } = unit;
  const { projectId, projectItemId, tag, quantity, notes, rowVersion } = change;
  await lockProject(tx, projectId);
  const item = await existing(tx, projectId, projectItemId);
  if (rowVersion !== undefined && rowVersion !== item.rowVersion) {
    throw new Refusal('conflict', PROJECT_TEXTS.itemChangedMeanwhile, { current: projectItemOf(item, false) });
  }
  const changed = await updateItem(tx, projectItemId, { tag, quantity, notes });
  await touchProject(tx, projectId);
  return projectItemOf({ ...changed, userId: item.userId }, false);
}

/** Deletes all of them or, when one is not of the project, none. */
export async function deleteItems(unit: UnitOfWork, projectId: string, ids: readonly string[]): Promise<void> {
  const { tx } = unit;
  await lockProject(tx, projectId);
  const uniqueIds = [...new Set(ids)];
  if ((await deleteItemsOf(tx, projectId, uniqueIds)) !== uniqueIds.length) throw notFound('item');
  await touchProject(tx, projectId);
}

async function existing(db: Queryable, projectId: string, projectItemId: string): Promise<OwnedItemRow> {
  const item = await findItemOf(db, projectId, projectItemId);
  if (item === undefined) throw notFound('item');
  return item;
}
