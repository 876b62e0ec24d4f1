import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Most rows that are drawn all, so that the browser's own search finds any of them. */
export const MAX_WHOLE_ROWS = 60;

/** Of a long list those rows alone are drawn that are in the window, unless it goes to a printer. */
export function useLongness(count: number): { readonly isDrawnInParts: boolean; readonly isPrinting: boolean } {
  const [isPrinting, setIsPrinting] = useState(false);
  const isLong = count > MAX_WHOLE_ROWS;
  useEffect(() => {
    if (!isLong) return;
    // The browser takes the page as it is when these calls return.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [isLong]);
  return { isDrawnInParts: isLong && !isPrinting, isPrinting: isLong && isPrinting };
}
