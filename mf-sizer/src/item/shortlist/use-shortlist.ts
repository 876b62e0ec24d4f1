import { usePlatform } from '@specbuilder/shared-ui/core';
import { useCallback, useState } from 'react';
import { isSame, readShortlist, type ShortlistEntry, withAdded, writeShortlist } from './shortlist.ts';

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
  // Another tab may have changed it since, so each change begins with what is stored.
  const stored = () => readShortlist(browserStorage);
  return {
    entries,
    add: (added) => {
      const next = withAdded(stored(), added);
      if (next !== null) store(next);
      return next !== null;
    },
    change: (changed, note) => store(stored().map((entry) => (isSame(entry, changed) ? { ...entry, note } : entry))),
    remove: (removed) => store(stored().filter((entry) => !isSame(entry, removed))),
    clear: () => store([]),
  };
}
