import { QUANTITIES, type QuantityKind, type QuantityName } from '../../core/quantity/format-quantity.ts';
import { calculate, hasMixedFraction } from './calculate.ts';
import { unitReader } from './unit-reader.ts';

export type ParsedQuantity =
  | { readonly ok: true; readonly value: number | null; readonly wasConverted: boolean }
  /** `pending` until what reads units is loaded; `notLoaded` where it cannot be. */
  | { readonly ok: false; readonly why: 'unreadable' | 'pending' | 'notLoaded' };

/** Of numbers and sums alone. */
const IS_CALCULATED = /^[\d\s.,+*/()x×−-]*$/i;

/**
 * Number of a typed quantity. Numbers, sums and the quantity's own unit are read at once, with the separators of the
 * reader's language: '2 x 850', '1,200 cfm'. Other units and written fractions are read as everywhere, by duty-reader, once
 * it is loaded: '125 Pa', '1 1/4'. Empty text is no value.
 */
export function parseQuantity(text: string, of: QuantityName | QuantityKind): ParsedQuantity {
  const typed = text.trim();
  if (typed === '') return { ok: true, value: null, wasConverted: false };
  const sum = withoutOwnUnit(typed, of);
  const value = calculate(sum);
  if (value !== null) return { ok: true, value: rounded(value), wasConverted: !isPlainNumber(sum) };
  // A quantity that a screen has for itself is typed in its own unit alone.
  if (typeof of !== 'string' || (IS_CALCULATED.test(typed) && !hasMixedFraction(typed)))
    return { ok: false, why: 'unreadable' };
  const units = unitReader();
  if (!units) return { ok: false, why: units === null ? 'notLoaded' : 'pending' };
  const read = units.readTyped(typed, of);
  return read === undefined ? { ok: false, why: 'unreadable' } : { ok: true, value: read, wasConverted: true };
}

function withoutOwnUnit(text: string, of: QuantityName | QuantityKind): string {
  const { unit }: QuantityKind = typeof of === 'string' ? QUANTITIES[of] : of;
  return unit !== '' && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length) : text;
}

function isPlainNumber(text: string): boolean {
  return /^[\s\d.,+-]*$/.test(text) && !/\d\s*[+-]/.test(text);
}

/** Twelve significant digits keep what was typed and drop the noise of binary arithmetic. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
