import type { FanItem } from '@specbuilder/shared-contracts/api';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { keepDraft } from '../../item/item-draft/item-draft.ts';
import { REQUESTED_ITEM_KEY, type RequestedItem } from './requested-item-key.ts';

const shape = z.object({
  tag: z.string(),
  quantity: z.number(),
  location: z.optional(z.nullable(z.string())),
});

/** The first item that is made of a search has the tag, the quantity and the place of its line; another one is another fan. */
export function passRequestedItemOn(storage: StorageService, { fanItemId }: Pick<FanItem, 'fanItemId'>): void {
  const requested = parse(storage.read(REQUESTED_ITEM_KEY));
  storage.remove(REQUESTED_ITEM_KEY);
  if (requested === null) return;
  const { tag, ...others } = requested;
  // Without a tag the next free one is suggested.
  keepDraft(storage, fanItemId, { ...(tag !== '' && { tag }), ...others, notes: '' });
}

function parse(text: string | null): RequestedItem | null {
  try {
    return shape.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
