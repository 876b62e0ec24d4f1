import {
  type ColumnField,
  type ReadRow,
  type Reason,
  specificationOf,
  type UnusedText,
} from '@specbuilder/duty-reader';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { type Column, type Field, fieldOf, KIND_FIELDS } from './columns.ts';
import { keptTexts } from './kept-texts.ts';
import { type RowQuestion, rowQuestion } from './row-meanings.ts';
import { kindSaidBy, type Remark, readingRemarks } from './row-remarks.ts';
import { readSheetTexts, type SheetTexts } from './sheet-reading.ts';
import { isUnknown } from './unused-text.ts';

/** A line of the schedule: its text and the duty it requires. */
export interface DutyRow {
  /** Stays the same while cells are edited: the number of its line in what was pasted. */
  readonly id: string;
  /** All of it is used, some of it has to be settled, or it is no new fan. */
  readonly state: 'read' | 'question' | 'ignored';
  /** Why it is ignored. */
  readonly reason: Reason | null;
  /** The line as it was pasted. */
  readonly line: readonly string[];
  /** Whether the line is below the heads of the sheet, not below those of a table further down. */
  readonly isOfFirstTable: boolean;
  readonly cells: Readonly<Partial<Record<Field, string>>>;
  readonly tag: string;
  readonly quantity: number;
  readonly location: string;
  readonly notes: string;
  readonly questions: readonly RowQuestion[];
  /** Words that name no kind of fan. */
  readonly notUnderstood: readonly string[];
  /** Words of columns that are not used. */
  readonly unused: readonly UnusedText[];
  /** What keeps it from being sized. */
  readonly problems: readonly Remark[];
  readonly remarks: readonly Remark[];
  /** Words of its tag or service that say which kind of fan it is; empty where its type does. */
  readonly kindSaidBy: string;
  /** Fields of the specification that it says. */
  readonly specification: Readonly<Record<string, unknown>>;
}

/** Most fans of one row in a project. */
const MAX_UNITS = 99;

/** The rows of a schedule below its heads, with those that are ignored. */
export function dutyRows(sheet: SheetTexts, maxRows = Number.POSITIVE_INFINITY): DutyRow[] {
  const rows = readSheetTexts(sheet).rows.map(rowOf);
  const last = rows.filter(({ state }) => state !== 'ignored')[maxRows - 1];
  return withRepeatedTags(last === undefined ? rows : rows.slice(0, rows.indexOf(last) + 1));
}

/** Whether the server can find fans for a row. */
export const isSizable = ({ state, problems }: DutyRow): boolean => state !== 'ignored' && problems.length === 0;

/** A repeated tag means other fans on a drawing, so every row with that tag gets a remark. */
function withRepeatedTags(rows: readonly DutyRow[]): DutyRow[] {
  const counts = new Map<string, number>();
  const isCounted = ({ tag, state }: DutyRow) => tag !== '' && state !== 'ignored';
  for (const { tag } of rows.filter(isCounted)) counts.set(tag.toLowerCase(), (counts.get(tag.toLowerCase()) ?? 0) + 1);
  return rows.map((row) => {
    const count = isCounted(row) ? (counts.get(row.tag.toLowerCase()) ?? 1) : 1;
    if (count === 1) return row;
    const remark = { field: 'tag', kind: 'twice', text: row.tag, value: String(count) } as const;
    return { ...row, remarks: [...row.remarks, remark] };
  });
}

function rowOf(row: ReadRow): DutyRow {
  const cells = cellsOf(row);
  const questions = row.questions.map((question) => rowQuestion(question, cells));
  const specification = specificationOf(row, row.features);
  const isBySpace = specification['fanCategoryType'] === FanCategory.HighVolumeLowSpeed;
  const quantity = Number(row.quantity?.value ?? 1);
  const needed = questions.filter(({ isNeeded }) => isNeeded && !isBySpace);
  const kept = keptTexts(row);
  const remarks = [
    ...questions.filter((question) => !needed.includes(question)).map(remarkOf),
    ...readingRemarks(row, cells, specification),
    ...(row.ignored ? [] : kept.remarks),
  ];
  const isOpen = questions.length > 0 || row.notUnderstood.length > 0 || row.unused.some(isUnknown);
  return {
    id: row.id,
    state: row.ignored ? 'ignored' : isOpen ? 'question' : 'read',
    reason: row.reason,
    line: row.cells,
    isOfFirstTable: row.table <= 0,
    cells,
    tag: kept.tag,
    quantity,
    location: kept.location,
    notes: kept.notes,
    questions,
    notUnderstood: row.notUnderstood,
    unused: row.unused,
    problems: [
      ...needed.map(remarkOf),
      ...(isBySpace ? [{ field: 'type', kind: 'bySpace', text: '', value: '' } as const] : []),
      ...(quantity > MAX_UNITS ? [tooMany(quantity, cells)] : []),
    ],
    remarks,
    kindSaidBy: kindSaidBy(row),
    specification,
  };
}

function tooMany(quantity: number, cells: DutyRow['cells']): Remark {
  const field = cells.quantity === undefined ? 'tag' : 'quantity';
  return { field, kind: 'tooMany', text: String(quantity), value: String(MAX_UNITS) };
}

function cellsOf({ texts }: ReadRow): DutyRow['cells'] {
  const named = (Object.entries(texts) as (readonly [ColumnField, string])[]).flatMap(([column, text]) => {
    const field = fieldOf(column);
    return field === null ? [] : [[field, text] as const];
  });
  return Object.fromEntries(named);
}

function remarkOf({ field, text, meanings }: RowQuestion): Remark {
  const kind = meanings.length > 0 ? 'severalMeanings' : text === '' ? 'missing' : 'unreadable';
  return { field, kind, text, value: '' };
}

/** Fields that some row says something of and that no column of the sheet shows. */
export function unshownFields(columns: readonly Column[], rows: readonly DutyRow[]): readonly Field[] {
  const shown = new Set<string>([...columns.flatMap(({ field }) => field ?? []), ...KIND_FIELDS]);
  const filled = rows
    .filter(({ state }) => state !== 'ignored')
    .flatMap(({ cells }) => (Object.keys(cells) as Field[]).filter((field) => cells[field] !== ''));
  return [...new Set(filled)].filter((field) => !shown.has(field));
}
