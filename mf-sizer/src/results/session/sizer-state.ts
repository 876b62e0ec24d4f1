import type { RowChoice } from '../results/row-choice.ts';
import type { CriteriaDependencies } from './criteria-dependencies.ts';
import { type Place, type PlaceResponse, placeOf } from './place.ts';
import { firstRows, isShown, otherRows, type RowSet, type ShownRows } from './rows.ts';
import { locatedRun, nextRun, type Run } from './run.ts';

/** All that a search is at. The form edits the criteria, everything else reads them here. */
export interface SizerState<C, V, T extends RowSet> {
  readonly criteria: C;
  readonly place: Place;
  /** Code of the place whose site the criteria have; null while they have none. */
  readonly siteCode: string | null;
  readonly run: Run<V>;
  /** Why the last run returned no rows; null while a run is in progress and after one that returned rows. */
  readonly failure: RunFailure | null;
  readonly rows: ShownRows<T> | null;
  /** What was chosen among the rows on screen. */
  readonly choice: RowChoice;
}

export interface RunFailure {
  readonly text: string;
  /** There was no line: the run can go on by itself once there is one. */
  readonly isOffline: boolean;
  /** Reference of the call that failed on the server. */
  readonly reference?: string;
  /** The server's rate limit per minute was exceeded: seconds to wait until the run continues by itself. */
  readonly waitSeconds: number | null;
}

export type SizerEvent<C, V, T extends RowSet> =
  /** The user typed or chose a value in a field; the criteria as the form has them now. */
  | { readonly type: 'typed'; readonly field: string; readonly criteria: C }
  /** Criteria changed without a hand in their fields. */
  | { readonly type: 'changed'; readonly fields: Partial<C> }
  | { readonly type: 'reset'; readonly criteria: C }
  | { readonly type: 'place-received'; readonly result: PlaceResponse }
  | { readonly type: 'run-requested'; readonly values: V }
  | { readonly type: 'run-ended'; readonly id: number; readonly failure?: RunFailure }
  | { readonly type: 'rows-came'; readonly id: number; readonly rows: ShownRows<T> }
  /** The address names another result, for example after Back: the form shows the criteria it was sized with. */
  | { readonly type: 'rows-opened'; readonly rows: ShownRows<T>; readonly criteria: C }
  | { readonly type: 'chosen'; readonly resultId: string; readonly change: Partial<RowChoice> };

interface Beginning<C, T extends RowSet> {
  readonly criteria: C;
  readonly rows: ShownRows<T> | null;
}

export function firstState<C, V, T extends RowSet>(
  dependencies: CriteriaDependencies<C, V>,
  { criteria, rows }: Beginning<C, T>,
): SizerState<C, V, T> {
  return { ...placed(dependencies, criteria), run: { id: 0, step: 'idle' }, failure: null, ...firstRows(rows) };
}

/** The state after an event. An event that no longer counts leaves the very same state. */
export function sizerReducer<C, V, T extends RowSet>(
  dependencies: CriteriaDependencies<C, V>,
  state: SizerState<C, V, T>,
  event: SizerEvent<C, V, T>,
): SizerState<C, V, T> {
  switch (event.type) {
    case 'typed':
      return withCriteria(dependencies, state, {
        ...event.criteria,
        ...dependencies.follows(event.field, true, event.criteria),
      });
    case 'changed':
      return withCriteria(dependencies, state, changed(dependencies, state.criteria, event.fields));
    case 'reset':
      return afterReset(dependencies, state, event.criteria);
    case 'place-received':
      return afterResponse(dependencies, state, event.result);
    case 'run-requested':
      return { ...state, run: nextRun(state.run, event.values, state), failure: null };
    case 'run-ended':
      return isRunning(state, event.id) ? { ...state, run: idle(state), failure: event.failure ?? null } : state;
    case 'rows-came':
      return isRunning(state, event.id) ? { ...state, run: idle(state), ...otherRows(state, event.rows) } : state;
    case 'rows-opened':
      if (isShown(state, event.rows.set.resultId)) return state;
      return { ...afterReset(dependencies, state, event.criteria), failure: null, ...otherRows(state, event.rows) };
    case 'chosen':
      return isShown(state, event.resultId) ? { ...state, choice: { ...state.choice, ...event.change } } : state;
  }
}

