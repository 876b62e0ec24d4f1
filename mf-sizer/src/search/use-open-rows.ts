import { usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';

interface OpenRows {
  readonly resultId: string | null;
  readonly ids: ReadonlySet<number>;
}

interface RankedResult {
  readonly resultId: string;
  readonly results: readonly RankedRow[];
}
interface RankedRow {
  readonly fanUnitId: number;
}

/** Which rows of a result are open; of a new result the first one is (RES-008), in the commerce view all (COM-011). */
export function useOpenRows({ resultId, results }: RankedResult) {
  const { store } = usePlatform();
  const [open, setOpen] = useState<OpenRows>({ resultId: null, ids: new Set() });
  const first = store === null ? results.slice(0, 1) : results;
  const ids = open.resultId === resultId ? open.ids : new Set(first.map(({ fanUnitId }) => fanUnitId));
  return {
    isOpen: ({ fanUnitId }: RankedRow) => ids.has(fanUnitId),
    onToggle: ({ fanUnitId }: RankedRow) => {
      const next = new Set(ids);
      if (!next.delete(fanUnitId)) next.add(fanUnitId);
      setOpen({ resultId, ids: next });
    },
  };
}
