import type { CriteriaDependencies } from '../src/results/session/criteria-dependencies.ts';
import type { PlaceResponse } from '../src/results/session/place.ts';
import type { ShownRows } from '../src/results/session/rows.ts';
import { firstState, type SizerEvent, type SizerState, sizerReducer } from '../src/results/session/sizer-state.ts';
import { CHICAGO } from './specifications.ts';

/** The smallest criteria that have a place. */
export interface Duty {
  readonly cfm: number;
  readonly zip: string;
  readonly altitude: number | null;
}
export interface Rows {
  readonly resultId: string;
}
export type DutyState = SizerState<Duty, Duty, Rows>;
export type DutyEvent = SizerEvent<Duty, Duty, Rows>;

export const DUTY_DEPENDENCIES: CriteriaDependencies<Duty, Duty> = {
  codeOf: ({ zip }) => (/^\d{5}$/.test(zip) ? zip : null),
  hasSite: ({ altitude }) => altitude !== null,
  siteFields: ['altitude'],
  siteOf: (climate) => ({ altitude: climate?.elevation ?? null }),
  withoutPlace: () => ({}),
  follows: () => ({}),
};

export const NO_DUTY: Duty = { cfm: 0, zip: '', altitude: null };

export const begin = (criteria: Partial<Duty> = {}, rows: ShownRows<Rows> | null = null): DutyState =>
  firstState(DUTY_DEPENDENCIES, { criteria: { ...NO_DUTY, ...criteria }, rows });

export const after = (state: DutyState, ...events: DutyEvent[]): DutyState =>
  events.reduce((current, event) => sizerReducer(DUTY_DEPENDENCIES, current, event), state);

export const typedDuty = (duty: Partial<Duty>): DutyEvent => ({
  type: 'typed',
  field: Object.keys(duty)[0] ?? 'cfm',
  criteria: { ...NO_DUTY, ...duty },
});

export const found = (code: string, elevation: number): PlaceResponse => ({
  status: 'found',
  code,
  climate: { ...CHICAGO, postalCode: code, elevation },
});

export const responded = (response: PlaceResponse): DutyEvent => ({ type: 'place-received', result: response });

export const rowsOf = (resultId: string, sizedWith = ''): ShownRows<Rows> => ({ set: { resultId }, sizedWith });
