import type { ItemDraft } from './item-draft.ts';
import { forgetKey, saveRequest } from './save-request.ts';

const DRAFT: ItemDraft = { tag: 'EF-1', quantity: 1, notes: '' };
const keyOf = (itemId: string) => saveRequest(itemId, DRAFT, null).idempotencyKey;

describe('the key of a request to save', () => {
  it('stays until the request is answered', () => {
    expect(keyOf('first')).toBe(keyOf('first'));
    expect(keyOf('first')).not.toBe(keyOf('second'));
  });

  it('is another one once it was saved, while a save of another item that failed keeps its own', () => {
    const failed = keyOf('failed');
    const saved = saveRequest('saved', DRAFT, null);
    forgetKey(saved);
    expect(keyOf('failed')).toBe(failed);
    expect(keyOf('saved')).not.toBe(saved.idempotencyKey);
  });
});
