import type { FieldValues, Path, PathValue, SetValueConfig, UseFormSetValue } from 'react-hook-form';

/**
 * Writes several fields of a form, each by its name: `setValues` of the library announces none, so whoever watches one
 * of them would miss it.
 */
export function setFields<V extends FieldValues>(
  setValue: UseFormSetValue<V>,
  fields: Partial<V>,
  options: SetValueConfig,
): void {
  for (const [field, value] of Object.entries(fields) as [Path<V>, PathValue<V, Path<V>>][]) {
    setValue(field, value, options);
  }
}
