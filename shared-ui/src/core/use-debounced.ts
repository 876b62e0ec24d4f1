import { useEffect, useMemo, useState } from 'react';
import { type Debounced, debounce } from './debounce.ts';

/**
 * A value once it has not changed for `delayMs`.
 *
 * @returns the debounced value, and the way to set it without waiting
 */
export function useDebounced<T>(value: T, delayMs: number): readonly [T, (now: T) => void] {
  const [debounced, setDebounced] = useState(value);
  const { call } = useDebouncedCall(setDebounced, delayMs);
  useEffect(() => call(value), [call, value]);
  return [debounced, setDebounced];
}

/**
 * Runs a call once no new one came during `delayMs`.
 *
 * @param run keeps its identity while its meaning is the same; a call waiting for a previous `run` ends as at the
 *   unmount
 * @param atEnd what happens to a waiting call when the component leaves the page
 */
export function useDebouncedCall<T>(
  run: (value: T) => void,
  delayMs: number,
  atEnd: 'cancel' | 'flush' = 'cancel',
): Debounced<T> {
  const debounced = useMemo(() => debounce(run, delayMs), [run, delayMs]);
  useEffect(() => debounced[atEnd], [debounced, atEnd]);
  return debounced;
}
