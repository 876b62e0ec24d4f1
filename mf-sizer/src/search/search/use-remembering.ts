import { CRITERIA_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { useDebouncedCall } from '@specbuilder/shared-ui/core';
import { useCallback, useEffect, useRef } from 'react';
import { type RememberedSearch, writeSearch } from '../../item/search-memory/search-memory.ts';

/** Keeps what is typed, 200 ms after the last change, or as the page is left, such as for a sign-in. */
export function useRemembering<C>(
  storage: StorageService,
  address: Omit<RememberedSearch<C>, 'criteria'>,
  criteria: C,
): void {
  const write = useCallback((typed: C) => writeSearch(storage, { ...address, criteria: typed }), [storage, address]);
  const { call, flush } = useDebouncedCall(write, CRITERIA_DEBOUNCE_MS);
  useEffect(() => call(criteria), [call, criteria]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [flush]);
}

/**
 * Runs once after the first draw, when a stored result is gone and its criteria are known. In a task of its own: what it
 * checks took a phone 0.03 s beside the first draw of the search.
 */
export function useRunAtStart(shouldRun: boolean, run: () => void): void {
  const isDone = useRef(!shouldRun);
  const starting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (isDone.current) return;
    clearTimeout(starting.current);
    starting.current = setTimeout(() => {
      isDone.current = true;
      run();
    });
  });
  useEffect(() => () => clearTimeout(starting.current), []);
}
