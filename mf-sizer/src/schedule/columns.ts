import type { ColumnField, DutyField, UnusedText } from '@specbuilder/duty-reader';

/** What a column of a schedule may be understood as, and what the reader calls it. */
const READ_AS = {
  tag: 'tag',
  service: 'service',
  location: 'location',
  quantity: 'quantity',
  airflow: 'cfm',
  pressure: 'staticPressure',
  duty: 'duty',
  sones: 'sones',
  soundPressure: 'soundPressure',
  type: 'type',
  mounting: 'mounting',
  drive: 'drive',
  model: 'model',
  supply: 'supply',
  voltage: 'voltage',
  phase: 'phase',
  frequency: 'frequency',
  horsepower: 'motorHp',
  temperature: 'temperature',
  temperatureRise: 'temperatureRise',
  heatOutput: 'btus',
  electricHeat: 'kWs',
  coolingTons: 'nominalCoolingTons',
  area: 'squareFeet',
  altitude: 'altitude',
  postalCode: 'postalCode',
  notes: 'notes',
} as const satisfies Readonly<Record<string, ColumnField>>;
export type Field = keyof typeof READ_AS;

export const FIELDS = Object.keys(READ_AS) as readonly Field[];

/** What a row is, where its words leave that open: chosen by the user, and no column of a schedule. */
export const KIND_FIELDS = ['category', 'subCategory', 'application'] as const;
export type KindField = (typeof KIND_FIELDS)[number];
/** What the user may enter for a row. */
export type EditField = Field | KindField;

export interface Column {
  /** Null for a column that is left out. */
  readonly field: Field | null;
  /** As it was pasted; empty without heads. */
  readonly header: string;
  /** Unit that the header names for the values below it. */
  readonly unit: string;
  /** Why it is not used. */
  readonly unused?: UnusedText['reason'];
  /** Its figures may be of the field, and count when the user says so. */
  readonly isGuess?: boolean;
}

export const readAs = (field: EditField): ColumnField =>
  (READ_AS as Readonly<Partial<Record<EditField, ColumnField>>>)[field] ?? (field as KindField);

const FIELD_OF = new Map<ColumnField, Field>(FIELDS.map((field) => [READ_AS[field], field]));

export const fieldOf = (column: ColumnField): Field | null => FIELD_OF.get(column) ?? null;

const SUPPLY: ReadonlySet<DutyField> = new Set<DutyField>(['voltage', 'phase', 'frequency']);
const DUTY: ReadonlySet<DutyField> = new Set<DutyField>(['cfm', 'staticPressure']);
const KIND: ReadonlySet<string> = new Set(KIND_FIELDS);

/** The cell of a row that a field of its duty is written in. */
export function cellOf(field: DutyField, cells: Readonly<Partial<Record<Field, string>>>): Field {
  if (KIND.has(field)) return 'type';
  if (SUPPLY.has(field) && cells.supply !== undefined) return 'supply';
  const own = fieldOf(field) ?? 'notes';
  return DUTY.has(field) && cells[own] === undefined && cells.duty !== undefined ? 'duty' : own;
}
