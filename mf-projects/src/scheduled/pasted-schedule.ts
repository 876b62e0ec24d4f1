import { type DutyFields, dutyFields } from '@specbuilder/shared-contracts/api';
import { nameKey } from '@specbuilder/shared-contracts/domain';
import { columnsOf, countHeaderLines, PASTED_FIELDS, type PastedColumn, type PastedField } from './pasted-columns.ts';
import * as values from './pasted-values.ts';

/** Why a line is no row of a schedule. */
export interface PastedProblem {
  /** From 1, as it was pasted. */
  readonly line: number;
  readonly text: string;
  readonly kind: 'noTag' | 'onlyTag' | 'tagTwice' | 'unreadable' | 'rejected';
  /** The column that is wrong. */
  readonly field: PastedField | null;
  /** Content of the cell, or for `rejected` a message with the rule that it breaks. */
  readonly detail: string;
}

export interface PastedSchedule {
  readonly columns: readonly PastedColumn[];
  readonly rows: readonly (DutyFields & { readonly line: number })[];
  readonly problems: readonly PastedProblem[];
}

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A schedule as a spreadsheet, a text file or a drawing gives it: with heads or without, with units or without. */
export function pastedSchedule(text: string): PastedSchedule {
  const lines = linesOf(text);
  const cells = lines.map((line) => line.cells);
  const headerLines = countHeaderLines(cells);
  const columns = columnsOf(cells, headerLines);
  const rows: (DutyFields & { readonly line: number })[] = [];
  const problems: PastedProblem[] = [];
  const tags = new Set<string>();
  for (const line of lines.slice(headerLines)) {
    const read = rowOf(line, columns);
    const isTwice = 'tag' in read && tags.has(nameKey(read.tag));
    if (isTwice) problems.push(problem(line, 'tagTwice', 'tag', read.tag));
    else if ('tag' in read) rows.push(read);
    else problems.push(read);
    if ('tag' in read) tags.add(nameKey(read.tag));
  }
  return { columns, rows, problems };
}

/** Meaning of one cell typed by hand, read as tolerantly as a pasted one. Null if it is no such value. */
export function readField(field: PastedField, text: string, unit = ''): Partial<DutyFields> | null {
  const trimmed = text.trim();
  if (isNothing(trimmed)) return EMPTY[field];
  switch (field) {
    case 'tag':
      return { tag: trimmed };
    case 'note':
      return { note: trimmed };
    case 'supply':
      return supplyOf(trimmed);
    case 'phase':
      return phaseOf(trimmed);
    default: {
      const value = READERS[field](trimmed, unit);
      return value === null ? null : { [field]: sensible(value) };
    }
  }
}

const READERS = {
  airflow: values.readAirflow,
  staticPressure: values.readPressure,
  quantity: values.readCount,
  maxSones: values.readSound,
  maxBrakeHorsepower: values.readPower,
} as const;

const EMPTY: Readonly<Record<PastedField, Partial<DutyFields>>> = {
  tag: { tag: '' },
  airflow: { airflow: null },
  staticPressure: { staticPressure: null },
  quantity: { quantity: null },
  maxSones: { maxSones: null },
  maxBrakeHorsepower: { maxBrakeHorsepower: null },
  supply: { voltage: null, phase: null },
  phase: { phase: null },
  note: { note: null },
};

const NOTHING: DutyFields = {
  tag: '',
  airflow: null,
  staticPressure: null,
  quantity: null,
  maxSones: null,
  maxBrakeHorsepower: null,
  voltage: null,
  phase: null,
  note: null,
};

/** What drawings write into a cell that has nothing to say. */
function isNothing(text: string): boolean {
  return ['', '-', '–', '—', 'n/a', 'na', 'none'].includes(text.toLowerCase());
}

function supplyOf(text: string): Partial<DutyFields> | null {
  const supply = values.readSupply(text);
  if (supply === null) return null;
  const { voltage, phase } = supply;
  // A column of volts alone leaves the phase to its own column.
  return { ...(voltage !== null && { voltage }), ...(phase !== null && { phase: phase as DutyFields['phase'] }) };
}

function phaseOf(text: string): Partial<DutyFields> | null {
  const supply = values.readSupply(text);
  return supply === null || supply.voltage !== null ? null : { phase: supply.phase as DutyFields['phase'] };
}

/** Rounds converted values, whose trailing digits the user did not write. */
function sensible(value: number): number {
  return Number(value.toPrecision(6));
}

function rowOf(line: Line, columns: readonly PastedColumn[]): (DutyFields & { line: number }) | PastedProblem {
  const given: Partial<DutyFields>[] = [];
  for (const field of PASTED_FIELDS) {
    const index = columns.findIndex((column) => column.field === field);
    const text = line.cells[index] ?? '';
    if (index < 0 || (field === 'phase' && isNothing(text.trim()))) continue;
    const read = readField(field, text, columns[index]?.unit);
    if (read === null) return problem(line, 'unreadable', field, text.trim());
    given.push(read);
  }
  const duty: DutyFields = Object.assign({}, NOTHING, ...given);
  if (duty.tag === '') return problem(line, 'noTag', 'tag', '');
  const { tag: _tag, note: _note, ...requested } = duty;
  if (Object.values(requested).every((value) => value === null)) return problem(line, 'onlyTag', null, '');
  const parsed = dutyFields.safeParse(duty);
  if (parsed.success) return { ...parsed.data, line: line.line };
  const [issue] = parsed.error.issues;
  return problem(line, 'rejected', fieldOfPath(String(issue?.path[0] ?? '')), issue?.message ?? '');
}

function fieldOfPath(name: string): PastedField | null {
  return name === 'voltage' ? 'supply' : (PASTED_FIELDS.find((field) => field === name) ?? null);
}

function problem(
  { line, cells }: Line,
  kind: PastedProblem['kind'],
  field: PastedField | null,
  detail: string,
): PastedProblem {
  return { line, text: cells.filter((cell) => cell.trim() !== '').join('  '), kind, field, detail };
}

/** Lines with something in them, cut into cells by what their first separator is. */
function linesOf(text: string): Line[] {
  const separator = separatorOf(text);
  return cut(text, separator)
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** A comma separates unless all commas group thousands; two spaces separate if nothing else can. */
function separatorOf(text: string): string {
  const bare = text.replaceAll(/"(?:[^"]|"")*"/g, '');
  for (const separator of ['\t', ';', '|']) if (bare.includes(separator)) return separator;
  return bare.replaceAll(/(?<=(?:^|\s)\d{1,3}(?:,\d{3})*),(?=\d{3}(?:,\d{3})*(?:\s|$))/gm, '').includes(',')
    ? ','
    : '  ';
}

/** Cells of lines, quoted where they hold a separator or a line break. */
function cut(text: string, separator: string): string[][] {
  if (separator === '  ') return text.split(/\r\n|\n|\r/).map((line) => line.trim().split(/\s{2,}/));
  const lines: string[][] = [[]];
  const stop = separator === '|' ? '\\|' : separator;
  const cell = new RegExp(
    `[ ]*(?:"((?:[^"]|"")*)"[ ]*(?=${stop}|[\\r\\n]|$)|([^${stop}\\r\\n]*))(${stop}|\\r\\n|\\n|\\r|$)`,
    'gy',
  );
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    const [, quoted, bare = '', end = ''] = found;
    lines.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== separator) lines.push([]);
  }
  return lines;
}
