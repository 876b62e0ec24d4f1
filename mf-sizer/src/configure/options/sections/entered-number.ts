import { formatValue, type QuantityName } from '@specbuilder/shared-ui/core';
import { type ParsedQuantity, parseQuantity } from '@specbuilder/shared-ui/forms';

/** What a field of a section may hold. */
export interface NumberRules {
  /** The measure that is entered, which says its unit and what other units are taken. */
  readonly of: QuantityName;
  readonly minimum: number;
  readonly maximum: number;
  /** Whether it may be left empty; the server then takes what the specification says. */
  readonly isOptional?: boolean;
  readonly maxDecimals?: number;
  /** The minimum itself is too little. */
  readonly isAbove?: boolean;
}

export type EnteredNumber =
  | { readonly kind: 'value'; readonly value: number | null }
  /** Until what reads units is loaded. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'wrong'; readonly why: 'missing' | 'notANumber' | 'notLoaded' | 'range' | 'decimals' };

export const DEFAULT_DECIMALS = 3;

/** Reads what was typed into a field: '1,200', ' 55.5 ', '−0.05', '20 °C', '2 psi'. */
export function readEntered(text: string, rules: NumberRules): EnteredNumber {
  const { minimum, maximum, isOptional = false, maxDecimals = DEFAULT_DECIMALS, isAbove = false } = rules;
  const parsed = parseQuantity(text, rules.of);
  if (!parsed.ok) return notRead(parsed.why);
  if (parsed.value === null) return isOptional ? { kind: 'value', value: null } : { kind: 'wrong', why: 'missing' };
  const rounded = Number(parsed.value.toFixed(maxDecimals));
  // The user did not type the decimals that a conversion adds.
  const value = parsed.wasConverted ? rounded : parsed.value;
  if (value > maximum || value < minimum || (isAbove && value === minimum)) return { kind: 'wrong', why: 'range' };
  return value === rounded ? { kind: 'value', value } : { kind: 'wrong', why: 'decimals' };
}

function notRead(why: Extract<ParsedQuantity, { ok: false }>['why']): EnteredNumber {
  if (why === 'pending') return { kind: 'pending' };
  return { kind: 'wrong', why: why === 'notLoaded' ? why : 'notANumber' };
}

/** A number of the server as a field shows it, in the reader's language and in a form that can be parsed again. */
export function shownNumber(value: number | null): string {
  if (value === null) return '';
  const [, digits = ''] = String(Number(value.toFixed(DEFAULT_DECIMALS))).split('.');
  return formatValue(value, { unit: '', decimals: digits.length });
}
