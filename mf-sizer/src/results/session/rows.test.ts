import { after, begin, type DutyEvent, NO_DUTY, rowsOf } from '../../../test/duty-session.ts';
import { fingerprint } from './fingerprint.ts';
import { areStale } from './rows.ts';

const chosen = (resultId: string, change: Extract<DutyEvent, { type: 'chosen' }>['change']): DutyEvent => ({
  type: 'chosen',
  resultId,
  change,
});
const opened = (resultId: string): DutyEvent => ({ type: 'rows-opened', rows: rowsOf(resultId), criteria: NO_DUTY });
const sorting = [{ id: 'sound', desc: false }];
const filters = [{ id: 'line', value: ['Wall fan'] }];

describe('the rows on screen', () => {
  it('are stale while something else is requested than they were sized with', () => {
    const rows = rowsOf('a', fingerprint({ cfm: 2000 }));
    expect(areStale(rows, { cfm: 2000 })).toBe(false);
    expect(areStale(rows, { cfm: 3000 })).toBe(true);
    expect(areStale(null, { cfm: 3000 })).toBe(false);
  });

  it('give way to another result that the address names, with what that was sized with', () => {
    const state = after(begin({}, rowsOf('a', 'first')), {
      type: 'rows-opened',
      rows: rowsOf('b', 'second'),
      criteria: { ...NO_DUTY, cfm: 3000 },
    });
    expect(state.rows).toEqual(rowsOf('b', 'second'));
    expect(state.criteria.cfm).toBe(3000);
  });

  it('stay when the address names them once more', () => {
    const state = begin({}, rowsOf('a'));
    expect(after(state, opened('a'))).toBe(state);
  });
});

describe('what is chosen among the rows', () => {
  it('adds to what was chosen among them before', () => {
    const state = after(begin({}, rowsOf('a')), chosen('a', { openIds: [1] }), chosen('a', { filters }));
    expect(state.choice).toMatchObject({ openIds: [1], filters });
  });

  it('ends with the rows, but for their order', () => {
    const state = after(
      begin({}, rowsOf('a')),
      chosen('a', { openIds: [1], filters, quantities: { 1: 4 }, sorting }),
      opened('b'),
    );
    expect(state.choice).toEqual({ openIds: null, filters: [], quantities: {}, sorting });
  });

  it('is nothing where the rows are gone in the meantime', () => {
    const state = after(begin({}, rowsOf('a')), opened('b'));
    expect(after(state, chosen('a', { openIds: [1] }))).toBe(state);
  });
});
