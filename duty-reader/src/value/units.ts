import { remembered } from '../text/index.ts';
import { PRODUCT_UNITS, type QuantityKind, type Unit } from './kinds.ts';
import { UNIT_TABLE, type UnitRow } from './unit-table.ts';

/** Every kind by the spellings of its units. */
const BY_KIND = new Map<QuantityKind, ReadonlyMap<string, Unit>>();
const KINDS = Object.keys(PRODUCT_UNITS) as readonly QuantityKind[];
for (const kind of KINDS) BY_KIND.set(kind, spellings(kind, UNIT_TABLE[kind]));

function spellings(kind: QuantityKind, rows: readonly UnitRow[]): ReadonlyMap<string, Unit> {
  return new Map(rows.flatMap((row) => row.names.split(' ').map((name) => [name, unitOfRow(kind, row)] as const)));
}

function unitOfRow(kind: QuantityKind, { symbol, factor, offset = 0 }: UnitRow): Unit {
  return { kind, symbol, toProduct: (value) => (value + offset) * factor };
}

/** A unit as its spellings are written in the table. */
function bareUnit(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('³', '3')
    .replaceAll(/[²₂]/g, '2')
    .replaceAll(/[″”“]|''|′′|’’/g, '"')
    .replaceAll(/[º˚]/g, '°')
    .replaceAll(/[∆Δ]/gi, 'δ')
    .replaceAll('⁻¹', '1')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[\s._·-]/g, '')
    .replaceAll(/’/g, "'");
}

/** The longest unit of the table has 27 characters; longer texts are none. */
const MAX_LENGTH = 60;

/** A text as a unit may be spelled, without brackets and with them: 'dB(A)' has brackets of its own. */
const spellingsOf = remembered((text: string): readonly string[] => {
  if (text.length > MAX_LENGTH) return [];
  const whole = bareUnit(text);
  const bare = whole
    .replace(/^[([{]+/, '')
    .replace(/[)\]}]+$/, '')
    .replace(/,$/, '');
  return bare === '' ? [] : [bare, whole];
});

function unitSpelled([bare = '', whole = '']: readonly string[], kind: QuantityKind): Unit | null {
  const known = BY_KIND.get(kind);
  return known?.get(bare) ?? known?.get(whole) ?? null;
}

/** The unit of a kind that a text is, all of it; null where it is none. */
export const unitOf = (text: string, kind: QuantityKind): Unit | null => unitSpelled(spellingsOf(text), kind);

/** The units of a kind that are converted, as they are shown. Without those that only their full name tells from another. */
export function unitSymbols(kind: QuantityKind): readonly string[] {
  const symbols = new Set(UNIT_TABLE[kind].map(({ symbol }) => symbol));
  return [...symbols].filter((symbol) => unitOf(symbol, kind)?.symbol === symbol);
}

/** The product's own unit of a kind. */
export function productUnit(kind: QuantityKind): Unit {
  return { kind, symbol: PRODUCT_UNITS[kind] ?? '', toProduct: (value) => value };
}

/** Letters that are a unit where the kind is known, and far more often something else where it is not. */
const TOO_SHORT = /^(a|c|f|k|m|w|v|x|no|nos|in|ins|ch|cv|ps|h2o|unit|units|mb|tr|tn|lb|hp|"|'|°|#|ma|cm|mm|ls)$/;

const MULTIPLES =
  /\s*(?:[([]\s*)?(?:(?:x|×|\*|\/)\s*1[,.]?000|\b1[,.]?000s|['’]?000['’]?s?|in thousands|(?:x|×|\*)\s*(100)|\b(100)s)(?:\s*[)\]])?\s*$/i;

/**
 * The unit that a column's head names, in brackets or as its last words: 'SP (mm wg)', 'AIRFLOW L/s', 'CFM x 1000'.
 *
 * @param kinds that it may be of; all where left out
 */
export function findUnit(
  text: string,
  kinds: readonly QuantityKind[] = KINDS,
): { readonly unit: Unit; readonly rest: string } | null {
  const multiple = MULTIPLES.exec(text);
  if (multiple === null) return unitAtTail(text, kinds);
  const found = unitAtTail(text.slice(0, multiple.index), kinds);
  const times = multiple[1] === undefined && multiple[2] === undefined ? 1000 : 100;
  if (found === null || !['airflow', 'heat'].includes(found.unit.kind)) return null;
  const { unit } = found;
  return {
    ...found,
    unit: {
      ...unit,
      symbol: `${times === 1000 ? '1,000' : '100'} ${unit.symbol}`,
      toProduct: (value) => unit.toProduct(value * times),
    },
  };
}

function unitAtTail(
  text: string,
  kinds: readonly QuantityKind[],
): { readonly unit: Unit; readonly rest: string } | null {
  for (const match of text.matchAll(/[([{]([^()[\]{}]*(?:\([^()]*\))?[^()[\]{}]*)[)\]}]/g)) {
    const unit = firstUnit(match[1] ?? '', kinds, true);
    if (unit !== null)
      return { unit, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim() };
  }
  const words = text.replaceAll(/[,:;]/g, ' ').trim().split(/\s+/);
  for (let from = Math.max(0, words.length - 6); from < words.length; from++) {
    const unit = firstUnit(words.slice(from).join(' '), kinds, kinds !== KINDS);
    if (unit !== null) return { unit, rest: words.slice(0, from).join(' ') };
  }
  return null;
}

function firstUnit(text: string, kinds: readonly QuantityKind[], takesShort: boolean): Unit | null {
  if (!takesShort && text.length <= MAX_LENGTH && TOO_SHORT.test(bareUnit(text))) return null;
  const spellings = spellingsOf(text);
  if (spellings.length === 0) return null;
  for (const kind of kinds) {
    const unit = unitSpelled(spellings, kind);
    if (unit !== null) return unit;
  }
  return null;
}

/** Whether a bracket of a head holds a unit that is not known: letters that are neither a known unit nor a plain word. */
export function hasUnknownUnit(bracketText: string): boolean {
  const bare = bracketText.trim();
  if (bare === '' || firstUnit(bare, KINDS, true) !== null) return false;
  // A measure by its form: 'kgf/cm', 'ft of fluid', 'mm Fl'.
  return /^[a-zµ°"]{1,5}\d?(?:\s*[/·]\s*[a-z]{1,4}\d?|\s+(?:of\s+)?[a-z]{1,6})?$/i.test(bare) && !HEAD_WORDS.test(bare);
}

const HEAD_WORDS =
  /^(?:note|notes|see|typ|each|ea|total|max|min|nom|nominal|ext|external|esp|sp|tsp|supply|exhaust|return|design|each fan|per fan|fan|unit|o\.?a\.?|winter|summer|db|wb|edb|ewb|ldb|lwb|no|qty|type|tag|mark|n|s|u|lx\w*|in\/out|l|w|h|d|std|actual|type|output|input|at|opt)\b/i;
