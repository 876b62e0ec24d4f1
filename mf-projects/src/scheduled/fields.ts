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

/** Words of the drawings beside the tag. */
export const WORD_FIELDS = ['location', 'note'] as const;
type WordField = (typeof WORD_FIELDS)[number];

export function isMeasured(field: DutyField): field is MeasuredField {
  return MEASURED_FIELDS.some((measured) => measured === field);
}

export type DutyField = MeasuredField | 'tag' | WordField;
