import { useState } from 'react';

/**
 * The value, or the last one there was. A dialog needs its content until it has closed: one removed while it is open
 * leaves the page behind it hidden from assistive technology and locked against scrolling.
 */
export function useLastShown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
