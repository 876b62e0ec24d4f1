import { readSupply } from '../supply/index.ts';
import { looksLikeTag } from '../tag/index.ts';
import { findUnit, isNothing } from '../value/index.ts';
import type { ColumnField } from './columns-read.ts';
import { isDutyCell } from './duty-in-cell.ts';
import type { Line } from './head-lines.ts';
import { type Head, readHead } from './read-head.ts';

/** A figure of such a column is only a meaning to choose. */
export const ONLY_A_MEANING = 5;
const MAX_PRESSURE = 12;
const MIN_AIRFLOW = 25;
/**
 * Heads of lines that have none. Tags, supplies and figures with a unit say themselves what they are; a bare figure becomes a
 * meaning that the user can choose, and is not used before.
 */
export function guessedHeads(lines: readonly Line[]): Head[] {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) =>
    lines.map((line) => line.cells[index] ?? '').filter((cell) => !isNothing(cell)),
  );
  const found = columns.map((cells) => (cells.length === 0 ? null : fieldOf(cells)));
  const isSure = (field: ColumnField) => found.some((each) => each?.field === field && each.rank === 1);
  const hasDuty = isSure('duty') || (isSure('cfm') && isSure('staticPressure'));
  const taken = new Set<ColumnField>();
  return found.map((each, index) => {
    const isTaken = each !== null && taken.has(each.field) && each.rank === 1;
    const none = { ...readHead(['']), text: '' };
    if (each === null || isTaken) return none;
    if (each.rank === ONLY_A_MEANING && (hasDuty || isSure(each.field))) {
      // Beside a duty in its units whole numbers behind the tag may count the fans.
      const mayCount =
        found[index - 1]?.field === 'tag' && (columns[index] ?? []).every((cell) => /^[1-9]\d?$/.test(cell));
      return mayCount ? { ...none, field: 'quantity', rank: 1 } : none;
    }
    taken.add(each.field);
    return { ...none, field: each.field, rank: each.rank };
  });
}

function fieldOf(cells: readonly string[]): { field: ColumnField; rank: number } | null {
  const areMost = (test: (cell: string) => boolean) => cells.filter(test).length * 2 > cells.length;
  const isOf = (kind: 'airflow' | 'pressure' | 'power') =>
    areMost((cell) => /^\W*\d/.test(cell) && findUnit(cell, [kind]) !== null);
  if (areMost((cell) => /\p{L}/u.test(cell) && looksLikeTag(cell))) return { field: 'tag', rank: 1 };
  if (areMost(isDutyCell)) return { field: 'duty', rank: 1 };
  if (isOf('airflow')) return { field: 'cfm', rank: 1 };
  if (isOf('pressure')) return { field: 'staticPressure', rank: 1 };
  if (isOf('power')) return { field: 'motorHp', rank: 1 };
  if (areMost((cell) => /\d{3}\D+\d/.test(cell) && readSupply(cell)?.phase != null))
    return { field: 'supply', rank: 1 };
  if (areMost((cell) => /\p{L}{3}/u.test(cell) && !/^\W*\d/.test(cell))) return { field: 'service', rank: 1 };
  const figures = cells.map((cell) => Number(cell.replaceAll(',', '').replace(/^\./, '0.')));
  if (!figures.every(Number.isFinite)) return null;
  if (figures.every((value) => value >= MIN_AIRFLOW)) return { field: 'cfm', rank: ONLY_A_MEANING };
  return figures.every((value) => value <= MAX_PRESSURE) ? { field: 'staticPressure', rank: ONLY_A_MEANING } : null;
}
