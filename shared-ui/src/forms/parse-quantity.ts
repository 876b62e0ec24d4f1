import { currentLanguage, separators } from '@specbuilder/shared-contracts/language';
import { QUANTITIES, type QuantityKind, type QuantityName } from '../core/quantity/format-quantity.ts';

/** Units people type, as what one of them is in the quantity's own unit. Temperature has an offset. */
interface TypedUnit {
  readonly names: readonly string[];
  readonly factor: number;
  readonly offset?: number;
}

const LENGTH: readonly TypedUnit[] = [
  { names: ['m', 'meter', 'metre'], factor: 1 / 0.3048 },
  { names: ['in', '"'], factor: 1 / 12 },
];

const BTUH_PER_KW = 3412.14;
const BTUH_PER_TON = 12_000;

/** 1 in. w.g. = 249.089 Pa (AMCA 210); 1 L/s = 2.118880 cfm; 5 psi = 138.4 in. w.c.. */
const TYPED_UNITS: Partial<Record<QuantityName, readonly TypedUnit[]>> = {
  airflow: [
    { names: ['l/s', 'lps'], factor: 2.11888 },
    { names: ['m3/h', 'm³/h', 'cmh'], factor: 0.588578 },
    { names: ['m3/s', 'm³/s'], factor: 2118.88 },
  ],
  staticPressure: [
    { names: ['pa'], factor: 1 / 249.089 },
    { names: ['kpa'], factor: 1000 / 249.089 },
    { names: ['in', 'in.', 'in wc', 'in. wc', '"'], factor: 1 },
  ],
  gasPressure: [
    { names: ['psi', 'psig'], factor: 138.4 / 5 },
    { names: ['kpa'], factor: 1000 / 249.089 },
    { names: ['mbar'], factor: 100 / 249.089 },
    { names: ['in', 'in.', 'in wc', 'in. wc', 'in. wg', '"'], factor: 1 },
  ],
  length: LENGTH,
  area: [{ names: ['m2', 'm²', 'sqm'], factor: 10.76391 }],
  temperature: [
    { names: ['c', '°c'], factor: 1.8, offset: 32 },
    { names: ['f'], factor: 1 },
  ],
  temperatureRise: [
    { names: ['c', '°c', 'k'], factor: 1.8 },
    { names: ['f'], factor: 1 },
  ],
  heatOutput: [
    { names: ['mbh'], factor: 1000 },
    { names: ['kw'], factor: BTUH_PER_KW },
    { names: ['btuh'], factor: 1 },
  ],
  heatPower: [
    { names: ['btu/h', 'btuh'], factor: 1 / BTUH_PER_KW },
    { names: ['mbh'], factor: 1000 / BTUH_PER_KW },
  ],
  coolingTons: [
    { names: ['mbh'], factor: 1000 / BTUH_PER_TON },
    { names: ['kw'], factor: BTUH_PER_KW / BTUH_PER_TON },
    { names: ['ton'], factor: 1 },
  ],
};

export type ParsedQuantity =
  | { readonly ok: true; readonly value: number | null; readonly wasConverted: boolean }
  | { readonly ok: false };

/**
 * Number of a typed quantity: '2 x 850', '1,200', '700 L/s', '125 Pa' (visual.md, section 7), with the separators of
 * the reader's language. Empty text is no value. A unit that is not the quantity's own is converted to it.
 */
export function parseQuantity(text: string, of: QuantityName | QuantityKind): ParsedQuantity {
  const typed = text.trim();
  if (typed === '') return { ok: true, value: null, wasConverted: false };
  const { sum, unit } = splitUnit(typed, of);
  const value = evaluate(sum);
  if (value === null) return { ok: false };
  const converted = unit ? value * unit.factor + (unit.offset ?? 0) : value;
  if (!Number.isFinite(converted)) return { ok: false };
  return { ok: true, value: round(converted), wasConverted: unit !== undefined || !isPlainNumber(sum) };
}

/** A quantity that a screen has for itself is typed in its own unit alone. */
function splitUnit(text: string, of: QuantityName | QuantityKind): { sum: string; unit: TypedUnit | undefined } {
  const own: QuantityKind = typeof of === 'string' ? QUANTITIES[of] : of;
  const others = typeof of === 'string' ? TYPED_UNITS[of] : undefined;
  const lower = text.toLowerCase();
  const candidates = [{ names: [own.unit.toLowerCase()], factor: 1 }, ...(others ?? [])];
  const endings = candidates
    .flatMap((unit) => unit.names.filter(Boolean).map((ending) => ({ ending, unit })))
    .sort((a, b) => b.ending.length - a.ending.length);
  const found = endings.find(({ ending }) => lower.endsWith(ending));
  if (found === undefined) return { sum: text, unit: undefined };
  const isOwnUnit = found.unit.factor === 1 && found.unit === candidates[0];
  return { sum: text.slice(0, -found.ending.length), unit: isOwnUnit ? undefined : found.unit };
}

function isPlainNumber(text: string): boolean {
  return /^[\s\d.,+-]*$/.test(text) && !/\d\s*[+-]/.test(text);
}

/** Points for decimals and commas for thousands, whichever way the reader's language has them. */
function withPoint(text: string): string {
  const { decimal, thousands } = separators(currentLanguage.locale());
  return [...text].map((sign) => (sign === decimal ? '.' : sign === thousands ? ',' : sign)).join('');
}

/** Sum of products with brackets; × and x multiply. Null for anything else. */
function evaluate(text: string): number | null {
  const tokens = withPoint(text)
    // A digit inserted into '2,000' makes '2,0000'; '0,125' is a decimal comma, which is rejected and not read as 125.
    .replace(/\b(?!0)\d+(?:,\d{3,})+\b/g, (grouped) => grouped.replaceAll(',', ''))
    .replace(/−/g, '-')
    .match(/\d+\.?\d*|\.\d+|[-+*/()x×]|\S/gi);
  if (tokens === null) return null;
  let at = 0;
  const next = () => tokens[at];

  const factor = (): number | null => {
    const token = tokens[at++];
    if (token === '-') return negated(factor());
    if (token === '+') return factor();
    if (token === '(') {
      const inner = sum();
      return tokens[at++] === ')' ? inner : null;
    }
    return token !== undefined && /^[\d.]+$/.test(token) ? Number(token) : null;
  };
  const product = (): number | null => {
    let value = factor();
    while (value !== null && next() !== undefined && /^[*/x×]$/i.test(next() as string)) {
      const operator = tokens[at++];
      const right = factor();
      if (right === null) return null;
      value = operator === '/' ? value / right : value * right;
    }
    return value;
  };
  const sum = (): number | null => {
    let value = product();
    while (value !== null && (next() === '+' || next() === '-')) {
      const operator = tokens[at++];
      const right = product();
      if (right === null) return null;
      value = operator === '-' ? value - right : value + right;
    }
    return value;
  };
  const value = sum();
  return at === tokens.length ? value : null;
}

function negated(value: number | null): number | null {
  return value === null ? null : -value;
}

/** Twelve significant digits keep what was typed and drop the noise of binary arithmetic. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
