import { randomId } from '@specbuilder/shared-contracts/domain';
import type { SaveRequest } from '@specbuilder/shared-contracts/platform';
import { fieldsOf, type ItemDraft } from '../../item/item-draft/item-draft.ts';
import type { Reselection } from '../../item/reselect/reselection.ts';

/** One key per request until there is a response: pressed twice or resumed, it saves once. */
const keys = new Map<string, string>();

/** Where the item goes to. */
interface SaveTarget {
  readonly projectId: string | null;
  /** The item that it was chosen for in place of a plain search. */
  readonly reselect: Reselection | null;
}

/**
 * What is sent to put an item into a project; the same again, with the same key, until it has been saved. A suggested tag
 * makes no other request of it: once sent, it stays (`withFreeTag`), whatever is suggested meanwhile.
 */
export function saveRequest(itemId: string, draft: ItemDraft, { projectId, reselect }: SaveTarget): SaveRequest {
  const replacesItemId = reselect?.isReplacement ? reselect.projectItemId : null;
  const alternateToId = reselect?.isAlternate ? reselect.projectItemId : null;
  const { tag, quantity: qty, notes } = fieldsOf(draft);
  const { location = null, isTagSuggested = false } = draft;
  const ofPlace = location === null ? {} : { location };
  const ofTag = isTagSuggested ? { isTagSuggested } : {};
  const body = {
    itemId,
    tag,
    ...ofTag,
    qty,
    notes,
    ...ofPlace,
    buildingId: null,
    replacesItemId,
    alternateToId,
    projectId,
  };
  const text = JSON.stringify(isTagSuggested ? { ...body, tag: null } : body);
  const idempotencyKey = keys.get(text) ?? randomId();
  keys.set(text, idempotencyKey);
  return { ...body, idempotencyKey };
}

/** The next request is another one, even where it says the same; those of other items keep their keys. */
export function forgetKey({ idempotencyKey }: SaveRequest): void {
  for (const [text, key] of keys) if (key === idempotencyKey) keys.delete(text);
}
