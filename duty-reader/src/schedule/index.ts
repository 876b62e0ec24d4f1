import { cellsOf, tidy } from './cells.ts';
import type { ColumnNote } from './column-note.ts';
import type { ColumnField, ReadOptions } from './columns-read.ts';
import { ONLY_A_MEANING } from './guessed-heads.ts';
import { RowsReader } from './read-rows.ts';
import type { ReadRow } from './row-shape.ts';
import type { Table } from './table.ts';
import { tablesOf } from './tables.ts';
import { withUnitsBeside } from './units-beside.ts';
import { decimalOfAll, type UsedColumns, usedColumns } from './used-columns.ts';

export { cellsOf } from './cells.ts';
export type { ColumnNote, TakenFor } from './column-note.ts';
export type { ColumnField, ReadOptions, RowEdits } from './columns-read.ts';
export { headName, withoutNoteMarks } from './head-name.ts';
export { HEAD_NAMES } from './head-names.ts';
export type { Reason } from './ignored.ts';
export type { ReadRow } from './row-shape.ts';
export { isReadAtOnce, isTooLong, READ_AT_ONCE } from './too-long.ts';
export type { UnusedText } from './unused-texts.ts';

export interface Column {
  readonly index: number;
  readonly head: string;
  /** Null for a column that is not used. */
  readonly field: ColumnField | null;
  /** Unit that the head names for the values below it. */
  readonly unit: string | null;
  /** Why a column is not used, or what is not understood about one that is. */
  readonly note: ColumnNote | null;
  /** Without a head: its figures may be of the field, and count only when the user says so. */
  readonly isGuess: boolean;
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

/** The cells of a workbook as rows, in the way that the user says where the user says something. */
export function readCells(cells: readonly (readonly string[])[], options: ReadOptions = {}): ReadSchedule {
  const tidied = cells.map((line) => line.map(tidy));
  const found = tablesOf(tidied, options.hasHeads).map(withUnitsBeside);
  const first = found.find(({ line }) => line > 0);
  const decimal = decimalOfAll(found);
  const reader = new RowsReader(
    decimal,
    options.edits,
    found.every(({ line }) => line === 0),
  );
  const edited = [
    ...new Set([...(options.edits?.values() ?? [])].flatMap((edits) => Object.keys(edits))),
  ] as ColumnField[];
  const tables: ReadTable[] = [];
  const rows = found.flatMap((table) => {
    const columns = usedColumns(table, decimal, chosenOf(table, first, options), edited);
    if (table.line > 0) tables.push({ line: table.line, columns: columnsOf(table, columns) });
    return reader.rowsOf(table, table.line > 0 ? tables.length - 1 : -1, columns);
  });
  return { columns: tables[0]?.columns ?? [], tables, rows };
}

/** What the user says of the columns of a table: of those that have the same head as the first table's. */
function chosenOf(table: Table, first: Table | undefined, { fields = new Map() }: ReadOptions) {
  const isSame = (index: number) => table.heads[index]?.text === first?.heads[index]?.text;
  return new Map([...fields].filter(([index]) => isSame(index)));
}

function columnsOf(table: Table, { heads, notes }: UsedColumns): Column[] {
  return table.heads.map(({ text }, index) => {
    const head = heads[index];
    const unit = head?.unit ?? null;
    const note = notes[index] ?? (unit === 'unknown' ? ({ code: 'unknownUnit' } as const) : null);
    const isUsed = note?.code !== 'usedInstead';
    return {
      index,
      head: text,
      field: isUsed ? (head?.field ?? null) : null,
      unit: unit === null || unit === 'unknown' ? null : unit.symbol,
      // A column without a head has no name to say something of, except that the user left it out.
      note: text === '' && note?.code !== 'leftOut' ? null : note,
      isGuess: text === '' && head?.field != null && (head?.rank ?? 0) >= ONLY_A_MEANING,
    };
  });
}
