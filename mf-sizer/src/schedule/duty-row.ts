import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { readDrive, readMount, readPostalCode } from '../duty/duty-terms/fan-kind.ts';
import { readSupply } from '../duty/duty-terms/supply.ts';
import {
  readAirflow,
  readCount,
  readHeat,
  readHorsepower,
  readPressure,
  readRise,
  readSones,
  readTons,
  type ValueReader,
} from '../duty/duty-terms/values.ts';
import type { Column, Field } from './columns.ts';
import { canHeat, heatedKind, isBySpace, kindOfRow } from './row-kind.ts';
import type { Table } from './text-table.ts';

/** Why a cell cannot be used, or how it was read. */
export interface Remark {
  readonly field: Field;
  readonly kind: 'missing' | 'unreadable' | 'readAs' | 'bySpace' | 'twice';
  /** The text in the cell. */
  readonly text: string;
  /** What it was read as. */
  readonly value: string;
}

/** A line of the schedule: its text and the duty it requires. */
export interface DutyRow {
  /** Stays the same while cells are edited: the number of its line in what was pasted. */
  readonly id: string;
  readonly cells: Readonly<Partial<Record<Field, string>>>;
  readonly tag: string;
  readonly quantity: number;
  readonly notes: string;
  readonly problems: readonly Remark[];
  readonly remarks: readonly Remark[];
  /** Words of its tag or service that say which kind of fan it is; empty where its type does. */
  readonly kindSaidBy: string;
  /** Fields of the specification that it says. */
  readonly specification: Readonly<Record<string, unknown>>;
}

export type Edits = Readonly<Record<string, Readonly<Partial<Record<Field, string>>>>>;

const MAX_UNITS = 99;
const LONGEST = { tag: 50, notes: 500 } as const;

/** The rows of a schedule below its heads; lines that only add up or only name a group are none. */
export function dutyRows(table: Table, headerLines: number, columns: readonly Column[], edits: Edits = {}): DutyRow[] {
  const rows = table.slice(headerLines).flatMap((line, index) => {
    const id = String(headerLines + index + 1);
    const cells = cellsOf(line, columns);
    if (isNoDuty(line, cells)) return [];
    return [rowOf(id, { ...cells, ...edits[id] }, columns)];
  });
  return withRepeatedTags(rows);
}

/** A repeated tag means other fans on a drawing, so every row with that tag gets a remark. */
function withRepeatedTags(rows: readonly DutyRow[]): DutyRow[] {
  const counts = new Map<string, number>();
  for (const { tag } of rows) counts.set(tag.toLowerCase(), (counts.get(tag.toLowerCase()) ?? 0) + 1);
  return rows.map((row) => {
    const count = row.tag === '' ? 1 : (counts.get(row.tag.toLowerCase()) ?? 1);
    if (count === 1) return row;
    const remark = { field: 'tag', kind: 'twice', text: row.tag, value: String(count) } as const;
    return { ...row, remarks: [...row.remarks, remark] };
  });
}

function cellsOf(line: readonly string[], columns: readonly Column[]): Partial<Record<Field, string>> {
  const said = columns.flatMap(({ field }, index) => (field === null ? [] : [[field, line[index] ?? ''] as const]));
  return Object.fromEntries(said);
}

/** A total, a heading above a group, or the repeated headers on the next sheet. */
function isNoDuty(line: readonly string[], cells: Partial<Record<Field, string>>): boolean {
  const filled = line.filter((cell) => cell !== '');
  if (filled.some((cell) => /^(grand |sub-?)?totals?\b/i.test(cell))) return true;
  if (filled.length === 1 && isNothing(cells.airflow) && isNothing(cells.pressure)) return true;
  if (isNothing(cells.tag) && isNothing(cells.pressure) && !filled.some((cell) => /\p{L}/u.test(cell))) return true;
  return (
    filled.length > 1 && !filled.some((cell) => /\d/.test(cell)) && /^(tag|mark|unit|symbol)$/i.test(cells.tag ?? '')
  );
}

/** What drawings write into a cell that has nothing to say. */
function isNothing(text: string | undefined): boolean {
  return text === undefined || /^(|-+|–|—|n\/?a|none|tbd|\.)$/i.test(text.trim());
}

type Part = {
  readonly problems: Remark[];
  readonly remarks: Remark[];
  readonly specification: Record<string, unknown>;
};

