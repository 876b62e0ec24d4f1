import {
  after,
  begin,
  type DutyEvent,
  found,
  NO_DUTY,
  responded,
  rowsOf,
  typedDuty,
} from '../../../test/duty-session.ts';

const requested = (zip: string, altitude: number | null = null): DutyEvent => ({
  type: 'run-requested',
  values: { ...NO_DUTY, zip, altitude },
});
const searching = () => after(begin(), typedDuty({ zip: '60606' }));

describe('a run', () => {
  it('that is requested before the place has a response waits for it and goes on with its site', () => {
    const waiting = after(searching(), requested('60606'));
    expect(waiting.run).toMatchObject({ step: 'locating', code: '60606' });
    const sizing = after(waiting, responded(found('60606', 594)));
    expect(sizing.run).toMatchObject({ step: 'sizing', values: { zip: '60606', altitude: 594 } });
  });

  it('begins at once where the criteria have the site of their place, or name none', () => {
    const chicago = after(searching(), responded(found('60606', 594)));
    expect(after(chicago, requested('60606', 594)).run.step).toBe('sizing');
    expect(after(begin(), requested('')).run.step).toBe('sizing');
    expect(after(begin({ zip: '60606', altitude: 594 }), requested('60606', 594)).run.step).toBe('sizing');
  });

  it('goes on with the place it was requested for, whatever is typed while that is looked up', () => {
    const waiting = after(searching(), requested('60606'), typedDuty({ zip: '80202' }));
    expect(after(waiting, responded(found('80202', 5280))).run).toMatchObject({ step: 'locating', code: '60606' });
    const sizing = after(waiting, responded(found('60606', 594)));
    expect(sizing.run).toMatchObject({ step: 'sizing', values: { zip: '60606', altitude: 594 } });
    expect(sizing.place).toEqual({ status: 'searching', code: '80202' });
  });

  it('has no altitude of the place before where its own is unknown', () => {
    const before = begin({ zip: '60606', altitude: 594 });
    const elsewhere = after(before, typedDuty({ zip: '00000', altitude: 594 }), requested('00000', 594));
    const sizing = after(elsewhere, responded({ status: 'notFound', code: '00000', message: '' }));
    expect(sizing.run).toMatchObject({ step: 'sizing', values: { altitude: null } });
  });

  it('tries a place again that did not respond, and goes on with what was given by hand', () => {
    const unanswered = responded({ status: 'unanswered', code: '60606' });
    const waiting = after(searching(), unanswered, typedDuty({ zip: '60606', altitude: 600 }), requested('60606', 600));
    expect(waiting.run.step).toBe('locating');
    expect(after(waiting, unanswered).run).toMatchObject({ step: 'sizing', values: { altitude: 600 } });
    expect(after(waiting, responded(found('60606', 594))).run).toMatchObject({ values: { altitude: 594 } });
  });

  it('that ended after a newer one began neither shows its rows nor ends that one', () => {
    const newer = after(begin(), requested(''), requested(''));
    expect(after(newer, { type: 'rows-came', id: 1, rows: rowsOf('old') })).toBe(newer);
    expect(after(newer, { type: 'run-ended', id: 1 })).toBe(newer);
    const done = after(newer, { type: 'rows-came', id: 2, rows: rowsOf('new') });
    expect(done).toMatchObject({ run: { step: 'idle' }, rows: { set: { resultId: 'new' } } });
  });

  it('goes on through a reset, and keeps the rows before it when it fails', () => {
    const sized = begin({}, rowsOf('first'));
    const reset = after(sized, requested(''), { type: 'reset', criteria: NO_DUTY });
    expect(reset.run.step).toBe('sizing');
    expect(after(reset, { type: 'run-ended', id: 1 })).toMatchObject({
      run: { step: 'idle' },
      rows: { set: { resultId: 'first' } },
    });
  });
});
