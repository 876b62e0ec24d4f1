import { CRITERIA_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { useDebouncedCall } from '@specbuilder/shared-ui/core';
import { useCallback, useEffect, useRef } from 'react';
import { type RememberedSearch, writeSearch } from '../search-memory/search-memory.ts';

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

/** Runs once after the first draw, when a stored result is gone and its criteria are known. */
export function useRunAtStart(shouldRun: boolean, run: () => void): void {
  const isDone = useRef(!shouldRun);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    run();
  });
}
