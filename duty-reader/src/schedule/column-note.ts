import type { ColumnField } from './columns-read.ts';

/** What a column that no field of a duty has was taken for; the codes are names of texts. */
export type TakenFor =
  | 'airSpeed'
  | 'anotherNumber'
  | 'brakeHorsepower'
  | 'coilTemperature'
  | 'connection'
  | 'construction'
  | 'controlVoltage'
  | 'coolingCapacity'
  | 'current'
  | 'decibels'
  | 'existing'
  | 'fanSpeed'
  | 'gas'
  | 'leftOut'
  | 'manufacturer'
  | 'notUnderstood'
  | 'otherFlow'
  | 'otherPower'
  | 'otherPressure'
  | 'part'
  | 'sheet'
  | 'size'
  | 'spaceFigure'
  | 'status'
  | 'unitsOfMeasure'
  | 'unknownUnit'
  | 'weight';

/** Why a column is not used, or what is not understood about one that is. */
export type ColumnNote =
  | { readonly code: TakenFor }
  /** The column with that head says the field better. */
  | { readonly code: 'usedInstead'; readonly field: ColumnField; readonly head: string };
