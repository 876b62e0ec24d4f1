import { useCallback, useEffect, useRef } from 'react';

/** A function whose identity never changes and that always calls the function of the last render; for events only. */
export function useStable<A extends readonly unknown[], R>(action: (...args: A) => R): (...args: A) => R {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
