import { SCHEDULE_FIELDS_MESSAGES } from '../messages/schedule-fields.generated.ts';
import type { Column, Field } from './columns.ts';

export function fieldName(field: Field): string {
  return SCHEDULE_FIELDS_MESSAGES[field];
}

const UNITS: Partial<Record<Field, string>> = {
  airflow: 'cfm',
  pressure: 'in. wg',
  temperatureRise: '°F',
  temperature: '°F',
  heatOutput: 'Btu/h',
  electricHeat: 'kW',
  area: 'ft²',
  altitude: 'ft',
};

/** 'Airflow, L/s': what a column was understood as, in which unit. */
export function columnName(field: Field, { unit, field: own }: Column): string {
  const typical = UNITS[field];
  if (typical === undefined) return fieldName(field);
  const named = own === field && unit !== '' ? unit : typical;
  return `${field === 'pressure' ? SCHEDULE_FIELDS_MESSAGES.pressureShort : fieldName(field)}, ${named}`;
}
