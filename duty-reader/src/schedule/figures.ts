import type { DutyField, FieldValue, Meaning, Question, Reading } from '../reading.ts';
import { findUnit, isNothing, isPlausible, likely, type QuantityKind, readValue, type Unit } from '../value/index.ts';
import { fractionOfDate, twinsOf, withoutAirs } from './cell-forms.ts';
import { powerIn } from './motor-cells.ts';
import type { UsedColumn } from './used-columns.ts';

/** What the columns of a field gave for one row. */
export interface Figure {
  readonly value: FieldValue<number> | null;
  readonly question: Question | null;
}
export const NO_FIGURE: Figure = { value: null, question: null };

/** Figures in two units are rounded: 1,250 cfm beside 590 L/s. */
const TOLERANCE = 0.03;

interface Ranks {
  /** Columns up to this rank count one after another. */
  readonly own: number;
  /** Those up to this rank count where the table has none of the first; those beyond only as a meaning. */
  readonly alone: number;
}
const RANKS: Partial<Record<DutyField, Ranks>> = {
  cfm: { own: 2, alone: 3 },
  staticPressure: { own: 2, alone: 4 },
  btus: { own: 2, alone: 2 },
};
const ALL: Ranks = { own: 9, alone: 9 };

type Given = Exclude<Reading<number>, { kind: 'empty' }>;

/** The figure of a field in a row: by the best columns that have one, as a question where they differ. */
export function figureOf(
  field: DutyField,
  kind: QuantityKind,
  columns: readonly UsedColumn[],
  cells: readonly string[],
): Figure {
  const { own, alone } = RANKS[field] ?? ALL;
  const hasOwn = columns.some(({ head }) => head.rank <= own);
  const limit = hasOwn ? own : alone;
  const ranks = [...new Set(columns.map(({ head }) => head.rank))];
  for (const rank of ranks) {
    const given = columns
      .filter(({ head }) => head.rank === rank)
      .map((column) => readCell(cells[column.index] ?? '', kind, column))
      .filter((reading): reading is Given => reading.kind !== 'empty');
    if (given.length === 0) continue;
    return rank <= limit ? agreed(field, given) : { value: null, question: questionOf(field, given) };
  }
  return NO_FIGURE;
}

/** A cell by the unit of its head and the decimal mark of its column. */
export function readCell(written: string, kind: QuantityKind, { head, decimal }: UsedColumn): Reading<number> {
  const cell =
    kind === 'power'
      ? powerIn(written, head.text)
      : kind === 'pressure' && FREE_AIR.test(written.trim())
        ? '0'
        : written;
  if (cell !== written) return withWritten(readCell(cell, kind, { index: 0, head, decimal }), written);
  const fraction = fractionOfDate(cell);
  if (fraction !== null && (kind === 'power' || kind === 'pressure'))
    return withWritten(asMeaning(readValue(fraction, kind, { unit: head.unit })), written);
  const twins = twinsOf(cell, head.text, kind);
  if (twins !== null) return withWritten(readValue(twins, kind, { unit: head.unit, decimal }), written);
  const airs = kind === 'airflow' ? withoutAirs(cell) : cell;
  if (airs !== cell) return withWritten(readCell(airs, kind, { index: 0, head, decimal }), written);
  if (kind === 'heat' && head.unit === null && BARE_NUMBER.test(cell)) return heatWithoutUnit(cell, decimal);
  if (kind === 'pressure' && head.unit === 'unknown' && BARE_NUMBER.test(cell))
    return columnOfWater(cell, head.text, decimal);
  const unit = head.unit ?? (kind === 'heat' ? 'unknown' : null);
  return likely(readValue(cell, kind, { unit, decimal }), kind, head.unit === null && /^[\d.,\s]+$/.test(cell));
}

const asMeaning = (reading: Reading<number>): Reading<number> =>
  reading.kind === 'read'
    ? { kind: 'unclear', asWritten: reading.asWritten, meanings: [{ value: reading.value, unit: reading.unit }] }
    : reading;

/** A fan without ducts. */
const FREE_AIR = /^free[ -](?:air|delivery|blow)$/i;

const withWritten = (reading: Reading<number>, written: string): Reading<number> =>
  reading.kind === 'empty' ? reading : { ...reading, asWritten: written.trim() };

const BARE_NUMBER = /^\s*\d[\d.,\s]*$/;

const LENGTH_OF_HEAD = /(?:^|[\s([/,])(mm|cm)\.?[)\]]?\s*$/i;

