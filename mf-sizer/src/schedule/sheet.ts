import type { ReadSchedule } from '@specbuilder/duty-reader';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { type Column, type EditField, type Field, KIND_FIELDS } from './columns.ts';
import { columnsOf, countHeaderLines, type SheetTexts, startOf, type Table } from './sheet-reading.ts';

/** A schedule as its user left it. */
export interface Sheet extends SheetTexts {
  /** Rows beyond those that one schedule may have. */
  readonly leftOut: number;
  readonly columns: readonly Column[];
  /** Whether its columns are used as they were before: not known yet, so, or not. */
  readonly memory: 'open' | 'used' | 'none';
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
interface StoredSheet extends Omit<Sheet, 'headerLines' | 'columns' | 'fields' | 'memory'> {
  readonly headLines: number;
  readonly columns: readonly (Omit<Column, 'header'> & { readonly head: string })[];
  /** Earlier releases read columns in another way and stored no fields of the user. */
  readonly fields?: Sheet['fields'];
  readonly memory?: Sheet['memory'];
}

/** Most rows that the server sizes in one schedule. */
export const MAX_ROWS = 200;

export function sheetOf(pasted: Table): Sheet {
  const [read, schedule] = startOf(pasted, (found) => unitsOf(found).length > MAX_ROWS);
  const rows = unitsOf(schedule);
  const next = rows[MAX_ROWS];
  // The units of a turned table are beside one another, so their lines cannot be cut.
  const isCut = next !== undefined && next.id === String(next.line);
  const table = isCut ? read.slice(0, next.line - 1) : read;
  const texts = { table, headerLines: countHeaderLines(table), fields: {}, edits: {} };
  return {
    ...texts,
    leftOut: Math.max(0, rows.length - MAX_ROWS) + pasted.length - read.length,
    columns: columnsOf(texts),
    memory: 'open',
    checks: {},
    choices: {},
    postalCode: '',
    added: {},
    sent: null,
  };
}

const unitsOf = ({ rows }: ReadSchedule) => rows.filter(({ ignored }) => !ignored);

const withColumns = (sheet: Sheet): Sheet => ({ ...sheet, columns: columnsOf(sheet) });

/** The same table with heads, or with its first line as a row. */
export function withHeaders(sheet: Sheet, hasHeaders: boolean): Sheet {
  // Rows are named by their lines, so that what was edited and chosen stays with them.
  return withColumns({ ...sheet, headerLines: hasHeaders ? Math.max(1, countHeaderLines(sheet.table)) : 0 });
}

/** The same table with other uses of its columns. */
export const withFields = (sheet: Sheet, fields: Sheet['fields']): Sheet => withColumns({ ...sheet, fields });

/** A column as something else; the one that was it before is left out. */
export function withField(sheet: Sheet, place: number, field: Field | null): Sheet {
  const others = sheet.columns.flatMap((column, index) =>
    index !== place && field !== null && column.field === field ? [[index, null] as const] : [],
  );
  return withFields(sheet, { ...sheet.fields, ...Object.fromEntries(others), [place]: field });
}

/** Cells whose words say the kind: with other words, what was chosen for the old ones says nothing. */
const OF_THE_KIND: ReadonlySet<EditField> = new Set<EditField>(['tag', 'service', 'type', 'mounting', 'notes']);

export function withCell(sheet: Sheet, rowId: string, field: EditField, text: string): Sheet {
  const before = Object.entries(sheet.edits[rowId] ?? {}).filter(
    ([name]) => !OF_THE_KIND.has(field) || !KIND_FIELDS.some((kind) => kind === name),
  );
  return { ...sheet, edits: { ...sheet.edits, [rowId]: { ...Object.fromEntries(before), [field]: text } } };
}

export function readSheet(storage: StorageService): Sheet | null {
  try {
    const stored = JSON.parse(storage.read(KEY) ?? 'null') as StoredSheet | null;
    if (stored === null) return null;
    const { headLines: headerLines, columns: _columns, fields = {}, memory = 'none', ...sheet } = stored;
    return withColumns({ ...sheet, headerLines, fields, memory, columns: [] });
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
