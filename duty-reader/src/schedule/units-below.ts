import { findUnit, type QuantityKind } from '../value/index.ts';
import type { ColumnField } from './columns-read.ts';
import { type Head, KINDS } from './read-head.ts';

const IN = /^[([]?in\.?[)\]]?$/i;
const LONGEST_UNIT = 4;
const OF_FIELDS: ReadonlySet<QuantityKind> = new Set(Object.values(KINDS).flat());

/**
 * A line of units below heads that only single spaces separate, with a cell for each column: '(IN) (IN)' below
 * 'TAG CFM ESP CFM ESP'. Null where the units fit in several ways or in none.
 */
export function unitsBelow(text: string, heads: readonly Head[]): readonly string[] | null {
  const units = unitsIn(text.split(' '));
  if (units === null || units.length > heads.length) return null;
  const ways: (readonly number[])[] = [];
  const follow = (unit: number, from: number, way: readonly number[]): void => {
    if (ways.length > 1) return;
    const written = units[unit];
    if (written === undefined) {
      ways.push(way);
      return;
    }
    for (let column = from; column <= heads.length - (units.length - unit); column++)
      if (fits(written, heads[column])) follow(unit + 1, column + 1, [...way, column]);
  };
  follow(0, 0, []);
  const [way, ...others] = ways;
  if (way === undefined || others.length > 0) return null;
  return heads.map((_, column) => units[way.indexOf(column)] ?? '');
}

/** The units that a line consists of, those in brackets as a whole; null for a line with other words. */
function unitsIn(words: readonly string[]): readonly string[] | null {
  const units: string[] = [];
  for (let from = 0; from < words.length; ) {
    const lengths = Array.from({ length: LONGEST_UNIT }, (_, index) => LONGEST_UNIT - index);
    const textOf = (length: number) => words.slice(from, from + length).join(' ');
    const length = lengths.find((each) => from + each <= words.length && isUnit(textOf(each)));
    if (length === undefined) return null;
    units.push(textOf(length));
    from += length;
  }
  return units;
}

const bare = (text: string) => text.replace(/^[([]|[)\]]$/g, '');
const isUnit = (text: string) => {
  const isOpen = /^[([]/.test(text) !== /[)\]]$/.test(text);
  const isKnown = findUnit(bare(text))?.rest === '' || findUnit(bare(text), ['power'])?.rest === '';
  return !isOpen && (IN.test(text) || partOfSupply(text) !== null || isKnown);
};

/** Parts of a supply below their names: '[V]', 'VOLTS', '(PH)', 'HZ'. */
const OF_SUPPLY: readonly (readonly [RegExp, ColumnField])[] = [
  [/^v(?:olts?|ac)?$/i, 'voltage'],
  [/^(?:ph|ø)$/i, 'phase'],
  [/^hz$/i, 'frequency'],
  [/^v\/ph(?:\/hz)?$/i, 'supply'],
];
/** The part of a supply whose unit a text is. */
export const partOfSupply = (text: string): ColumnField | null =>
  OF_SUPPLY.find(([unit]) => unit.test(bare(text)))?.[1] ?? null;

function fits(written: string, head: Head | undefined): boolean {
  if (head === undefined) return false;
  if (head.unit === 'unknown') return false;
  const part = partOfSupply(written);
  if (part !== null) return head.field === part;
  const kinds = head.field === null ? undefined : KINDS[head.field];
  if (kinds === undefined) {
    const kind = head.field === null && head.note !== null ? findUnit(bare(written))?.unit.kind : undefined;
    return kind !== undefined && !OF_FIELDS.has(kind);
  }
  if (head.field === 'staticPressure' && IN.test(written)) return head.unit === null;
  const found = findUnit(bare(written), kinds);
  return found?.rest === '' && (head.unit === null || head.unit.symbol === found.unit.symbol);
}
