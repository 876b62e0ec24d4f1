import { kindOfUnit, numberOf, readSupply } from './pasted-values.ts';

/** What a column of a pasted schedule may hold. */
export const PASTED_FIELDS = [
  'tag',
  'airflow',
  'staticPressure',
  'quantity',
  'maxSones',
  'maxBrakeHorsepower',
  'supply',
  'phase',
  'note',
] as const;
export type PastedField = (typeof PASTED_FIELDS)[number];

export interface PastedColumn {
  /** Null for a column that a schedule has and a duty has not: model, rpm. */
  readonly field: PastedField | null;
  /** As it was pasted; empty without heads. */
  readonly header: string;
  /** Unit of the head, '' where it names none. */
  readonly unit: string;
}

/** How drawings and programs call the columns, in English and Spanish, without signs and spaces. */
const NAMES: Readonly<Record<PastedField, readonly string[]>> = {
  tag: [
    'tag',
    'mark',
    'unit',
    'unitno',
    'unittag',
    'unitmark',
    'designation',
    'item',
    'symbol',
    'id',
    'fan',
    'fanno',
    'fantag',
    'equipment',
    'equipmenttag',
    'no',
    'etiqueta',
    'marca',
    'equipo',
  ],
  airflow: [
    'airflow',
    'flow',
    'volume',
    'airqty',
    'airquantity',
    'airvolume',
    'designairflow',
    'supplyair',
    'exhaustair',
    'flowrequired',
    'cfm',
    'caudal',
  ],
  staticPressure: [
    'sp',
    'esp',
    'static',
    'staticpressure',
    'externalstatic',
    'externalstaticpressure',
    'extsp',
    'extstatic',
    'extstaticpressure',
    'totalstaticpressure',
    'tsp',
    'pressure',
    'pressurerequired',
    'presion',
    'presionestatica',
  ],
  quantity: ['qty', 'quantity', 'count', 'noof', 'units', 'cantidad', 'cant'],
  maxSones: ['sones', 'maxsones', 'sound', 'maxsound', 'soundsones', 'sonido', 'sonios', 'maxsonios'],
  maxBrakeHorsepower: [
    'bhp',
    'maxbhp',
    'brakehorsepower',
    'brakehp',
    'maxbrakehorsepower',
    'hp',
    'mhp',
    'motorhp',
    'motor',
    'power',
    'motorpower',
    'horsepower',
    'potencia',
  ],
  supply: [
    'voltage',
    'volt',
    'volts',
    'v',
    'vph',
    'vphhz',
    'voltsph',
    'voltsphhz',
    'voltphhz',
    'voltagephase',
    'electrical',
    'power supply',
    'powersupply',
    'supply',
    'voltsphase',
    'voltagephasehz',
    'tension',
    'vf',
  ],
  phase: ['ph', 'phase', 'phases', 'fase', 'fases'],
  note: ['note', 'notes', 'remark', 'remarks', 'service', 'comment', 'comments', 'nota', 'notas', 'servicio'],
};

/** Units that a head may name, and which column they make of one that has no other name. */
const HEADER_UNITS: readonly (readonly [RegExp, PastedField])[] = [
  [/\b(s?cfm|l\/s|lps|m[3³]\/[hs]|cmh)\b/i, 'airflow'],
  [/\b(in\.?\s*w\.?\s*[gc]|in\.?\s*h2o|w\.g|k?pa|mm\s*wg)\b/i, 'staticPressure'],
  [/\b(sones?)\b/i, 'maxSones'],
  [/\b(b?hp|kw|watts)\b/i, 'maxBrakeHorsepower'],
];

/** What the columns hold where no head says it. */
const DEFAULTS: readonly PastedField[] = [
  'tag',
  'airflow',
  'staticPressure',
  'quantity',
  'maxSones',
  'maxBrakeHorsepower',
  'supply',
  'note',
];

/** Number of header lines at the start: those above the first one with a number after its first cell. */
export function countHeaderLines(lines: readonly (readonly string[])[]): number {
  const first = lines.findIndex((cells) => cells.slice(1).some((cell) => /\d/.test(cell) && !isHeader(cell)));
  return Math.max(0, first);
}

/** The meaning of the columns: by their headers, or by the units in their cells and their typical order. */
export function columnsOf(lines: readonly (readonly string[])[], headerLines: number): readonly PastedColumn[] {
  const headers = lines.slice(0, headerLines);
  const rows = lines.slice(headerLines);
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => headed(headers.map((cells) => cells[index] ?? '')));
  const isHeaded = columns.some(({ field }) => field !== null);
  return isHeaded ? firstOfEach(columns) : unheaded(rows, columns);
}

function headed(texts: readonly string[]): PastedColumn {
  const header = texts
    .filter((text) => text.trim() !== '')
    .join(' ')
    .trim();
  const found = HEADER_UNITS.find(([unit]) => unit.test(header));
  const [unit = ''] = found?.[0].exec(header) ?? [];
  // The last header line is the closest one: 'FAN SCHEDULE' may be above 'CFM'.
  const named = [header, ...[...texts].reverse()].map(fieldOfName).find((field) => field !== null);
  return { field: named ?? found?.[1] ?? null, header, unit };
}

function fieldOfName(header: string): PastedField | null {
  const names = [header.replace(/\(.*\)|\[.*\]|,.*$/g, ''), header].map(characters).filter((name) => name !== '');
  return PASTED_FIELDS.find((field) => names.some((name) => NAMES[field].includes(name))) ?? null;
}

function characters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]/g, '')
    .replace(/(inwg|inwc|inhg|inho)$/, '');
}

function isHeader(cell: string): boolean {
  return fieldOfName(cell) !== null && numberOf(cell) === null;
}

/** A schedule that names a column twice means the first: the second is of the motor or of the other season. */
function firstOfEach(columns: readonly PastedColumn[]): PastedColumn[] {
  const used = new Set<PastedField>();
  return columns.map((column) => {
    const { field } = column;
    if (field === null || used.has(field)) return { ...column, field: null };
    used.add(field);
    return column;
  });
}

function unheaded(rows: readonly (readonly string[])[], columns: readonly PastedColumn[]): PastedColumn[] {
  const said = columns.map((_, index) => (index === 0 ? 'tag' : fieldOfCells(rows.map((cells) => cells[index] ?? ''))));
  const left = DEFAULTS.filter((field) => !said.includes(field));
  return firstOfEach(columns.map((column, index) => ({ ...column, field: said[index] ?? left.shift() ?? null })));
}

function fieldOfCells(cells: readonly string[]): PastedField | null {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const unit = filled.map(kindOfUnit).find((kind) => kind !== null);
  if (unit !== undefined) return unit;
  const isSupply = (cell: string) => numberOf(cell) === null && readSupply(cell)?.voltage != null;
  if (filled.some(isSupply)) return 'supply';
  return filled.length > 0 && filled.every((cell) => !/\d/.test(cell)) ? 'note' : null;
}
