import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { MESSAGES, modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { ITEMS_TEXTS } from '../../words/items.generated.ts';
import { itemName } from '../item-figures.ts';
import type { ProjectCache } from '../project-cache.ts';
import type { EditedField, FieldChange } from './item-field.ts';
import type { PastedChange } from './pasted-lines.ts';

/** The project whose items are edited, and where it is read from and saved to. */
export interface EditedProject {
  readonly platform: Platform;
  readonly cache: ProjectCache;
  readonly projectId: string;
}

type Save = (item: ProjectItem, change: FieldChange) => void;

const KEEP = 'keep';

/** Before the server has answered. */
export function showEdit(edited: EditedProject, item: ProjectItem, change: FieldChange): void {
  showPasted(edited, [{ item, change }]);
}

export function showPasted({ cache }: EditedProject, changes: readonly PastedChange[]): void {
  const byId = new Map(changes.map(({ item, change }) => [item.projectItemId, change]));
  cache.setItems((items) =>
    items.map((one) => {
      const change = byId.get(one.projectItemId);
      const tag = byId.get(one.alternateToId ?? '')?.tag;
      // An alternate has the tag of its chosen item.
      return change === undefined && tag === undefined ? one : { ...one, ...change, ...(tag !== undefined && { tag }) };
    }),
  );
}

export async function sendEdit(edited: EditedProject, id: string, change: FieldChange, save: Save): Promise<void> {
  const { platform, cache, projectId } = edited;
  const now = itemOf(edited, id);
  if (now === undefined) return;
  const { rowVersion } = now;
  try {
    cache.replace([await platform.api.projects.items.update({ projectId, projectItemId: id, ...change, rowVersion })]);
  } catch (error) {
    return refused(edited, { error, id, change, save });
  }
  const changed = Object.keys(change) as EditedField[];
  platform.bus.publish('item-updated', { projectId, projectItemId: id, changed });
  if (change.notes === undefined) return;
  const title = MESSAGES.notesUpdated({ item: itemName(now) });
  void platform.toasts.show({ kind: 'success', title, durationMs: TOAST_MS.generic });
}

export async function sendPasted(edited: EditedProject, changes: readonly PastedChange[]): Promise<void> {
  const { platform, cache, projectId } = edited;
  const lines = changes.flatMap(({ item, change }) => {
    const now = itemOf(edited, item.projectItemId);
    if (now === undefined) return [];
    const { projectItemId, tag, notes, qty, rowVersion } = { ...now, ...change };
    return [{ projectItemId, tag, notes, quantity: qty, rowVersion }];
  });
  try {
    cache.replace(await platform.api.projects.items.setMany({ projectId, items: lines }));
    platform.bus.publish('project-updated', { projectId, changed: ['items'] });
  } catch (error) {
    await showFailure(edited, error);
  }
}

interface RefusedEdit {
  readonly error: unknown;
  readonly id: string;
  readonly change: FieldChange;
  readonly save: Save;
}

/** Somebody was first: their words stand, and the user's are one click away instead of lost. */
async function refused(edited: EditedProject, { error, id, change, save }: RefusedEdit): Promise<void> {
  if (statusOf(error) !== 409) return showFailure(edited, error);
  const { platform, cache } = edited;
  await cache.refresh();
  const current = itemOf(edited, id);
  if (current === undefined) return;
  const toast = platform.toasts.show({
    kind: 'warning',
    title: ITEMS_TEXTS.changedMeanwhile({ item: itemName(current) }),
    text: ITEMS_TEXTS.yours({ words: Object.values(change).join(', ') || '—' }),
    durationMs: null,
    actions: [{ id: KEEP, label: ITEMS_TEXTS.keepMine, ends: 'silently' }],
  });
  // Edits that wait for their turn do not wait for an answer to the toast.
  void toast.then(({ actionId }) => actionId === KEEP && save(current, change));
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
