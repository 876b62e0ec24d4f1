import * as fc from 'fast-check';
import {
  after,
  begin,
  DUTY_DEPENDENCIES,
  type DutyEvent,
  type DutyState,
  found,
  rowsOf,
} from '../../../test/duty-session.ts';

/** Altitudes of the places; the last code is unknown. */
const ALTITUDES: Readonly<Record<string, number>> = { '60606': 594, '80202': 5280 };
const zips = fc.constantFrom('', '606', ...Object.keys(ALTITUDES), '00000');
const codes = fc.constantFrom(...Object.keys(ALTITUDES), '00000');
const resultIds = fc.constantFrom('1', '2', '3');

/** An event for the current state: its typed and requested values are based on the criteria at that time. */
type Step = (state: DutyState) => DutyEvent;
const responseFor = (code: string): Step => {
  const elevation = ALTITUDES[code];
  const known = elevation === undefined ? ({ status: 'notFound', code, message: '' } as const) : found(code, elevation);
  return () => ({ type: 'place-received', result: known });
};
const step: fc.Arbitrary<Step> = fc.oneof(
  zips.map(
    (zip): Step =>
      ({ criteria }) => ({ type: 'typed', field: 'zip', criteria: { ...criteria, zip } }),
  ),
  codes.map(responseFor),
  codes.map(
    (code): Step =>
      () => ({ type: 'place-received', result: { status: 'unanswered', code } }),
  ),
  fc.constant<Step>(({ criteria }) => ({ type: 'run-requested', values: criteria })),
  fc.constant<Step>(() => ({ type: 'reset', criteria: { cfm: 0, zip: '', altitude: null } })),
  fc.nat(9).map(
    (id): Step =>
      () => ({ type: 'run-ended', id }),
  ),
  fc.tuple(fc.nat(9), resultIds).map(
    ([id, name]): Step =>
      () => ({ type: 'rows-came', id, rows: rowsOf(name) }),
  ),
  resultIds.map(
    (name): Step =>
      () => ({ type: 'rows-opened', rows: rowsOf(name), criteria: { cfm: 0, zip: '', altitude: null } }),
  ),
  resultIds.map(
    (name): Step =>
      () => ({ type: 'chosen', resultId: name, change: { openIds: [Number(name)] } }),
  ),
);

/** Long ones: most of what can go wrong takes four or five events in a row. */
const walks = fc.array(step, { maxLength: 40, size: 'max' });

function walk(steps: readonly Step[], look: (state: DutyState) => void): void {
  let state = begin();
  for (const next of steps) {
    state = after(state, next(state));
    look(state);
  }
}

describe('in whatever order things happen', () => {
  it('the place is the one that the criteria name, and so is the site they have of a found one', () => {
    fc.assert(
      fc.property(walks, (steps) =>
        walk(steps, ({ place, criteria }) => {
          expect(place.code).toBe(DUTY_DEPENDENCIES.codeOf(criteria));
          if (place.status === 'found') expect(criteria.altitude).toBe(ALTITUDES[place.code]);
        }),
      ),
    );
  });

  it('what is sized has the site of its place or none', () => {
    fc.assert(
      fc.property(walks, (steps) =>
        walk(steps, ({ run }) => {
          if (run.step !== 'sizing' || DUTY_DEPENDENCIES.codeOf(run.values) === null) return;
          expect([null, ALTITUDES[run.values.zip]]).toContain(run.values.altitude);
        }),
      ),
    );
  });

  it('a choice is one among the rows on screen', () => {
    fc.assert(
      fc.property(walks, (steps) =>
        walk(steps, ({ rows, choice: { openIds } }) => {
          if (openIds !== null) expect(openIds.map(String)).toEqual([rows?.set.resultId]);
        }),
      ),
    );
  });
});
