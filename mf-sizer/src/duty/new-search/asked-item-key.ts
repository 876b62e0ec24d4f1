import type { StorageService } from '@specbuilder/shared-contracts/platform';

/** What a line says of the item rather than of the fan. */
export interface AskedItem {
  readonly tag: string;
  readonly quantity: number;
}

export const ASKED_ITEM_KEY = 'asked-item';

/** Tag and quantity for the first item of the search that begins; null for none. */
export function askForItem(storage: StorageService, item: AskedItem | null): void {
  if (item === null) storage.remove(ASKED_ITEM_KEY);
  else storage.write(ASKED_ITEM_KEY, JSON.stringify(item));
}
