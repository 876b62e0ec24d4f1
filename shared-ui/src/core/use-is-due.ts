import { useEffect, useState } from 'react';

/** True after a delay: a panel that is closed immediately has requested nothing (SHL-049, SHL-050). */
export function useIsDue(delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isDue;
}
