import { useEffect, useState } from 'react';

/** A value once it has rested, and the way to take one without waiting. */
export function useRested<T>(value: T, restMs: number): [T, (now: T) => void] {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return [rested, setRested];
}