function isRunning<C, V, T extends RowSet>({ run }: SizerState<C, V, T>, id: number): boolean {
  return run.step !== 'idle' && run.id === id;
}

function idle<C, V, T extends RowSet>({ run: { id } }: SizerState<C, V, T>): Run<V> {
  return { id, step: 'idle' };
}

type Placed<C> = Pick<SizerState<C, unknown, RowSet>, 'criteria' | 'place' | 'siteCode'>;

/** Criteria as they come from elsewhere: a site that they bring is the one of their place. */
function placed<C, V>({ codeOf, hasSite }: CriteriaDependencies<C, V>, criteria: C): Placed<C> {
  const code = codeOf(criteria);
  return { criteria, place: placeOf(code), siteCode: hasSite(criteria) ? code : null };
}

function changed<C, V>({ follows }: CriteriaDependencies<C, V>, criteria: C, fields: Partial<C>): C {
  let next = { ...criteria, ...fields };
  for (const field of Object.keys(fields)) next = { ...next, ...follows(field, false, next) };
  return next;
}

/** A place belongs to the code that the criteria name: another code has another place. */
function withCriteria<C, V, T extends RowSet>(
  { codeOf }: CriteriaDependencies<C, V>,
  state: SizerState<C, V, T>,
  criteria: C,
): SizerState<C, V, T> {
  const code = codeOf(criteria);
  return { ...state, criteria, place: code === state.place.code ? state.place : placeOf(code) };
}

/** What was found of a place is still known after the criteria were taken back. */
function afterReset<C, V, T extends RowSet>(
  dependencies: CriteriaDependencies<C, V>,
  state: SizerState<C, V, T>,
  criteria: C,
): SizerState<C, V, T> {
  const fresh = { ...state, ...placed(dependencies, criteria) };
  const { place } = state;
  if (place.status === 'none' || place.status === 'searching') return fresh;
  return afterResponse(dependencies, fresh, place);
}

/** A place response counts only for the currently typed code and the run that waits for it; others are outdated. */
function afterResponse<C, V, T extends RowSet>(
  dependencies: CriteriaDependencies<C, V>,
  state: SizerState<C, V, T>,
  response: PlaceResponse,
): SizerState<C, V, T> {
  const run = locatedRun(state.run, response, dependencies);
  const { place } = state;
  const isNews = place.code === response.code && place.status !== response.status && place.status !== 'found';
  if (isNews) return { ...state, run, place: response, ...withSite(dependencies, state, response) };
  return run === state.run ? state : { ...state, run };
}

/**
 * The criteria take the site of a place once. Values that the user entered for the same place stay, even if the place
 * is unknown (SCH-043, ERR-030), until a place that failed to respond does.
 */
function withSite<C, V, T extends RowSet>(
  { siteOf, withoutPlace }: CriteriaDependencies<C, V>,
  { criteria, place, siteCode }: SizerState<C, V, T>,
  response: PlaceResponse,
): Pick<Placed<C>, 'criteria' | 'siteCode'> {
  const { code } = response;
  const hasFailed = place.status === 'notFound' || place.status === 'unanswered';
  if (response.status === 'found') {
    const hasSite = siteCode === code && !hasFailed;
    return { criteria: hasSite ? criteria : { ...criteria, ...siteOf(response.climate) }, siteCode: code };
  }
  if (siteCode === code) return { criteria, siteCode };
  return { criteria: { ...criteria, ...siteOf(null), ...withoutPlace(criteria) }, siteCode: code };
}

/** The criteria to begin with another time: a site of another place than theirs is looked up again. */
export function criteriaToKeep<C, V, T extends RowSet>(
  { siteOf }: CriteriaDependencies<C, V>,
  { criteria, place, siteCode }: SizerState<C, V, T>,
): C {
  return place.code === null || place.code === siteCode ? criteria : { ...criteria, ...siteOf(null) };
}
