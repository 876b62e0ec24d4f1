/** Fields with a value on either side, in the order of their columns. */
export const MEASURED_FIELDS = [
  'airflow',
  'staticPressure',
  'quantity',
  'maxSones',
  'maxBrakeHorsepower',
  'supply',
] as const;
export type MeasuredField = (typeof MEASURED_FIELDS)[number];
export type DutyField = MeasuredField | 'tag' | 'note';
