import { looksLikeTag } from '../tag/index.ts';
import { type DecimalMark, isNothing } from '../value/index.ts';
import type { ColumnNote } from './column-note.ts';
import type { ColumnField, ReadOptions } from './columns-read.ts';
import { describedRow, descriptionOf, withoutText } from './described-row.ts';
import { namedByRoles } from './fan-roles.ts';
import { filledCells, idOf, isValue, type Line } from './head-lines.ts';
import {
  isNote,
  isNumberedNote,
  isTelephone,
  isTotal,
  type Reason,
  reasonOfStatus,
  reasonOfTag,
  reasonOfType,
  reasonOfWords,
} from './ignored.ts';
import { type ReadRow, rowOf } from './read-row.ts';
import { ignoredRow } from './row-shape.ts';
import { textsOf, withEdits } from './row-texts.ts';
import { withStandbyLines } from './standby.ts';
import type { Table } from './table.ts';
import { textRow } from './text-row.ts';
import type { UsedColumns } from './used-columns.ts';

/** What the lines before a line mean for it. */
interface Before {
  /** Why the units below the last heading are not new: 'EXISTING FANS'. */
  section: Reason | null;
  /** Whether notes started, which go on to the end of the table. */
  inNotes: boolean;
  wasHeading: boolean;
}

/** Reads the lines of tables one after another; a heading above one counts for it. */
export class RowsReader {
  private readonly before: Before = { section: null, inNotes: false, wasHeading: false };

  constructor(
    private readonly decimal: DecimalMark | null,
    private readonly edits: ReadOptions['edits'],
    /** The text has no heads at all, so that a line may be a duty in words. */
    private readonly isWithoutTables: boolean,
  ) {}

  rowsOf(table: Table, number: number, columns: UsedColumns): ReadRow[] {
    if (!this.before.wasHeading) this.before.section = null;
    this.before.inNotes = false;
    const rows: ReadRow[] = [];
    const lines = namedByRoles(withStandbyLines(withContinued(table, columns)), columns.roles).map(
      ({ line, meant }) => ({
        line: withEdits(line, columns, this.edits?.get(idOf(line))),
        meant,
      }),
    );
    const hasTags = lines.some(({ line }) => isTagged(textOf(line, columns, 'tag')));
    for (const { line, meant } of lines) {
      const texts = textsOf(line.cells, columns);
      const place = { id: idOf(line), line: line.number, table: number, cells: line.cells, texts };
      const ofText = columns.heads.length === 0 && number < 0 && this.isWithoutTables ? textRow(place) : null;
      if (ofText !== null) {
        rows.push(ofText);
        continue;
      }
      const above = rows.findLast(({ ignored }) => !ignored) ?? null;
      const reason = this.reasonOf(line, columns, rows);
      if (reason !== null) rows.push(ignoredRow(place, reason));
      else {
        const isCountSaid = this.edits?.get(idOf(line))?.quantity !== undefined;
        const { remark = '', inQuestion = '' } = line;
        const around = { decimal: this.decimal, hasTags, above, meant, isCountSaid, remark, inQuestion };
        const description = descriptionOf(place, columns);
        // Words that are read as a line are not read as a type first.
        const others = description === null ? place : withoutText(place, description);
        const row = { ...rowOf(others, columns, around), cells: place.cells };
        rows.push(description === null ? row : describedRow(row, description));
      }
    }
    return rows;
  }

  private reasonOf(line: Line, columns: UsedColumns, rows: readonly ReadRow[]): Reason | null {
    const texts = filledCells(line);
    if (line.isTitle === true) return this.heading(texts.join(' '));
    const tag = textOf(line, columns, 'tag');
    const isTag = isTagged(tag) || (columns.heads.length === 0 && texts.some(isTagged) && !texts.some(isTelephone));
    const [first = ''] = texts;
    const hasDuty = dutyTexts(line, columns).some((cell) => /\d/.test(cell));
    if (texts.length === 1 && columns.heads.length > 1 && isNumberedNote(first)) return this.as('note');
    if (!isTag && isTotal(texts)) return this.as('total');
    if (!isTag && !hasDuty && (this.before.inNotes || isNote(first) || texts.some(isTelephone))) {
      this.before.inNotes ||= /^\D{3,}/.test(first);
      return 'note';
    }
    const isSentence =
      texts.length === 1 && columns.heads.length === 0 && IN_WORDS.test(first) && !OF_A_DUTY.test(first);
    if (
      !isTag &&
      !hasDuty &&
      (texts.length === 1 || columns.heads.length === 0) &&
      (isSentence || !texts.some(isFigure))
    )
      return this.heading(texts.join(' '));
    this.before.wasHeading = false;
    const words = textsOfUnit(line, columns)
      .map(reasonOfWords)
      .find((reason) => reason !== null);
    const status = columns.heads
      .map(({ text }, index) => reasonOfStatus(text, line.cells[index] ?? ''))
      .find((reason) => reason !== null);
    return (
      reasonOfTag(tag) ??
      status ??
      reasonOfType(textOf(line, columns, 'type')) ??
      words ??
      this.before.section ??
      (isSumOf(line, columns, rows) ? 'total' : null) ??
      (isTwin(line, columns, rows) ? 'second language' : null)
    );
  }

  private as(reason: Reason): Reason {
    this.before.wasHeading = false;
    return reason;
  }

  private heading(text: string): Reason {
    this.before.section = reasonOfWords(text);
    this.before.wasHeading = true;
    return 'heading';
  }
}

