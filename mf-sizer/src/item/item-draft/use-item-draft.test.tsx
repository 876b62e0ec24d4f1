import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { act, renderHook } from '@testing-library/react';
import { useItemDraft } from './item-draft.ts';

const UNSAVED = { tag: null, qty: 1, notes: null };
const SAVED = { tag: 'EF-1', qty: 3, notes: 'Serves the lab' };

it('Tag, quantity and notes follow what is stored, and what was typed overrides it, also after a reload', () => {
  const { storage } = createTestPlatform();
  const open = () =>
    renderHook(({ stored }) => useItemDraft(storage, 'item', stored), {
      initialProps: { stored: UNSAVED as Parameters<typeof useItemDraft>[2] },
    });
  const page = open();
  expect(page.result.current[0]).toEqual({ tag: '', quantity: 1, notes: '' });
  page.rerender({ stored: SAVED });
  expect(page.result.current[0]).toEqual({ tag: 'EF-1', quantity: 3, notes: 'Serves the lab' });
  act(() => page.result.current[1]({ notes: 'Serves the kitchen' }));
  const again = open();
  again.rerender({ stored: { ...SAVED, tag: 'EF-2' } });
  expect(again.result.current[0]).toEqual({ tag: 'EF-2', quantity: 3, notes: 'Serves the kitchen' });
});

it('The next free tag is in the field, until another one is typed or the field is emptied', () => {
  const { storage } = createTestPlatform();
  const open = (
    stored: Parameters<typeof useItemDraft>[2] = UNSAVED,
    suggested: Parameters<typeof useItemDraft>[3] = { tag: 'EF-4' },
  ) => renderHook(() => useItemDraft(storage, 'item', stored, suggested));
  const page = open();
  expect(page.result.current[0]).toMatchObject({ tag: 'EF-4', quantity: 1, isTagSuggested: true });
  expect(open(SAVED).result.current[0]).not.toHaveProperty('isTagSuggested');
  expect(open(UNSAVED, null).result.current[0].tag).toBe('');
  // The tags of the project are not known yet.
  expect(open(UNSAVED, { tag: null }).result.current[0]).toMatchObject({ tag: '', isTagSuggested: true });
  act(() => page.result.current[1]({ quantity: 2 }));
  expect(page.result.current[0]).toMatchObject({ tag: 'EF-4', quantity: 2, isTagSuggested: true });
  act(() => page.result.current[1]({ tag: '' }));
  expect(page.result.current[0].tag).toBe('');
  // Emptied by hand: it stays so after a reload.
  expect(open().result.current[0].tag).toBe('');
});
