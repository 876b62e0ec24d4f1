import { MAX_NOTES_LENGTH, MAX_TAG_LENGTH } from '@specbuilder/shared-contracts/api';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { useCallback, useMemo, useState } from 'react';
import { itemQuantity } from '../quantity/item-quantity.ts';

/** Tag, quantity and notes as typed; they go to the server with the save. */
export interface ItemDraft {
  readonly tag: string;
  readonly quantity: number;
  readonly notes: string;
  /** What a line says that it serves; sent with the first save, and changed in the project from then on. */
  readonly location?: string | null;
  /** No one typed the tag: it is the next free one, and empty while that is not known. */
  readonly isTagSuggested?: boolean;
}

interface Stored {
  readonly tag: string | null;
  readonly qty: number;
  readonly notes: string | null;
}

export const DRAFT_LIMITS = { tag: MAX_TAG_LENGTH, notes: MAX_NOTES_LENGTH, quantity: 99 } as const;

const keyOf = (fanItemId: string) => `draft.${fanItemId}`;

/** The stored values as a draft: quantity 1 and empty texts where there are none (SAV-012). No suggested tag is in it. */
export function draftOf({ tag, qty, notes }: Stored): ItemDraft {
  return { tag: tag ?? '', quantity: itemQuantity(qty), notes: notes ?? '' };
}

/** The tag that the item has, or that someone typed; a suggested one may be another before it is saved. */
export function givenTag({ tag, isTagSuggested }: ItemDraft): string {
  return isTagSuggested ? '' : tag;
}

/** A draft as it is sent: empty texts are none. */
export function fieldsOf({ tag, quantity, notes }: ItemDraft) {
  return { tag: tag.trim() === '' ? null : tag.trim(), quantity, notes: notes.trim() === '' ? null : notes.trim() };
}

/** Whether a save of tag, quantity and notes has anything to send: a change, and a quantity above 0 (SAV-010, SAV-013). */
export function isDraftToSave(draft: ItemDraft, stored: Stored): boolean {
  return draft.quantity > 0 && JSON.stringify(fieldsOf(draft)) !== JSON.stringify(fieldsOf(draftOf(stored)));
}

/**
 * The draft of an item: what was typed, kept through a reload and through sign-in, over what is stored, which may become
 * another one meanwhile.
 *
 * @param suggested of an item that is to have the next free tag until one is typed, or the field is emptied; its tag is
 *   null while it is not known
 */
export function useItemDraft(
  storage: StorageService,
  fanItemId: string,
  { tag, qty, notes }: Stored,
  suggested: { readonly tag: string | null } | null = null,
) {
  const hasSuggestion = suggested !== null && tag === null;
  const suggestedTag = suggested?.tag ?? '';
  const [typed, setTyped] = useState(() => read(storage, fanItemId));
  const draft = useMemo((): ItemDraft => {
    const stored = { ...draftOf({ tag, qty, notes }), ...typed };
    const isTagSuggested = hasSuggestion && typed.tag === undefined;
    return isTagSuggested ? { ...stored, tag: suggestedTag, isTagSuggested } : stored;
  }, [tag, qty, notes, typed, hasSuggestion, suggestedTag]);
  const change = useCallback(
    (part: Partial<ItemDraft>) =>
      setTyped((before) => {
        const next = { ...before, ...part };
        keepDraft(storage, fanItemId, next);
        return next;
      }),
    [storage, fanItemId],
  );
  return [draft, change] as const;
}

export function keepDraft(storage: StorageService, fanItemId: string, typed: Partial<ItemDraft>): void {
  storage.write(keyOf(fanItemId), JSON.stringify(typed));
}

export function forgetDraft(storage: StorageService, fanItemId: string): void {
  storage.remove(keyOf(fanItemId));
}

function read(storage: StorageService, fanItemId: string): Partial<ItemDraft> {
  try {
    const { tag, quantity, notes, location } = (JSON.parse(storage.read(keyOf(fanItemId)) ?? 'null') ??
      {}) as Partial<ItemDraft>;
    return {
      ...(typeof tag === 'string' && { tag }),
      ...(quantity !== undefined && { quantity: itemQuantity(quantity) }),
      ...(typeof notes === 'string' && { notes }),
      ...(typeof location === 'string' && { location }),
    };
  } catch {
    return {};
  }
}
