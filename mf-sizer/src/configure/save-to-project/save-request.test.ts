import type { ItemDraft } from '../../item/item-draft/item-draft.ts';
import { forgetKey, saveRequest } from './save-request.ts';

const DRAFT: ItemDraft = { tag: 'EF-1', quantity: 1, notes: '' };
const NOWHERE = { projectId: null, reselect: null };
const keyOf = (itemId: string) => saveRequest(itemId, DRAFT, NOWHERE).idempotencyKey;

describe('the key of a request to save', () => {
  it('stays until the request has a response', () => {
    expect(keyOf('first')).toBe(keyOf('first'));
    expect(keyOf('first')).not.toBe(keyOf('second'));
  });

  it('is another one once it was saved, while a save of another item that failed keeps its own', () => {
    const failed = keyOf('failed');
    const saved = saveRequest('saved', DRAFT, NOWHERE);
    forgetKey(saved);
    expect(keyOf('failed')).toBe(failed);
    expect(keyOf('saved')).not.toBe(saved.idempotencyKey);
  });
});

it('A suggested tag makes no other request, a typed one does', () => {
  const keyFor = (draft: Partial<ItemDraft>) => saveRequest('tagged', { ...DRAFT, ...draft }, NOWHERE).idempotencyKey;
  expect(keyFor({ tag: 'EF-2', isTagSuggested: true })).toBe(keyFor({ tag: 'EF-3', isTagSuggested: true }));
  expect(keyFor({ tag: 'EF-2' })).not.toBe(keyFor({ tag: 'EF-3' }));
});

it('has what a line said that the fan serves, and says nothing of it elsewhere', () => {
  const placeOf = (location?: string) => saveRequest('placed', { ...DRAFT, ...(location && { location }) }, NOWHERE);
  expect(placeOf('kitchen').location).toBe('kitchen');
  expect(placeOf()).not.toHaveProperty('location');
});

describe('what another fan was chosen for', () => {
  const projectId = null;

  it('[SCH-021] [SAV-005] is replaced by it, or stays beside it', () => {
    const saved = (isReplacement: boolean) =>
      saveRequest('new', DRAFT, { projectId, reselect: { projectItemId: 'old', isReplacement, isAlternate: false } })
        .replacesItemId;
    expect([saved(true), saved(false)]).toEqual(['old', null]);
  });
});
