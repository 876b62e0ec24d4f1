import type { StorageService } from '@specbuilder/shared-contracts/platform';

/** What a line says of the item rather than of the fan. */
export interface RequestedItem {
  readonly tag: string;
  readonly quantity: number;
  /** What it serves; absent where nothing says it. */
  readonly location?: string | null;
}

export const REQUESTED_ITEM_KEY = 'asked-item';

/** Tag, quantity and place for the first item of the search that begins; null for none. */
export function requestItem(storage: StorageService, item: RequestedItem | null): void {
  if (item === null) storage.remove(REQUESTED_ITEM_KEY);
  else storage.write(REQUESTED_ITEM_KEY, JSON.stringify(item));
}
