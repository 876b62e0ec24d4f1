import { choiceAmong, firstState, type SizerEvent, type SizerState, sizerReducer } from './sizer-state.ts';

const after = (...events: SizerEvent[]): SizerState => events.reduce(sizerReducer, firstState(null));
const chosen = (resultId: string, change: Extract<SizerEvent, { type: 'chosen' }>['change']): SizerEvent => ({
  type: 'chosen',
  resultId,
  change,
});

describe('the state of a search', () => {
  it('waits for the place and then for the rows', () => {
    expect(after({ type: 'run-began' }).run).toBe('locating');
    expect(after({ type: 'run-began' }, { type: 'place-known' }).run).toBe('sizing');
    expect(after({ type: 'run-began' }, { type: 'place-known' }, { type: 'run-ended' }).run).toBe('idle');
  });

  it('keeps what the rows on screen were sized with while the next ones are on their way', () => {
    const sized: SizerEvent = { type: 'rows-came', sizedWith: 'first' };
    expect(after(sized, { type: 'run-began' }).sizedWith).toBe('first');
    expect(after(sized, { type: 'run-began' }, { type: 'run-ended' }).sizedWith).toBe('first');
  });

  it('adds to what was chosen among the same rows', () => {
    const state = after(chosen('a', { openIds: [1] }), chosen('a', { lines: ['Wall fan'] }));
    expect(choiceAmong(state, 'a')).toMatchObject({ openIds: [1], lines: ['Wall fan'] });
  });

  it('begins anew among other rows, but for their order', () => {
    const sort = { columnId: 'sound', direction: 'ascending' } as const;
    const state = after(chosen('a', { openIds: [1], lines: ['Wall fan'], quantities: { 1: 4 }, sort }));
    expect(choiceAmong(state, 'b')).toEqual({ openIds: null, lines: [], quantities: {}, sort });
    expect(choiceAmong(sizerReducer(state, chosen('b', { openIds: [2] })), 'b')).toMatchObject({
      openIds: [2],
      lines: [],
    });
  });
});
