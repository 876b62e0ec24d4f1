import { cellsOf } from './cells.ts';
import type { ColumnField } from './columns-read.ts';
import { RowsReader } from './read-rows.ts';
import type { ReadRow } from './row-shape.ts';
import type { Table } from './table.ts';
import { tablesOf } from './tables.ts';
import { decimalOfAll, type UsedColumns, usedColumns } from './used-columns.ts';

export { cellsOf } from './cells.ts';
export type { ColumnField } from './columns-read.ts';
export type { Reason } from './ignored.ts';
export type { ReadRow } from './row-shape.ts';

export interface Column {
  readonly index: number;
  readonly head: string;
  /** Null for a column that is not used. */
  readonly field: ColumnField | null;
  /** Unit that the head names for the values below it. */
  readonly unit: string | null;
  /** What a column that is not used was taken for, or that the unit of one that is used is not known. */
  readonly note: string | null;
}

export interface ReadTable {
  /** Number of the first line of its heads. */
  readonly line: number;
  readonly columns: readonly Column[];
}

export interface ReadSchedule {
  /** Of the first table. */
  readonly columns: readonly Column[];
  readonly tables: readonly ReadTable[];
  readonly rows: readonly ReadRow[];
}

/** A pasted schedule as rows. */
export function readSchedule(text: string): ReadSchedule {
  return readCells(cellsOf(text));
}

/** The cells of a workbook as rows. */
export function readCells(cells: readonly (readonly string[])[]): ReadSchedule {
  const found = tablesOf(cells.map((line) => line.map((cell) => cell.replaceAll(/\s+/g, ' ').trim())));
  const decimal = decimalOfAll(found);
  const reader = new RowsReader(found.every(({ line }) => line === 0));
  const tables: ReadTable[] = [];
  const rows = found.flatMap((table) => {
    const columns = usedColumns(table, decimal);
    if (table.line > 0) tables.push({ line: table.line, columns: columnsOf(table, columns) });
    return reader.rowsOf(table, table.line > 0 ? tables.length - 1 : -1, columns, decimal);
  });
  return { columns: tables[0]?.columns ?? [], tables, rows };
}

function columnsOf(table: Table, { heads, notes }: UsedColumns): Column[] {
  return table.heads.map(({ text }, index) => {
    const head = heads[index];
    const unit = head?.unit ?? null;
    const note = notes[index] ?? (unit === 'unknown' ? 'its unit is not known' : null);
    const isUsed = notes[index] == null || notes[index] === head?.note;
    return {
      index,
      head: text,
      field: isUsed ? (head?.field ?? null) : null,
      unit: unit === null || unit === 'unknown' ? null : unit.symbol,
      note: text === '' ? null : note,
    };
  });
}
