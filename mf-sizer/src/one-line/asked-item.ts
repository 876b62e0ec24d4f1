import type { FanItem } from '@specbuilder/shared-contracts/api';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { keepDraft } from '../item-draft/item-draft.ts';

/** What a line says of the item rather than of the fan. */
const askedItemShape = z.object({ tag: z.string(), quantity: z.number() });
export type AskedItem = z.infer<typeof askedItemShape>;

const KEY = 'asked-item';

/** Tag and quantity of the line that the search of this browser session was begun with. */
export function askedItem(storage: StorageService) {
  return {
    begin: (item: AskedItem | null) => (item === null ? storage.remove(KEY) : storage.write(KEY, JSON.stringify(item))),
    /** The first item that is made of the search has them; another one is another fan. */
    passOn: ({ fanItemId }: Pick<FanItem, 'fanItemId'>) => {
      const asked = parse(storage.read(KEY));
      storage.remove(KEY);
      if (asked !== null) keepDraft(storage, fanItemId, { ...asked, notes: '' });
    },
  };
}

function parse(text: string | null): AskedItem | null {
  try {
    return askedItemShape.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
