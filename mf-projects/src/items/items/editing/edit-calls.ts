import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { errorBodyOf, errorMessageOf, statusOf } from '@specbuilder/shared-contracts/client';
import { MESSAGES, modelStateMessage, referenceOf, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { ITEMS_MESSAGES } from '../../../messages/items.generated.ts';
import { offerUndo } from '../../../project-data/undo/offer-undo.ts';
import { itemName } from '../item-values.ts';
import type { ProjectCache } from '../project-cache.ts';
import { cellsBefore, type EditedField, type FieldChange } from './item-field.ts';
import type { PastedChange } from './pasted-lines.ts';

/** The project whose items are edited, and where it is read from and saved to. */
export interface EditedProject {
  readonly platform: Platform;
  readonly cache: ProjectCache;
  readonly projectId: string;
}

type Save = (item: ProjectItem, change: FieldChange) => void;

/** An edit of one item on its way to the server. */
export interface SentEdit {
  /** As it was when its user began to edit it. */
  readonly item: ProjectItem;
  readonly change: FieldChange;
  /** Saves the same value again, over what another user wrote. */
  readonly save: Save;
}

const KEEP_MINE = 'keep-mine';
const TAKE_THEIRS = 'take-theirs';

/** Shows the edit before the server has responded. */
export function showEdit(edited: EditedProject, item: ProjectItem, change: FieldChange): void {
  showPasted(edited, [{ item, change }]);
}

export function showPasted({ cache }: EditedProject, changes: readonly PastedChange[]): void {
  const byId = new Map(changes.map(({ item, change }) => [item.projectItemId, change]));
  cache.setItems((items) =>
    items.map((item) => {
      const change = byId.get(item.projectItemId);
      // An alternate has tag and location of its chosen item.
      const { tag, location } = byId.get(item.alternateToId ?? '') ?? {};
      const followed = { ...(tag !== undefined && { tag }), ...(location !== undefined && { location }) };
      return { ...item, ...change, ...followed };
    }),
  );
}

export async function sendEdit(edited: EditedProject, sent: SentEdit): Promise<void> {
  const { platform, cache, projectId } = edited;
  const { item, change } = sent;
  const id = item.projectItemId;
  const now = itemOf(edited, id);
  if (now === undefined) return lost(edited, sent);
  const was = cellsBefore(item, change);
  try {
    cache.replace([await platform.api.projects.items.update({ projectId, projectItemId: id, ...change, was })]);
  } catch (error) {
    return rejected(edited, sent, error);
  }
  const changed = Object.keys(change) as EditedField[];
  platform.bus.publish('item-updated', { projectId, projectItemId: id, changed });
  if (change.notes === undefined) return;
  const title = MESSAGES.notesUpdated({ item: itemName(now) });
  void platform.toasts.show({ kind: 'success', title, durationMs: TOAST_MS.generic });
}

/** Saves a pasted column in one call; it can be undone as long as no other user changed its cells. */
export async function sendPasted(edited: EditedProject, changes: readonly PastedChange[]): Promise<void> {
  const sent = changes.filter(({ item }) => itemOf(edited, item.projectItemId) !== undefined);
  try {
    await setCells(edited, sent);
  } catch (error) {
    return showFailure(edited, error);
  }
  const undo = async () => {
    const back = sent.map(({ item, change }) => ({
      item: { ...item, ...change },
      change: { tag: item.tag, location: item.location ?? null, notes: item.notes, qty: item.qty },
    }));
    await setCells(edited, back);
    showPasted(edited, back);
  };
  void offerUndo(edited.platform, { kind: 'success', title: ITEMS_MESSAGES.pasted({ count: sent.length }), undo });
}

async function setCells({ platform, cache, projectId }: EditedProject, changes: readonly PastedChange[]) {
  const items = changes.map(({ item, change }) => {
    const { projectItemId, tag, location = null, notes, qty } = { ...item, ...change };
    const was = { tag: item.tag, location: item.location ?? null, notes: item.notes, quantity: item.qty };
    return { projectItemId, tag, location, notes, quantity: qty, was };
  });
  cache.replace(await platform.api.projects.items.setMany({ projectId, items }));
  platform.bus.publish('project-updated', { projectId, changed: ['items'] });
}

/** Another user saved first: their text stays, and the user's own is one click away instead of lost. */
async function rejected(edited: EditedProject, sent: SentEdit, error: unknown): Promise<void> {
  const status = statusOf(error);
  if (status === 404) return lost(edited, sent);
  if (status !== 409) return showFailure(edited, error);
  const { platform, cache } = edited;
  const { item, change, save } = sent;
  await cache.refresh();
  const current = itemOf(edited, item.projectItemId);
  if (current === undefined) return lost(edited, sent);
  const toast = platform.toasts.show({
    kind: 'warning',
    title: errorMessageOf(error),
    ...referenceOf(error),
    text: yours(change),
    durationMs: null,
    actions: [
      { id: KEEP_MINE, label: ITEMS_MESSAGES.keepMine, ends: 'silently' },
      { id: TAKE_THEIRS, label: ITEMS_MESSAGES.takeTheirs, ends: 'dismissed' },
    ],
  });
  // Do not await: queued edits must not wait until the user reacts to the toast.
  void toast.then(({ actionId }) => actionId === KEEP_MINE && save(current, change));
}

/** Another user deleted the item while it was edited: what was typed stays readable. */
async function lost({ platform, cache }: EditedProject, { item, change }: SentEdit): Promise<void> {
  const title = ITEMS_MESSAGES.deletedMeanwhile({ item: itemName(item) });
  void platform.toasts.show({ kind: 'warning', title, text: yours(change), durationMs: null });
  await cache.refresh();
}

function yours(change: FieldChange): string {
  return ITEMS_MESSAGES.yours({ words: Object.values(change).join(', ') || '—' });
}

async function showFailure({ platform, cache }: EditedProject, error: unknown): Promise<void> {
  platform.log.error('Items could not be changed', error);
  const title = modelStateMessage(errorBodyOf(error));
  void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
  await cache.refresh();
}

function itemOf({ cache }: EditedProject, id: string): ProjectItem | undefined {
  return cache.items().find(({ projectItemId }) => projectItemId === id);
}
