import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { type Column, columnsOf, countHeaderLines, type Field } from './columns.ts';
import type { Edits } from './duty-row.ts';
import type { Table } from './text-table.ts';

/** A schedule as its user left it. */
export interface Sheet {
  readonly table: Table;
  readonly headerLines: number;
  /** Lines beyond those that one schedule may have. */
  readonly leftOut: number;
  readonly columns: readonly Column[];
  readonly edits: Edits;
  /** Rows that the user chose to add or not; all others are added if a fan meets their requirements. */
  readonly checks: Readonly<Record<string, boolean>>;
  /** Which of its fans a row takes, from 0. */
  readonly choices: Readonly<Record<string, number>>;
  readonly postalCode: string;
  /** Names of the projects that rows were added to. */
  readonly added: Readonly<Record<string, string>>;
  /** What was last sent to a project, with its key: sent again after a failure or a reload, it is added once. */
  readonly sent: { readonly body: string; readonly key: string } | null;
}

const KEY = 'schedule';

/** With the names that earlier releases stored: a tab that stays open across a release keeps its schedule. */
interface StoredSheet extends Omit<Sheet, 'headerLines' | 'columns'> {
  readonly headLines: number;
  readonly columns: readonly (Omit<Column, 'header'> & { readonly head: string })[];
}

/** Most rows that the server sizes in one schedule. */
export const MAX_ROWS = 200;

export function sheetOf(table: Table, postalCode = ''): Sheet {
  const headerLines = countHeaderLines(table);
  const kept = table.slice(0, headerLines + MAX_ROWS);
  const columns = columnsOf(kept, headerLines);
  return {
    table: kept,
    headerLines,
    leftOut: table.length - kept.length,
    columns,
    edits: {},
    checks: {},
    choices: {},
    postalCode,
    added: {},
    sent: null,
  };
}

/** The same table with heads, or with its first line as a row. */
export function withHeaders(sheet: Sheet, hasHeaders: boolean): Sheet {
  const headerLines = hasHeaders ? Math.max(1, countHeaderLines(sheet.table)) : 0;
  // Rows are named by their lines, so that what was edited and chosen stays with them.
  return { ...sheet, headerLines, columns: columnsOf(sheet.table, headerLines) };
}

/** A column as something else; the one that was it before is left out. */
export function withField(sheet: Sheet, place: number, field: Field | null): Sheet {
  const columns = sheet.columns.map((column, index) => {
    if (index === place) return { ...column, field };
    return column.field === field ? { ...column, field: null } : column;
  });
  return { ...sheet, columns };
}

export function withCell(sheet: Sheet, rowId: string, field: Field, text: string): Sheet {
  return { ...sheet, edits: { ...sheet.edits, [rowId]: { ...sheet.edits[rowId], [field]: text } } };
}

export function readSheet(storage: StorageService): Sheet | null {
  try {
    const stored = JSON.parse(storage.read(KEY) ?? 'null') as StoredSheet | null;
    if (stored === null) return null;
    const { headLines: headerLines, columns, ...sheet } = stored;
    return { ...sheet, headerLines, columns: columns.map(({ head: header, ...column }) => ({ ...column, header })) };
  } catch {
    return null;
  }
}

export function keepSheet(storage: StorageService, sheet: Sheet | null): void {
  if (sheet === null) storage.remove(KEY);
  else storage.write(KEY, JSON.stringify(storedOf(sheet)));
}

function storedOf({ headerLines: headLines, columns, ...sheet }: Sheet): StoredSheet {
  return { ...sheet, headLines, columns: columns.map(({ header: head, ...column }) => ({ ...column, head })) };
}
