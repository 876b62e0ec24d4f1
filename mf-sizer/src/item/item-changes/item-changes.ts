import type { Platform, StorageService } from '@specbuilder/shared-contracts/platform';

const keyOf = (fanItemId: string) => `changed.${fanItemId}`;

/** Remembers, through a reload of the page too, that options, motor or voltage of an item of a project were changed. */
export function keepItemChanges({ bus, storage }: Pick<Platform, 'bus' | 'storage'>, fanItemId: string): () => void {
  return bus.subscribe('item-updated', ({ payload: { projectItemId } }) => {
    if (projectItemId === fanItemId) storage.write(keyOf(fanItemId), 'true');
  });
}

/** Whether an item was changed since its editing was last finished; reading this forgets it. */
export function takeItemChanges(storage: StorageService, fanItemId: string): boolean {
  const wasChanged = storage.read(keyOf(fanItemId)) !== null;
  storage.remove(keyOf(fanItemId));
  return wasChanged;
}
