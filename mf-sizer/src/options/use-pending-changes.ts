import { useMutationState } from '@specbuilder/shared-ui/query';
import { useCallback, useMemo, useState } from 'react';
import type { Change } from './change.ts';

/** A change with a number of its own, since the same thing may be changed twice. */
export interface SentChange {
  readonly number: number;
  readonly change: Change;
}
let lastNumber = 0;

/**
 * Changes on their way, those of an earlier visit of the page included. The cache tells of a new one a turn later, by
 * when a box that did not follow its click at once would have jumped back; so the page knows its own from the start.
 */
export function usePendingChanges(mutationKey: readonly unknown[]) {
  const [own, setOwn] = useState<readonly SentChange[]>([]);
  const cached = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as SentChange,
  });
  const pending = useMemo(() => {
    const known = new Set(cached.map(({ number }) => number));
    return [...cached, ...own.filter(({ number }) => !known.has(number))].map(({ change }) => change);
  }, [cached, own]);
  const begin = useCallback((change: Change): SentChange => {
    const sent = { number: ++lastNumber, change };
    setOwn((before) => [...before, sent]);
    return sent;
  }, []);
  const end = useCallback(
    ({ number }: SentChange) => setOwn((before) => before.filter((one) => one.number !== number)),
    [],
  );
  return { pending, begin, end };
}
