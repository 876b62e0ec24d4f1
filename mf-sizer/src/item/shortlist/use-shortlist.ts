import { usePlatform } from '@specbuilder/shared-ui/core';
import { useCallback, useState } from 'react';
import { readShortlist, type ShortlistEntry, withAdded, writeShortlist } from './shortlist.ts';

export interface Shortlist {
  readonly entries: readonly ShortlistEntry[];
  /** Adds fans; false, and adds none, where they are too many. */
  readonly add: (added: readonly ShortlistEntry[]) => boolean;
  readonly change: (changed: ShortlistEntry, note: string) => void;
  readonly remove: (removed: ShortlistEntry) => void;
  readonly clear: () => void;
}

/** The fans that the user of this browser keeps over searches. */
export function useShortlist(): Shortlist {
  const { browserStorage } = usePlatform();
  const [entries, setEntries] = useState(() => readShortlist(browserStorage));
  const store = useCallback(
    (next: readonly ShortlistEntry[]) => {
      writeShortlist(browserStorage, next);
      setEntries(next);
    },
    [browserStorage],
  );
  return {
    entries,
    add: (added) => {
      // Another tab may have added some since.
      const next = withAdded(readShortlist(browserStorage), added);
      if (next !== null) store(next);
      return next !== null;
    },
    change: (changed, note) => store(entries.map((entry) => (entry === changed ? { ...entry, note } : entry))),
    remove: (removed) => store(entries.filter((entry) => entry !== removed)),
    clear: () => store([]),
  };
}
