import type { FanItem } from '@specbuilder/shared-contracts/api';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { keepDraft } from '../../item/item-draft/item-draft.ts';
import { ASKED_ITEM_KEY, type AskedItem } from './asked-item-key.ts';

const shape = z.object({ tag: z.string(), quantity: z.number() });

/** The first item that is made of a search has the tag and quantity of its line; another one is another fan. */
export function passAskedItemOn(storage: StorageService, { fanItemId }: Pick<FanItem, 'fanItemId'>): void {
  const asked = parse(storage.read(ASKED_ITEM_KEY));
  storage.remove(ASKED_ITEM_KEY);
  if (asked !== null) keepDraft(storage, fanItemId, { ...asked, notes: '' });
}

function parse(text: string | null): AskedItem | null {
  try {
    return shape.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
