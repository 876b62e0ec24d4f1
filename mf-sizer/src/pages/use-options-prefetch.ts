import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import { prefetch } from '../search/prefetch/prefetch.ts';
import { loadOptionsPage } from './pages/pages.ts';

/** Delay until the page of rows is loaded and drawn: requested with it, the options' 36 kB delayed its first row. */
const AFTER_ROWS_MS = 1500;

/** Who has rows will configure one of them. */
export function useOptionsPrefetch(): void {
  const { bus } = usePlatform();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = bus.subscribe('sizing-completed', () => {
      clearTimeout(timer);
      timer = setTimeout(() => prefetch(loadOptionsPage), AFTER_ROWS_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [bus]);
}
