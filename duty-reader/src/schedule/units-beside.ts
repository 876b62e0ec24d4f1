import { findUnit } from '../value/index.ts';
import type { Line } from './head-lines.ts';
import { type Head, KINDS } from './read-head.ts';
import type { Table } from './table.ts';

const OF_UNITS = /^(?:units?|u\.?o\.?m\.?|units? of measure)$/i;
const PLAIN_NUMBER = /^[\d.,\s/-]*\d$/;

/** A table whose units are in columns of their own ('AIRFLOW | UNITS'), with each unit behind the number to its left. */
export function withUnitsBeside(table: Table): Table {
  const isUnits = (index: number) => OF_UNITS.test(table.heads[index]?.text ?? '') && isBesideFigures(table, index);
  const ofUnits = table.heads.map((_, index) => index).filter(isUnits);
  if (ofUnits.length === 0) return table;
  const asUnits = (head: Head): Head => ({ ...head, field: null, note: 'unitsOfMeasure' });
  return {
    ...table,
    heads: table.heads.map((head, index) => (ofUnits.includes(index) ? asUnits(head) : head)),
    lines: table.lines.map((line) => joined(line, ofUnits)),
  };
}

/** Right of a column of figures that has no unit of its own, with units in at least half of its cells. */
function isBesideFigures({ heads, lines }: Table, index: number): boolean {
  const left = heads[index - 1];
  if (left?.field == null || KINDS[left.field] === undefined || left.unit !== null) return false;
  const cells = lines.map(({ cells: all }) => all[index] ?? '').filter((cell) => cell !== '');
  const units = cells.filter((cell) => findUnit(cell)?.rest === '');
  return units.length > 0 && units.length * 2 >= cells.length;
}

function joined(line: Line, ofUnits: readonly number[]): Line {
  const cells = [...line.cells];
  for (const index of ofUnits) {
    const [number = '', unit = ''] = [cells[index - 1], cells[index]];
    if (PLAIN_NUMBER.test(number) && unit !== '') cells[index - 1] = `${number} ${unit}`;
  }
  return { ...line, cells };
}
