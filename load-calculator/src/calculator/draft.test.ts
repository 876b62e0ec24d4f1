import { newCalculation } from '../presets/new-calculation.ts';
import { type Draft, keepDraft, readDraft } from './draft.ts';

const DRAFT: Draft = {
  of: { id: '0f7c3a52-6a1c-4f61-9a44-9d3f5a3b7c10', rowVersion: 3, copyId: '6f1f4d5e-33a1-4a59-9a53-0a1c4ff2d6f1' },
  values: newCalculation(),
  isChanged: true,
  openedCopy: null,
};

describe('The draft of a calculation', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is there again after a reload', () => {
    expect(readDraft()).toBeNull();
    keepDraft(DRAFT);
    expect(readDraft()).toEqual(DRAFT);
  });

  it('is ignored when another release wrote it in another form, or when it cannot be read', () => {
    keepDraft(DRAFT);
    const [key = ''] = Object.keys(window.sessionStorage);
    const { name: _name, ...older } = DRAFT.values;
    window.sessionStorage.setItem(key, JSON.stringify({ ...DRAFT, values: older }));
    expect(readDraft()).toBeNull();
    window.sessionStorage.setItem(key, '{');
    expect(readDraft()).toBeNull();
  });
});
