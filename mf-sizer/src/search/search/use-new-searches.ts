import { usePlatform } from '@specbuilder/shared-ui/core';
import { useLocation } from '@specbuilder/shared-ui/router';
import { useEffect, useState } from 'react';

/**
 * How many new searches were opened over this page. A search of the same line has the same screen, so the form values
 * and rows on it belong to the previous search.
 */
export function useNewSearches(): number {
  const { bus } = usePlatform();
  const { key } = useLocation();
  const [count, setCount] = useState(0);
  const [leftAt, setLeftAt] = useState<string | null>(null);
  useEffect(
    () =>
      bus.subscribe('sizer-context-reset', ({ payload: { reason } }) => {
        if (reason === 'newFan') setLeftAt(key);
      }),
    [bus, key],
  );
  // The address of the new one follows the word that it begins.
  if (leftAt !== null && leftAt !== key) {
    setLeftAt(null);
    setCount(count + 1);
  }
  return count;
}
