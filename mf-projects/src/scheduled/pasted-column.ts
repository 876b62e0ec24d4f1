import type { Column, ColumnField } from '@specbuilder/duty-reader';
import type { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import type { DutyField } from './fields.ts';

type TakenFor = keyof typeof SCHEDULED_MESSAGES.takenFor;

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

const USED: Partial<Record<ColumnField, DutyField>> = {
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
  service: 'note',
  location: 'note',
  notes: 'note',
};

/** Fields of a duty that are not compared with the drawings. */
const NOT_COMPARED: Partial<Record<ColumnField, TakenFor>> = {
  frequency: 'frequency',
  type: 'type',
  category: 'type',
  subCategory: 'type',
  application: 'type',
  model: 'model',
  temperature: 'airTemperature',
  temperatureRise: 'temperatureRise',
  btus: 'heat',
  kWs: 'heat',
  nominalCoolingTons: 'coolingCapacity',
  squareFeet: 'spaceFigure',
  altitude: 'altitude',
  postalCode: 'postalCode',
};

/** Words of the reader for what it knows and does not use. */
const NOTES: Readonly<Record<string, TakenFor>> = {
  'a capacity of cooling': 'coolingCapacity',
  'a figure of the space': 'spaceFigure',
  'a flow of something else than the air of the fan': 'otherFlow',
  'a flow of water or gas': 'otherFlow',
  'a number of a part': 'part',
  'a part of the fan': 'part',
  'a power that is not the size of the motor': 'otherPower',
  'a pressure drop or a pressure of another part': 'otherPressure',
  'a pressure of another part': 'otherPressure',
  'a sheet, a date, a price or a specification': 'sheet',
  'a temperature of a coil or heater': 'coilTemperature',
  'a voltage of the controls': 'controlVoltage',
  'air changes or exhaust of a room': 'spaceFigure',
  'another number of the row': 'anotherNumber',
  'its unit is not known': 'unknownUnit',
  'make of the fan or its motor': 'construction',
  'power input: the size of the motor is used': 'otherPower',
  'size of the fan': 'size',
  'sound in decibels: the duty has sones': 'decibels',
  'tip or air speed': 'airSpeed',
  drive: 'drive',
  'electrical connection': 'connection',
  'electrical current': 'current',
  'fan speed': 'fanSpeed',
  gas: 'otherFlow',
  manufacturer: 'manufacturer',
  'units of measure': 'unitsOfMeasure',
  weight: 'weight',
};

export function pastedColumn({ head, field, note }: Column): PastedColumn {
  const used = field === null ? undefined : USED[field];
  if (used !== undefined) return { field: used, header: head, takenFor: null, usedInstead: null };
  const [, usedInstead = null] = /^\w+: (.*) is used$/.exec(note ?? '') ?? [];
  const ofField = field === null ? undefined : NOT_COMPARED[field];
  const takenFor = ofField ?? NOTES[note ?? ''] ?? (usedInstead === null ? 'notUnderstood' : null);
  const isKnown = takenFor !== 'notUnderstood' && takenFor !== null;
  return { field: null, header: head, takenFor, usedInstead: isKnown ? null : usedInstead };
}
