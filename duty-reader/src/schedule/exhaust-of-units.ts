import { isNothing } from '../value/index.ts';
import type { ColumnField } from './columns-read.ts';
import { headName } from './head-name.ts';
import { isExhaustAir } from './qualifiers.ts';
import type { Head } from './read-head.ts';

/** Tags of units that supply air, and exhaust some of it with a fan of their own. */
const UNIT = /^\W*(?:[a-z]{0,2}doas|doau|oau|ahu|rtu|mau|mua|acu?|hvac)(?![a-z])/i;
const SUPPLY_AIR = /\b(?:supply|sup|sa|sf)\b/;
/** 'EA ESP' beside 'SA ESP'. */
const isOfExhaust = (text: string): boolean => isExhaustAir(text) || /^ea\b/.test(headName(text));
const OF_FANS: ReadonlySet<ColumnField | null> = new Set<ColumnField | null>(['cfm', 'staticPressure']);
/** Behind the columns of the duty. */
const OTHER_FAN = 2;

/**
 * Columns of the exhaust air beside those of the supply air count only where a unit has no supply air: a DOAS is chosen by what
 * it supplies. Fans that only exhaust, in a table of their own or between the units, keep theirs.
 */
export function withExhaustOfUnits(
  heads: readonly Head[],
  cellsOf: (index: number) => readonly string[],
): readonly Head[] {
  const columnsOf = (field: ColumnField, test: (text: string) => boolean) =>
    heads.flatMap((head, index) => (head.field === field && test(head.text) ? [index] : []));
  const isSupplyAir = (text: string) => SUPPLY_AIR.test(headName(text));
  const [tags = -1] = columnsOf('tag', () => true);
  const [supply = -1] = columnsOf('cfm', isSupplyAir);
  const [exhaust = -1] = columnsOf('cfm', isExhaustAir);
  if (tags < 0 || supply < 0 || exhaust < 0) return heads;
  const units = cellsOf(tags).filter((cell) => !isNothing(cell));
  const hasBoth = cellsOf(exhaust).every((cell, row) => isNothing(cell) || !isNothing(cellsOf(supply)[row] ?? ''));
  if (units.length === 0 || !units.every((tag) => UNIT.test(tag)) || !hasBoth) return heads;
  return heads.map((head) =>
    OF_FANS.has(head.field) && isOfExhaust(head.text) && !isSupplyAir(head.text)
      ? { ...head, rank: head.rank + OTHER_FAN }
      : head,
  );
}
