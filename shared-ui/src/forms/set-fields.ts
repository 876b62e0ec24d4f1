import type { FieldValues, Path, PathValue, SetValueConfig, UseFormSetValue } from 'react-hook-form';

/**
 * Writes several fields of a form, each by its name: the library's `setValues` notifies no watchers, so code that
 * watches one of them would miss the change.
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
