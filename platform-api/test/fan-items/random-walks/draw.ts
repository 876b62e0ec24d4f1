import fc from 'fast-check';
import { drawn } from './beginnings.ts';

/** A number as a user enters it: left out, removed, typical, or beyond the range of the field. */
export type Metric = number | null | undefined;

/** One change before it is known of which item; each number counts on in a list, from its start again behind its end. */
export interface Draw {
  readonly place: number;
  readonly other: number;
  readonly isOn: boolean;
  readonly isOther: boolean;
  readonly figures: readonly Metric[];
}

const whole = (min: number, max: number) => fc.integer({ min, max });
const each: fc.Arbitrary<Metric> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: whole(30, 110) },
  { weight: 3, arbitrary: whole(-70, 160) },
  { weight: 1, arbitrary: fc.double({ min: -10, max: 150, noNaN: true }) },
);

const MAX_VALUES = 5;

export const draw: fc.Arbitrary<Draw> = fc.record({
  place: fc.nat({ max: 9999 }),
  other: fc.nat({ max: 9999 }),
  isOn: fc.boolean(),
  isOther: fc.integer({ min: 0, max: 7 }).map((number) => number === 0),
  figures: fc.array(each, { minLength: MAX_VALUES, maxLength: MAX_VALUES }),
});

/** An id of a list, now and then one of another fan or of none at all. */
export function drawnId(ids: readonly number[], { place, other, isOther }: Draw): number | undefined {
  if (!isOther) return drawn(ids, place);
  return place % 2 === 0 ? UNKNOWN_ID : FIRST_OPTION_ID + (other % OPTIONS);
}

const UNKNOWN_ID = 987_654;
/** The options of the demonstration. */
const FIRST_OPTION_ID = 1001;
const OPTIONS = 167;