/** A line without a duty between others: 'Bob (414) 555-0123', '2.3 SCHEDULED FANS'. */
const IN_WORDS = /\p{L}{3}/u;
/** Words of a duty, also with a number that is none: '1OOO cfm'. */
const OF_A_DUTY = /cfm|l\/s|m[³3]\s?\/|pcm|cmh|@|(?:^|[^\p{L}])(?:e?sp|pa|in|wg|wc|hp|kw)(?!\p{L})/iu;

const isTagged = (text: string) => text !== '' && looksLikeTag(text);
const isFigure = (text: string) => isValue(text) && !looksLikeTag(text);

function textOf(line: Line, columns: UsedColumns, field: ColumnField): string {
  const texts = (columns.of.get(field) ?? []).map(({ index }) => line.cells[index] ?? '');
  return texts.find((text) => text !== '') ?? '';
}

/** Columns of what a unit is made of or connected to: 'BY OTHERS' below them is about the part alone. */
const OF_PARTS: ReadonlySet<ColumnNote['code']> = new Set(['part', 'connection', 'gas', 'construction', 'size']);

/** The filled cells of a line, without those of parts. */
const textsOfUnit = (line: Line, { notes }: UsedColumns) =>
  line.cells.filter((cell, index) => cell !== '' && !OF_PARTS.has(notes[index]?.code ?? 'notUnderstood'));

const DUTY: readonly ColumnField[] = ['cfm', 'staticPressure', 'duty'];
const dutyTexts = (line: Line, columns: UsedColumns) =>
  DUTY.flatMap((field) => (columns.of.get(field) ?? []).map(({ index }) => line.cells[index] ?? ''));

const WORDS: readonly ColumnField[] = ['service', 'location', 'type', 'mounting', 'drive', 'notes', 'model'];

/** A line that only continues texts of the line above it becomes a part of that line. */
function withContinued(table: Table, columns: UsedColumns): Line[] {
  const texts = new Set(WORDS.flatMap((field) => (columns.of.get(field) ?? []).map(({ index }) => index)));
  const lines: Line[] = [];
  for (const written of table.lines) {
    const last = lines.at(-1);
    const line = withoutDitto(written, last);
    const isContinued = line.cells.every((cell, index) => cell === '' || (texts.has(index) && !isTotal([cell])));
    const isOfUnit =
      last !== undefined && filledCells(last).length > 1 && dutyTexts(last, columns).some((cell) => /\d/.test(cell));
    if (!isContinued || !isOfUnit || texts.size === 0 || line.isTitle === true) lines.push(line);
    else lines[lines.length - 1] = { ...last, cells: joinedCells(last.cells, line.cells) };
  }
  return lines;
}

const DITTO = /^(?:["”〃]|''|ditto|do\.|dto\.?|ídem|idem|id\.)$/i;

/** A ditto mark is the cell above it. */
function withoutDitto(line: Line, above: Line | undefined): Line {
  if (above === undefined || !line.cells.some((cell) => DITTO.test(cell))) return line;
  return { ...line, cells: line.cells.map((cell, index) => (DITTO.test(cell) ? (above.cells[index] ?? cell) : cell)) };
}

function joinedCells(above: readonly string[], below: readonly string[]): string[] {
  const width = Math.max(above.length, below.length);
  return Array.from({ length: width }, (_, index) =>
    [above[index] ?? '', below[index] ?? ''].filter((cell) => cell !== '').join(' '),
  );
}

/** A line with nothing but the sum of the airflows above it. */
function isSumOf(line: Line, columns: UsedColumns, rows: readonly ReadRow[]): boolean {
  const texts = filledCells(line);
  if (texts.length > 2 || textOf(line, columns, 'tag') !== '') return false;
  const text = textOf(line, columns, 'cfm');
  const written = Number(text.replaceAll(/[,\s]|cfm/gi, ''));
  if (text === '' || !Number.isFinite(written)) return false;
  const read = rows.filter(({ ignored }) => !ignored);
  const sum = (count: (row: ReadRow) => number) =>
    read.reduce((all, row) => all + count(row) * Number(row.cfm?.value ?? 0), 0);
  const sums = [sum(() => 1), sum(({ quantity }) => Number(quantity?.value ?? 1))];
  return read.length > 1 && sums.some((each) => Math.abs(each - written) < 0.5);
}

/** The line above again with other words: the tag and the figures are the same, or there are none. */
function isTwin(line: Line, columns: UsedColumns, rows: readonly ReadRow[]): boolean {
  const above = rows.at(-1);
  if (above === undefined || above.ignored) return false;
  const tag = textOf(line, columns, 'tag');
  if (tag === '' || above.texts.tag !== tag) return false;
  const isSame = (cell: string, index: number) => cell === (above.cells[index] ?? '');
  const others = line.cells.filter((cell, index) => !isSame(cell, index) && !isNothing(cell));
  // Two units under one tag, which are in two places, have the other words of their cells in common.
  const isText = (index: number) => WORDS_TO_TRANSLATE.some((field) => isOf(columns, field, index));
  const words = line.cells.filter((cell, index) => isText(index) && isSame(cell, index) && /\p{L}{3}/u.test(cell));
  const isTranslated = others.every((cell) => !/\d/.test(cell) && /\p{L}{3}/u.test(cell));
  return others.length > words.length && isTranslated;
}

const WORDS_TO_TRANSLATE: readonly ColumnField[] = ['service', 'location', 'type', 'mounting', 'drive', 'notes'];
const isOf = ({ of }: UsedColumns, field: ColumnField, index: number) =>
  (of.get(field) ?? []).some((column) => column.index === index);
