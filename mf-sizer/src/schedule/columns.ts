import { readKind, readPostalCode } from '../duty/duty-terms/fan-kind.ts';
import { readSupply } from '../duty/duty-terms/supply.ts';
import { unitOfHeader, valueOfUnit } from '../duty/duty-terms/values.ts';
import type { Table } from './text-table.ts';

/** What a column of a schedule may be understood as. */
export const FIELDS = [
  'tag',
  'service',
  'quantity',
  'airflow',
  'pressure',
  'sones',
  'type',
  'mounting',
  'drive',
  'supply',
  'voltage',
  'phase',
  'horsepower',
  'temperatureRise',
  'heatOutput',
  'coolingTons',
  'postalCode',
  'notes',
] as const;
export type Field = (typeof FIELDS)[number];

export interface Column {
  /** Null for a column that is left out. */
  readonly field: Field | null;
  /** As it was pasted; empty without heads. */
  readonly header: string;
  /** Unit that the header names for the values below it. */
  readonly unit: string;
}

/** How drawings and programs call the columns, in letters alone. */
const NAMES: Readonly<Record<Field, RegExp>> = {
  tag: /^(tag|mark|markno|unit|unitno|unittag|unitmark|designation|item|symbol|id|fan|fanno|fantag|equipment(tag|no|mark)?|no|etiqueta|marca|equipo)$/,
  service: /^(serves?|service|areaserved|area|location|room|space|system|servicio|ubicacion)$/,
  quantity: /^(qty|quantity|count|noof|units|noofunits|cantidad|cant)$/,
  airflow:
    /^(design|req(uired)?|supply|exhaust|total|ext)?(airflow|flow|volume|air(qty|quantity|volume)|air|s?cfm|caudal)(rate|required)?$/,
  pressure:
    /^(design|max|req(uired)?)?((ext(ernal)?|total)?static(pressure|press)?|extsp|e?sp|tsp|presion(estatica)?|pressure)(required)?$/,
  sones: /^(max(imum)?)?(sones?|sound|soundlevel|noise|sonido|sonios)(sones?|max)?$/,
  type: /^(fan)?(type|description|application|category|style|kind|tipo|configuration)$/,
  mounting: /^(mount(ing|type)?|installation|discharge|arrangement|montaje)$/,
  drive: /^drive(type)?$/,
  supply: /^(v(olts?|oltage)?ph(ase)?(hz|hertz)?|voltagephase(hz)?|electrical|powersupply|vphhz|electricalvphhz)$/,
  voltage: /^(v|volts?|voltage|tension)$/,
  phase: /^(ph|phases?|fases?|ø)$/,
  horsepower: /^(motor)?(b?hp|mhp|horsepower|power|motor|size|motorsize|bhpmax|potencia)$/,
  temperatureRise: /^(air|heating)?(temp(erature)?)?(rise|deltat|dt)(deg)?f?$/,
  heatOutput:
    /^((heat(ing)?|furnace|burner|gas)?output|(heat(ing)?|furnace)(capacity)?)(mbh|btuhr?|kw)?$|^(mbh|btuhr?)(output)?$/,
  coolingTons: /^(nominal|cooling|total)?(tons?|tonnage)$|^(nominal)?cooling(capacity)?(tons?)?$/,
  postalCode: /^(postal(code)?|zip(code)?|codigopostal)$/,
  notes: /^(notes?|remarks?|comments?|notas?|seenotes?)$/,
};

/** Units in headers identify the column when no name does. */
const OF_UNIT = { airflow: 'airflow', pressure: 'pressure', sones: 'sones', horsepower: 'horsepower' } as const;

const characters = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/δ/g, 'delta')
    .replaceAll(/[^a-zø]/g, '');

/** What a header names: the name before its unit, the unit, or the name closest to the values. */
function fieldOfHeader(texts: readonly string[]): Field | null {
  const whole = texts.join(' ');
  const withoutUnit = (text: string) =>
    text
      .replaceAll(/\(.*?\)|\[.*?\]|,.*$/g, '')
      .replaceAll(/\b(in\.?\s*-?w\.?\s*[gc]\.?|iwg|w\.g\.?|w\.c\.?|l\/s|m[3³]\/[hs]|pa|kpa)(?![a-z])/gi, '')
      .replaceAll(/\bat\s+\d+\s*ft\b/gi, '');
  const candidates = [whole, ...[...texts].reverse()].flatMap((text) => [withoutUnit(text), text]).map(characters);
  for (const name of candidates) {
    const field = FIELDS.find((item) => name !== '' && NAMES[item].test(name));
    // Gas that a burner takes in is not the heat that it gives out.
    if (field === 'heatOutput' && /input/i.test(whole)) return null;
    if (field !== undefined) return field;
  }
  const unit = valueOfUnit(whole) ?? (/\bcfm\b/i.test(whole) ? 'airflow' : null);
  return unit === null ? null : OF_UNIT[unit];
}

