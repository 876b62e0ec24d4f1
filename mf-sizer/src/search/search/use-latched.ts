import { useState } from 'react';

/** The first value that was there, for as long as the component lives. */
export function useLatched<T>(value: T | null): T | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) setFirst(value);
  return first ?? value;
}
