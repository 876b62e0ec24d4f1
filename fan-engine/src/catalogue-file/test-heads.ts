import {
  type QuantityKind,
  readTestHead,
  TEST_KINDS,
  type TestField,
  type TestHead,
  type Unit,
  unitOf,
  unitSymbols,
} from '@specbuilder/duty-reader';
import type { CatalogueFault } from './fault.ts';
import { type Cells, letterOf, textOf } from './table-cells.ts';

/** What faults call a column, which is also how a file may name it. */
const COLUMN_NAMES: Partial<Record<TestField, string>> = {
  speed: 'rpm',
  airflow: 'cfm',
  staticPressure: 'sp',
  shaftPower: 'bhp',
};
export const columnName = (field: TestField): string => COLUMN_NAMES[field] ?? field;

export interface NamedColumn {
  readonly place: number;
  readonly text: string;
  readonly head: TestHead;
  readonly kind: QuantityKind;
}

/** The columns of a first row. A name with other words behind it is no column beside one of the same field. */
export function namedColumns(header: Cells[number]): readonly NamedColumn[] {
  const columns = header.map((cell, place) => {
    const text = textOf(cell);
    const head = readTestHead(text);
    return { place, text, head, kind: TEST_KINDS[head.field ?? 'speed'] };
  });
  const isClear = ({ head }: NamedColumn) => head.unknownUnit === null;
  const known = new Set(columns.filter(isClear).map(({ head }) => head.field));
  return columns.map((column) => {
    const { text, head } = column;
    const isOther = !isClear(column) && known.has(head.field) && !/[([{]/.test(text);
    return isOther ? { ...column, head: { ...head, field: null, note: 'not understood' } } : column;
  });
}

/** The unit that a row of units has for a column; null where it has none, or none that is known. */
export function unitBelow(field: TestField, below: string): Unit | null {
  return below === '' ? null : unitOf(below, TEST_KINDS[field]);
}

/** Why the unit of a column is not converted: it is not known, or its head and the row of units name two. */
export function unitFault(
  field: TestField,
  { text, place, head, kind }: NamedColumn,
  below: string,
): Omit<CatalogueFault, 'file'> | null {
  const fault = (row: number, message: string) => ({ row, cell: `${letterOf(place)}${row}`, message });
  const known = `accepted are ${unitSymbols(kind).join(', ')}`;
  const name = columnName(field);
  if (head.unknownUnit !== null)
    return fault(1, `the unit ${head.unknownUnit} of the column ${name} (${text}) is not known; ${known}`);
  const unit = unitBelow(field, below);
  if (below !== '' && !isNoUnit(below) && unit === null)
    return fault(2, `the unit ${below} of the column ${name} (${text}) is not known; ${known}`);
  const isNamed = head.unit !== null && unitOf(text, kind) === null;
  if (unit !== null && isNamed && head.unit.symbol !== unit.symbol)
    return fault(2, `the column ${name} (${text}) has the unit ${head.unit.symbol} above ${unit.symbol}`);
  return null;
}

/** A dash in a row of units. */
const isNoUnit = (text: string): boolean => /^[-–—]+$/.test(text);
