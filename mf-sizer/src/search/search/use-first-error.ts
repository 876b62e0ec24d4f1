import type { ContractForm, FieldValues } from '@specbuilder/shared-ui/forms';
import { useEffect, useRef } from 'react';

/** Fields in the order of reading; an error of a later one waits. What a place fills waits for what the user enters. */
const FIELD_ORDER = [
  'zip',
  'cfm',
  'sp',
  'temperatureRise',
  'kWs',
  'btus',
  'nominalCoolingTons',
  'coolingDryBulb',
  'coolingWetBulb',
  'maxOutdoorAirPercentage',
  'maxOutdoorAirVolume',
  'returnAirDryBulbTemp',
  'returnAirWetBulbTemp',
  'squareFeet',
  'altitude',
  'winterTemperature',
  'summerDesignTemp',
  'summerWetBulbTemperature',
  'sones',
  'soundLevelDistance',
  'soundPressure',
  'temperature',
  'ambientTemperature',
  'operatingCost',
];

/** Scrolls to the first error after a rejected run, opening the section that hides it. */
export function useFirstError<V extends FieldValues, O extends FieldValues>(
  { formState }: ContractForm<V, O>['methods'],
  openField: (field: string) => void,
): void {
  const { submitCount, errors, isSubmitting } = formState;
  const handled = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || handled.current === submitCount) return;
    handled.current = submitCount;
    const first = FIELD_ORDER.find((field) => errors[field] !== undefined);
    if (first !== undefined) openField(withNested(first, errors[first]));
  }, [submitCount, isSubmitting, errors, openField]);
}

/** 'operatingCost' with the name of the field inside that is wrong. */
function withNested(field: string, error: unknown): string {
  if (field !== 'operatingCost') return field;
  return [field, ...Object.keys(error ?? {}).slice(0, 1)].join('.');
}