function rowOf(id: string, cells: Partial<Record<Field, string>>, columns: readonly Column[]): DutyRow {
  const part: Part = { problems: [], remarks: [], specification: {} };
  const text = (field: Field) => (isNothing(cells[field]) ? '' : (cells[field] ?? '').trim());
  const unit = (field: Field) => columns.find((column) => column.field === field)?.unit ?? '';
  const each: TakeValue = (field, read, keeps, isNeeded = false) => {
    const said = text(field);
    const found = said === '' ? null : read(said, unit(field));
    if (found === null) {
      if (said !== '') part.problems.push({ field, kind: 'unreadable', text: said, value: '' });
      else if (isNeeded) part.problems.push({ field, kind: 'missing', text: '', value: '' });
      return null;
    }
    if (found.isConverted) part.remarks.push({ field, kind: 'readAs', text: said, value: String(found.value) });
    if (keeps !== null) part.specification[keeps] = found.value;
    return found.value;
  };
  const kind = kindOfRow(text);
  Object.assign(part.specification, kind.fields);
  if (kind.isTypeUnknown) part.remarks.push({ field: 'type', kind: 'unreadable', text: text('type'), value: '' });
  if (isBySpace(kind.fields)) {
    part.problems.push({ field: 'type', kind: 'bySpace', text: '', value: '' });
  } else {
    each('airflow', readAirflow, 'cfm', true);
    // A unit heater hangs in the room that it heats.
    const isFree = kind.fields.fanCategoryType === FanCategory.IndustrialHeater;
    if (each('pressure', readPressure, 'sp', !isFree) === null && isFree) part.specification['sp'] = 0;
  }
  each('sones', readSones, 'sones');
  // The motor comes of the fan that is found: a schedule's own holds nothing up.
  if (text('horsepower') !== '' && readHorsepower(text('horsepower'), unit('horsepower')) === null)
    part.remarks.push({ field: 'horsepower', kind: 'unreadable', text: text('horsepower'), value: '' });
  if (canHeat(kind.fields)) heat(part.specification, each);
  const tags = tagsOf(text('tag'));
  // A column of its own counts before words beside it.
  const said = typicalOf(text('quantity')) ?? each('quantity', readCount, null);
  const counted = said ?? typicalOf(text('tag')) ?? typicalOf(text('service')) ?? tags.count;
  words(part, cells, text);
  return {
    id,
    cells,
    tag: tags.tag.slice(0, LONGEST.tag),
    quantity: Math.min(MAX_UNITS, Math.max(1, counted)),
    notes: [text('service'), text('notes')].filter(Boolean).join(', ').slice(0, LONGEST.notes),
    kindSaidBy: kind.saidBy,
    ...part,
  };
}

type TakeValue = (field: Field, read: ValueReader, keeps: string | null, isNeeded?: boolean) => number | null;

/** A rise says by itself what is to be heated; Btu/h are read where it is not said. */
function heat(specification: Part['specification'], each: TakeValue): void {
  const requested = each('temperatureRise', readRise, 'temperatureRise') ?? each('heatOutput', readHeat, 'btus');
  if (requested !== null) Object.assign(specification, heatedKind(specification));
  each('coolingTons', readTons, 'nominalCoolingTons');
}

/** Text that is neither a number nor a kind: an unknown text is shown, and the row is sized without it. */
function words(
  { problems, remarks, specification }: Part,
  cells: DutyRow['cells'],
  text: (field: Field) => string,
): void {
  const take = (field: Field, found: object | null) => {
    if (found !== null) Object.assign(specification, found);
    else if (text(field) !== '') remarks.push({ field, kind: 'unreadable', text: cells[field] ?? '', value: '' });
  };
  take('mounting', readMount(text('mounting')));
  const drive = readDrive(text('drive'));
  take('drive', drive === null ? null : { fanDriveType: drive });
  const postalCode = readPostalCode(text('postalCode'));
  take('postalCode', postalCode === null ? null : { zip: postalCode });
  for (const field of ['supply', 'voltage', 'phase'] as const) {
    const supply = readSupply(text(field));
    if (supply === null || text(field) === '') {
      if (text(field) !== '') problems.push({ field, kind: 'unreadable', text: text(field), value: '' });
      continue;
    }
    const { voltage, phase, hertz, written } = supply;
    Object.assign(
      specification,
      voltage !== null && { motorVoltage: voltage },
      phase !== null && { motorPhase: phase },
      hertz !== null && { motorFrequency: hertz },
    );
    if (written !== null) remarks.push({ field, kind: 'readAs', text: String(written), value: `${voltage} V` });
  }
}

/** 'TYP OF 6', '(typ. of 3)', 'typical for 4': the line represents that many fans. */
function typicalOf(text: string): number | null {
  const [, count] = /\btyp(?:ical)?\.?\s*(?:of|for|x)?\s*\(?(\d{1,2})\)?/i.exec(text) ?? [];
  return count === undefined || Number(count) === 0 ? null : Number(count);
}

/** 'EF-1,2,3' and 'EF-1 thru 3' are three fans, 'EF-1 (2)' is two, 'EF-4 x2' as well. */
export function tagsOf(text: string): { readonly tag: string; readonly count: number } {
  const [, before = '', behind = ''] = /^(.*?\S)\s*(?:\((\d{1,2})\)|[x×]\s?\d{1,2})$/i.exec(text) ?? [];
  if (before !== '') return { tag: before, count: Number(behind || (/\d+$/.exec(text)?.[0] ?? 1)) };
  const list = /^[a-z]+[\s-]?\d+(\s*[,&]\s*(?:[a-z]+[\s-]?)?\d+)+$/i.test(text);
  if (list) return { tag: text, count: text.split(/[,&]/).length };
  const [, from, to] = /^[a-z]+[\s-]?(\d+)\s*(?:thru|through|to|–|\.\.)\s*(?:[a-z]+[\s-]?)?(\d+)$/i.exec(text) ?? [];
  const count = Number(to) - Number(from) + 1;
  return { tag: text, count: count > 1 && count <= MAX_UNITS ? count : 1 };
}