/** Number of header lines: those above the first line with a tag, or with a number after its first cell. */
export function countHeaderLines(lines: Table): number {
  const isNumeric = (cell: string) => /\d/.test(cell) && fieldOfHeader([cell.replaceAll(/[\d"]/g, '')]) === null;
  const hasUnitValue = (cell: string) => /^[\d.,/\s-]+\s*[^\d]*$/.test(cell) && /^\d/.test(cell);
  const isTagged = ([first = '']: readonly string[]) => /^[a-z]{1,6}[\s-]?\d{1,4}[a-z]?$/i.test(first);
  const first = lines.findIndex(
    (cells) => isTagged(cells) || cells.slice(1).some((cell) => isNumeric(cell) || hasUnitValue(cell)),
  );
  return Math.max(0, first);
}

/** Identifies the columns by their headers, or by their cells and the default order where no header identifies one. */
export function columnsOf(lines: Table, headerLines: number): readonly Column[] {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  // A line with one cell above others is the title of the schedule.
  const headers = lines
    .slice(0, headerLines)
    .filter((cells, _, all) => all.length === 1 || cells.filter(Boolean).length > 1);
  const rows = lines.slice(headerLines);
  const columns = Array.from({ length: width }, (_, index): Column => {
    const texts = headers.map((cells) => cells[index] ?? '').filter((text) => text !== '');
    const header = texts.join(' ');
    return { header, unit: unitOfHeader(header), field: texts.length === 0 ? null : fieldOfHeader(texts) };
  });
  const isHeaded = columns.some(({ field }) => field !== null);
  return firstOfEach(isHeaded ? columns : guessed(rows, columns));
}

/** A schedule that names a column twice means the first: the second is of the motor or of the other season. */
function firstOfEach(columns: readonly Column[]): Column[] {
  const used = new Set<Field>();
  return columns.map((column) => {
    const { field } = column;
    if (field === null || used.has(field)) return { ...column, field: null };
    used.add(field);
    return column;
  });
}

/** Without headers: the kind of most cells, then the rest of the default order. */
function guessed(rows: Table, columns: readonly Column[]): Column[] {
  const said = columns.map((_, index) => (index === 0 ? 'tag' : kindOfCells(rows.map((cells) => cells[index] ?? ''))));
  return columns.map((column, index) => ({ ...column, field: said[index] ?? null }));
}

function kindOfCells(cells: readonly string[]): Field | null {
  const filled = cells.filter((cell) => cell !== '');
  const max = (test: (cell: string) => boolean) => filled.filter(test).length * 2 > filled.length;
  if (filled.length === 0) return null;
  const units = filled.map(valueOfUnit).filter((unit) => unit !== null);
  if (units[0] !== undefined && units.length * 2 > filled.length) return OF_UNIT[units[0]];
  if (max((cell) => readPostalCode(cell) !== null && /^\d{5}$/.test(cell) && Number(cell) % 5 !== 0))
    return 'postalCode';
  if (max((cell) => /^\d{3}(-\d{3})?\s*v?\s*[/-]\s*[13]/i.test(cell) && readSupply(cell) !== null)) return 'supply';
  const quantities = filled.map((cell) => Number(cell.replaceAll(',', ''))).filter((value) => Number.isFinite(value));
  if (quantities.length * 2 > filled.length) return kindOfValues(quantities);
  if (max((cell) => /^(bd|dd|belt|direct)\b/i.test(cell))) return 'drive';
  if (max((cell) => readKind(cell) !== null)) return 'type';
  return 'service';
}

function kindOfValues(values: readonly number[]): Field | null {
  const max = Math.max(...values);
  if (max >= 100) return 'airflow';
  if (values.every((value) => Number.isInteger(value))) return max >= 10 ? 'sones' : 'quantity';
  return max <= 12 ? 'pressure' : 'sones';
}
