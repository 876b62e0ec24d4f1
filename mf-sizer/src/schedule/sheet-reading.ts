import { type ColumnField, type ReadSchedule, type RowEdits, readCells } from '@specbuilder/duty-reader';
import { READING_LIMITS } from '@specbuilder/shared-contracts/domain';
import { type Column, type EditField, type Field, fieldOf, readAs } from './columns.ts';

export type Table = readonly (readonly string[])[];
export type Edits = Readonly<Record<string, Readonly<Partial<Record<EditField, string>>>>>;

/** What a schedule is read from. */
export interface SheetTexts {
  readonly table: Table;
  readonly headerLines: number;
  /** What the user says that columns are, by their place; null for one that is left out. */
  readonly fields: Readonly<Record<string, Field | null>>;
  readonly edits: Edits;
}

interface Reading extends SheetTexts {
  readonly read: ReadSchedule;
}

/** What each table was last read as: its columns and its rows are wanted one after another. */
const readings = new WeakMap<Table, Reading>();

/** What a sheet is read as; the same sheet is not read twice. */
export function readSheetTexts(texts: SheetTexts): ReadSchedule {
  const last = readings.get(texts.table);
  if (last !== undefined && (['headerLines', 'fields', 'edits'] as const).every((name) => last[name] === texts[name]))
    return last.read;
  const read = readTexts(texts);
  keepReading(texts, read);
  return read;
}

/** Keeps what a sheet was read as elsewhere. */
export function keepReading({ table, headerLines, fields, edits }: SheetTexts, read: ReadSchedule): void {
  readings.set(table, { table, headerLines, fields, edits, read });
}

function readTexts({ table, headerLines, fields, edits }: SheetTexts): ReadSchedule {
  return readCells(table, {
    hasHeads: headerLines > 0,
    fields: new Map(
      Object.entries(fields).map(([place, field]) => [Number(place), field === null ? null : readAs(field)]),
    ),
    edits: new Map(Object.entries(edits).map(([id, texts]) => [id, rowEdits(texts)])),
  });
}

function rowEdits(texts: Edits[string]): RowEdits {
  const named = Object.entries(texts).map(([field, text]): readonly [ColumnField, string] => [
    readAs(field as EditField),
    text,
  ]);
  return Object.fromEntries(named);
}

/** Number of lines above the first row: heads and what is above them; 0 where no line is heads. */
export function countHeaderLines(table: Table): number {
  const { tables, rows } = readCells(table);
  const [first] = tables;
  if (first === undefined || first.columns.every(({ head }) => head === '')) return 0;
  const below = rows.find(({ line }) => line > first.line)?.line ?? first.line + 1;
  return Math.max(1, below - 1);
}

/** The columns of the first table: those of the others are shown in their places. */
export function columnsOf(sheet: SheetTexts): readonly Column[] {
  return readSheetTexts(sheet).columns.map(({ field, head, unit, note, isGuess }) => ({
    field: field === null ? null : fieldOf(field),
    header: head,
    unit: unit ?? '',
    ...(field === null && { unused: note?.code ?? 'notUnderstood' }),
    ...(isGuess && { isGuess }),
  }));
}

/** Lines that are read of a text: more are no schedule of a drawing. */
const MAX_LINES = READING_LIMITS.linesOfPage;
/** Lines that are read first: a long sheet has enough in them, and does not hold up the page. */
const FIRST_LINES = 250;

/** As many lines from the first as have enough, and what they were read as. */
export function startOf(table: Table, isEnough: (read: ReadSchedule) => boolean): readonly [Table, ReadSchedule] {
  for (let lines = FIRST_LINES; ; lines *= 2) {
    const start = table.slice(0, Math.min(lines, MAX_LINES));
    const read = readCells(start);
    if (start.length === table.length || start.length >= MAX_LINES || isEnough(read)) return [start, read];
  }
}

const isSchedule = ({ tables, rows }: ReadSchedule) => tables.length > 0 && rows.length > 0;

/** Whether a table has heads or a row; a sentence has neither. */
export function hasRows(table: Table): boolean {
  const [, read] = startOf(table, isSchedule);
  return isSchedule(read);
}
