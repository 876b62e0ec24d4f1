import { draftOf, isDraftToSave } from './item-draft.ts';

const stored = { tag: 'EF-1', qty: 2, notes: null };

describe('tag, quantity and notes of an item', () => {
  test.each([
    ['a change', { tag: 'EF-2' }, true],
    ['nothing changed', {}, false],
    ['blanks alone', { tag: ' EF-1 ', notes: '  ' }, false],
    ['a change with a quantity of 0', { tag: 'EF-2', quantity: 0 }, false],
    ['a quantity of 0', { quantity: 0 }, false],
    ['a quantity below 0', { quantity: -1 }, false],
    ['a quantity of 1', { quantity: 1 }, true],
  ])('[SAV-013] %s: sent %p', (_case, typed, isSent) => {
    expect(isDraftToSave({ ...draftOf(stored), ...typed }, stored)).toBe(isSent);
  });

  test('[SAV-012] an item without any of them has a quantity of 1 and empty texts', () => {
    expect(draftOf({ tag: null, qty: 0, notes: null })).toEqual({ tag: '', quantity: 1, notes: '' });
  });
});
