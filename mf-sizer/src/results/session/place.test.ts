import {
  after,
  begin,
  DUTY_DEPENDENCIES,
  type DutyState,
  found,
  responded,
  typedDuty,
} from '../../../test/duty-session.ts';
import { criteriaToKeep } from './sizer-state.ts';

const notFound = (code: string) => responded({ status: 'notFound', code, message: 'No such code' });
const unanswered = (code: string) => responded({ status: 'unanswered', code });
const chicago = (): DutyState => after(begin(), typedDuty({ zip: '60606' }), responded(found('60606', 594)));
const retyped = (state: DutyState, zip: string) => typedDuty({ ...state.criteria, zip });

describe('the place of the criteria', () => {
  it('is looked up with the last character of a whole code, and none before', () => {
    expect(begin().place.status).toBe('none');
    expect(after(begin(), typedDuty({ zip: '6060' })).place).toEqual({ status: 'none', code: null });
    expect(after(begin(), typedDuty({ zip: '60606' })).place).toEqual({ status: 'searching', code: '60606' });
  });

  it('brings its site into the criteria in the moment it is found', () => {
    expect(chicago()).toMatchObject({ criteria: { zip: '60606', altitude: 594 }, place: { status: 'found' } });
  });

  it('is forgotten with another code, whose own response counts, whenever the first one comes', () => {
    const elsewhere = after(chicago(), retyped(chicago(), '80202'));
    expect(elsewhere.place).toEqual({ status: 'searching', code: '80202' });
    expect(after(elsewhere, responded(found('60606', 594)))).toBe(elsewhere);
    const denver = after(elsewhere, responded(found('80202', 5280)));
    expect(after(denver, responded(found('60606', 594)))).toBe(denver);
    expect(denver.criteria.altitude).toBe(5280);
  });

  it('leaves the figures that came with stored criteria, and those that were given by hand', () => {
    const stored = begin({ zip: '60606', altitude: 700 });
    expect(after(stored, responded(found('60606', 594))).criteria.altitude).toBe(700);
    const edited = after(chicago(), typedDuty({ ...chicago().criteria, altitude: 610 }));
    expect(after(edited, responded(found('60606', 594)))).toBe(edited);
  });

  it('that is unknown takes the site of the place before along, and leaves what is given by hand', () => {
    const unknown = after(chicago(), retyped(chicago(), '00000'), notFound('00000'));
    expect(unknown).toMatchObject({ criteria: { altitude: null }, place: { status: 'notFound' } });
    const byHand = after(unknown, typedDuty({ ...unknown.criteria, altitude: 800 }));
    expect(after(byHand, notFound('00000'))).toBe(byHand);
    const back = after(byHand, retyped(byHand, '60606'), responded(found('60606', 594)));
    expect(back.criteria.altitude).toBe(594);
  });

  it('that did not respond brings its site when it does', () => {
    const silent = after(begin(), typedDuty({ zip: '60606' }), unanswered('60606'));
    expect(silent).toMatchObject({ criteria: { altitude: null }, place: { status: 'unanswered' } });
    expect(after(silent, responded(found('60606', 594))).criteria.altitude).toBe(594);
  });

  it('is still known after a reset to the same code, and none after a reset to none', () => {
    const reset = (zip: string) => after(chicago(), { type: 'reset', criteria: { cfm: 0, zip, altitude: null } });
    expect(reset('60606')).toMatchObject({ criteria: { altitude: 594 }, place: { status: 'found' } });
    expect(reset('')).toMatchObject({ criteria: { altitude: null }, place: { status: 'none' } });
  });

  it('is looked up again after a reload between its code and its response', () => {
    const kept = (state: DutyState) => criteriaToKeep(DUTY_DEPENDENCIES, state);
    expect(kept(after(chicago(), retyped(chicago(), '80202')))).toMatchObject({ zip: '80202', altitude: null });
    expect(kept(chicago())).toMatchObject({ zip: '60606', altitude: 594 });
  });
});
