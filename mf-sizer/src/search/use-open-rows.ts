import { usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';

interface OpenRows {
  readonly resultId: string | null;
  readonly ids: ReadonlySet<number>;
}

/** Which rows of a result are open; of a new result the first one is (RES-008), in the commerce view all (COM-011). */
export function useOpenRows(resultId: string, rowIds: readonly number[]) {
  const { store } = usePlatform();
  const first = store === null ? rowIds.slice(0, 1) : rowIds;
  const [open, setOpen] = useState<OpenRows>({ resultId: null, ids: new Set() });
  const ids = open.resultId === resultId ? open.ids : new Set(first);
  const toggle = (id: number) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setOpen({ resultId, ids: next });
  };
  return [ids, toggle] as const;
}
