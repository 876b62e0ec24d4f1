import type { Column, ColumnField, ColumnNote } from '@specbuilder/duty-reader';
import type { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import type { DutyField } from './fields.ts';

/** A field that is not compared, or the reader's code for what it knows and does not use. */
type TakenFor = keyof typeof SCHEDULED_MESSAGES.takenFor | ColumnNote['code'];

/** A column of a pasted schedule, with what it is used for or why it is not. */
export interface PastedColumn {
  /** Null for a column that a schedule has and a duty has not: model, rpm. */
  readonly field: DutyField | null;
  /** As it was pasted; empty without heads. */
  readonly header: string;
  /** What a column that is not used was taken for. */
  readonly takenFor: TakenFor | null;
  /** Head of the column that is used in its place. */
  readonly usedInstead: string | null;
}

const USED = {
  tag: 'tag',
  quantity: 'quantity',
  cfm: 'airflow',
  duty: 'airflow',
  staticPressure: 'staticPressure',
  sones: 'maxSones',
  motorHp: 'maxBrakeHorsepower',
  brakeHorsepower: 'maxBrakeHorsepower',
  supply: 'supply',
  voltage: 'supply',
  phase: 'supply',
  service: 'location',
  location: 'location',
  notes: 'note',
} as const satisfies Partial<Record<ColumnField, DutyField>>;

/** Fields of a duty that are not compared with the drawings. */
const NOT_COMPARED: Readonly<Record<Exclude<ColumnField, keyof typeof USED>, TakenFor>> = {
  frequency: 'frequency',
  type: 'type',
  category: 'type',
  subCategory: 'type',
  application: 'type',
  mounting: 'type',
  drive: 'drive',
  model: 'model',
  temperature: 'airTemperature',
  temperatureRise: 'temperatureRise',
  btus: 'heat',
  kWs: 'heat',
  nominalCoolingTons: 'coolingCapacity',
  squareFeet: 'spaceFigure',
  altitude: 'altitude',
  postalCode: 'postalCode',
  soundPressure: 'soundPressure',
  soundLevelDistance: 'decibels',
};

const isUsed = (field: ColumnField): field is keyof typeof USED => Object.hasOwn(USED, field);

export function pastedColumn({ head, field, note }: Column): PastedColumn {
  const column = { field: null, header: head, takenFor: null, usedInstead: null } as const;
  if (field !== null) {
    return isUsed(field) ? { ...column, field: USED[field] } : { ...column, takenFor: NOT_COMPARED[field] };
  }
  if (note?.code === 'usedInstead') return { ...column, usedInstead: note.head };
  return { ...column, takenFor: note?.code ?? 'notUnderstood' };
}
