import type { Meaning, Reading } from '../reading.ts';
import type { QuantityKind } from './kinds.ts';
import { isPlausible } from './plausible.ts';
import { unitOf } from './units.ts';

const AIRFLOWS = { min: 10, max: 1_000_000 } as const;
const MAX_PRESSURE = { withUnit: 60, withoutUnit: 12 } as const;

/**
 * A value that no fan has was meant in another unit, or belongs to something else: a question. Its meanings are those that
 * would not be a question again.
 *
 * @param hasNoUnit whether nothing says what unit the number is in
 */
export function likely(reading: Reading<number>, kind: QuantityKind, hasNoUnit: boolean): Reading<number> {
  if (reading.kind !== 'read') return reading;
  const { value, unit, asWritten } = reading;
  // A heater is written in W where its kW would be more than any has.
  if (kind === 'electricHeat' && hasNoUnit && !isPlausible(kind, value))
    return { kind: 'unclear', asWritten, meanings: [{ value: value / 1000, unit }] };
  if (isLikely(value, kind, hasNoUnit)) return reading;
  const inPascals = kind === 'pressure' && hasNoUnit ? [meaningInPascals(value, unit)] : [];
  const meanings = [{ value, unit }, ...inPascals].filter((each) => isLikely(each.value, kind, false));
  return { kind: 'unclear', asWritten, meanings };
}

function isLikely(value: number, kind: QuantityKind, hasNoUnit: boolean): boolean {
  if (kind === 'airflow') return value >= AIRFLOWS.min && value <= AIRFLOWS.max;
  return kind !== 'pressure' || value <= (hasNoUnit ? MAX_PRESSURE.withoutUnit : MAX_PRESSURE.withUnit);
}

function meaningInPascals(value: number, unit: string | null): Meaning<number> {
  const pascals = unitOf('Pa', 'pressure');
  return { value: Number((pascals?.toProduct(value) ?? value).toPrecision(6)), unit };
}
