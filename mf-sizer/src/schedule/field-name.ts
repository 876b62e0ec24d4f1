import { SCHEDULE_FIELDS_MESSAGES } from '../messages/schedule-fields.generated.ts';
import type { Column, Field } from './columns.ts';

export function fieldName(field: Field): string {
  return SCHEDULE_FIELDS_MESSAGES[field];
}

const UNITS: Partial<Record<Field, string>> = {
  airflow: 'cfm',
  pressure: 'in. wg',
  temperatureRise: '°F',
  heatOutput: 'Btu/h',
};
/** As they are written, where a head has them in capitals. */
const SPELLED: Readonly<Record<string, string>> = {
  'l/s': 'L/s',
  lps: 'L/s',
  cmh: 'm3/h',
  pa: 'Pa',
  kpa: 'kPa',
  mbh: 'MBH',
  kw: 'kW',
  'btu/h': 'Btu/h',
  'btu/hr': 'Btu/h',
  btuh: 'Btu/h',
  '°c': '°C',
  scfm: 'cfm',
};

/** 'Airflow, L/s': what a column was understood as, in which unit. */
export function columnName(field: Field, { unit, field: own }: Column): string {
  const typical = UNITS[field];
  if (typical === undefined) return fieldName(field);
  const named = own === field && unit !== '' ? (SPELLED[unit] ?? unit) : typical;
  return `${field === 'pressure' ? SCHEDULE_FIELDS_MESSAGES.pressureShort : fieldName(field)}, ${named}`;
}
