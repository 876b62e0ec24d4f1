import { CRITERIA_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { useEffect, useRef } from 'react';
import type { SearchAddress } from './search-address.ts';
import { writeSearch } from './sizer-context.ts';

/** Keeps what is typed, 200 ms after the last change. */
export function useRemembering<C>(storage: StorageService, address: SearchAddress, criteria: C): void {
  useEffect(() => {
    const timer = setTimeout(() => writeSearch(storage, { ...address, criteria }), CRITERIA_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [storage, address, criteria]);
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