/** A number below a pressure in a unit that is not known: 'ESP (mm)' may be a column of water, and never inches. */
function columnOfWater(cell: string, head: string, decimal: UsedColumn['decimal']): Reading<number> {
  const [, length = ''] = LENGTH_OF_HEAD.exec(head) ?? [];
  if (length === '') return readValue(cell, 'pressure', { unit: 'unknown', decimal });
  const reading = readValue(`${cell} ${length}`, 'pressure', { decimal });
  return reading.kind === 'unclear' ? { ...reading, asWritten: cell.trim() } : reading;
}

/** Capacities of heat come in Btu/h, thousands of them and kW: without a unit none is likely enough. */
function heatWithoutUnit(cell: string, decimal: UsedColumn['decimal']): Reading<number> {
  const meanings = ['MBH', 'kW', 'Btu/h'].flatMap((symbol): readonly Meaning<number>[] => {
    const reading = readValue(`${cell} ${symbol}`, 'heat', { decimal });
    return reading.kind === 'read' && isPlausible('heat', reading.value) ? [reading] : [];
  });
  return {
    kind: 'unclear',
    asWritten: cell.trim(),
    meanings: meanings.slice(0, 2).map(({ value, unit }) => ({ value, unit })),
  };
}

function agreed(field: DutyField, given: readonly Given[]): Figure {
  const [first] = given;
  if (first?.kind !== 'read') return { value: null, question: questionOf(field, given) };
  const isSame = (reading: Given) =>
    reading.kind === 'read' && Math.abs(reading.value - first.value) <= TOLERANCE * Math.abs(first.value);
  if (!given.every(isSame)) return { value: null, question: questionOf(field, given) };
  return { value: fieldValue(first), question: null };
}

const fieldValue = <T extends number | string>({ value, unit, asWritten }: FieldValue<T>): FieldValue<T> => ({
  value,
  unit,
  asWritten,
});

function questionOf(field: DutyField, given: readonly Given[]): Question {
  const meanings = given.flatMap((reading): readonly Meaning[] =>
    reading.kind === 'read' ? [{ value: reading.value, unit: reading.unit }] : reading.meanings,
  );
  const isNew = ({ value }: Meaning, index: number) => meanings.findIndex((other) => other.value === value) === index;
  return { field, asWritten: given.map(({ asWritten }) => asWritten).join(' | '), meanings: meanings.filter(isNew) };
}

const figure = (field: 'cfm' | 'staticPressure', reading: Reading<number>): Figure => {
  const given = likely(reading, field === 'cfm' ? 'airflow' : 'pressure', false);
  return given.kind === 'empty' ? NO_FIGURE : agreed(field, [given]);
};

const BETWEEN = /\s*(?:@|\bat\b)\s*/i;
/** The stroke of 'm3/s' is part of a unit. */
const PARTS = /\s*(?:\/(?!\s*(?:s|sec|h|hr|min)\b)|[|;&])\s*|\s+-\s+/i;

/** '350 cfm / 1/4"': the second stroke is that of a fraction. */
const BEFORE_FRACTION = /^([^/]+\p{L})\s*\/\s*(\d{1,2}\/\d{1,2}[^/]*)$/u;

/** The duty of a cell that says the airflow alone, with its unit, as schedules do that have the resistance beside it. */
export function airflowOf(cell: string, decimal: UsedColumn['decimal']): Figure | null {
  const reading = /\p{L}/u.test(cell) ? readValue(cell, 'airflow', { decimal }) : null;
  return reading?.kind === 'read' ? figure('cfm', reading) : null;
}

/** '1200 @ 0.5"': an airflow and the pressure that it has. */
export function dutyOf(
  cell: string,
  head: string,
  decimal: UsedColumn['decimal'],
): { cfm: Figure; staticPressure: Figure } | null {
  if (isNothing(cell)) return { cfm: NO_FIGURE, staticPressure: NO_FIGURE };
  const [, before, fraction] = BEFORE_FRACTION.exec(cell) ?? [];
  const parts = before === undefined ? cell.split(BETWEEN.test(cell) ? BETWEEN : PARTS) : [before, fraction];
  const [first = '', second, third] = parts;
  if (second === undefined || third !== undefined) return null;
  const units = head.split(/@|\/(?!\s*(?:s|h|hr|min|sec)\b)|&|\s-\s|\bat\b/i);
  const unitIn = (text: string | undefined, kind: QuantityKind): Unit | null =>
    text === undefined ? null : (findUnit(text, [kind])?.unit ?? null);
  return {
    cfm: figure('cfm', readValue(first, 'airflow', { unit: unitIn(units[0], 'airflow'), decimal })),
    staticPressure: figure(
      'staticPressure',
      readValue(second, 'pressure', { unit: unitIn(units.at(-1), 'pressure'), decimal }),
    ),
  };
}
