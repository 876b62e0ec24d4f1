import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { afterPress, watchPresses } from './press.ts';

/** A field of the form around it; leaving it by a press checks it when that press is over. */
export function useContractField(name: string) {
  const { field, fieldState } = useController({ name });
  useEffect(watchPresses, []);
  return { field: { ...field, onBlur: () => afterPress(field.onBlur) }, fieldState };
}
