import { useMutationState } from '@specbuilder/shared-ui/query';
import { useCallback, useMemo, useState } from 'react';
import type { Change } from './change.ts';

/** A change with a number, since the same thing may be changed twice. */
export interface SentChange {
  readonly number: number;
  readonly change: Change;
}
let lastNumber = 0;

/**
 * Pending changes, including those of an earlier visit of the page. The cache reports a new one a turn later, when a
 * checkbox that did not follow its click would already have flipped back; so the page stores those it started itself.
 */
export function usePendingChanges(mutationKey: readonly unknown[]) {
  const [started, setStarted] = useState<readonly SentChange[]>([]);
  const cached = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as SentChange,
  });
  const pending = useMemo(() => {
    const known = new Set(cached.map(({ number }) => number));
    return [...cached, ...started.filter(({ number }) => !known.has(number))].map(({ change }) => change);
  }, [cached, started]);
  const begin = useCallback((change: Change): SentChange => {
    const sent = { number: ++lastNumber, change };
    setStarted((before) => [...before, sent]);
    return sent;
  }, []);
  const end = useCallback(
    ({ number }: SentChange) => setStarted((before) => before.filter((item) => item.number !== number)),
    [],
  );
  return { pending, begin, end };
}
