import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';

/** The maximum number of rows that fit side by side with readable values. */
export const MAX_COMPARED = 4;
const KEY = 'compared';

const remembered = z.object({ resultId: z.string(), ids: z.array(z.number()).check(z.maxLength(MAX_COMPARED)) });

/** Rows of one result that are to be compared, in the order they were chosen. */
export interface ComparedRows {
  readonly ids: readonly number[];
  readonly isFull: boolean;
  /** Rows that no server has confirmed: what is ticked stays so, and no other row joins it. */
  readonly isLocked: boolean;
  /** Nothing where the row would be one too many. */
  readonly toggle: (id: number) => void;
  readonly clear: () => void;
}

/** Where rows are offered for a comparison; null where they are not. */
export const ComparedContext = createContext<ComparedRows | null>(null);
export const useComparedRows = (): ComparedRows | null => useContext(ComparedContext);

/** What is chosen among the rows of a result. It stays over a reload, and with the next result as far as that has it. */
export function useCompared(
  resultId: string,
  offered: readonly { readonly fanUnitId: number }[],
  isLocked: boolean,
): ComparedRows {
  const { storage } = usePlatform();
  const [chosen, setChosen] = useState(() => read(storage, resultId));
  const ids = useMemo(
    () => chosen.filter((id) => offered.some(({ fanUnitId }) => fanUnitId === id)),
    [chosen, offered],
  );
  useEffect(() => {
    // Rows that were worked out here have no result to be remembered with.
    if (ids.length > 0 && resultId !== '') storage.write(KEY, JSON.stringify({ resultId, ids }));
  }, [storage, resultId, ids]);
  const isFull = ids.length >= MAX_COMPARED;
  const choose = useCallback(
    (next: readonly number[]) => {
      setChosen(next);
      if (next.length === 0) storage.remove(KEY);
    },
    [storage],
  );
  const toggle = useCallback(
    (id: number) => {
      if (ids.includes(id)) choose(ids.filter((other) => other !== id));
      else if (!isFull) choose([...ids, id]);
    },
    [ids, isFull, choose],
  );
  const clear = useCallback(() => choose([]), [choose]);
  return useMemo(() => ({ ids, isFull, isLocked, toggle, clear }), [ids, isFull, isLocked, toggle, clear]);
}

const NONE: readonly number[] = [];

function read(storage: StorageService, resultId: string): readonly number[] {
  try {
    const found = remembered.safeParse(JSON.parse(storage.read(KEY) ?? 'null'));
    return found.success && found.data.resultId === resultId ? found.data.ids : NONE;
  } catch {
    return NONE;
  }
}
