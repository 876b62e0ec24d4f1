import { usePlatform } from '@specbuilder/shared-ui/core';
import { useCallback, useMemo, useState } from 'react';
import { type DutyRow, dutyRows } from './duty-row.ts';
import { keepSheet, MAX_ROWS, readSheet, type Sheet } from './sheet.ts';

export interface SheetState {
  readonly sheet: Sheet | null;
  readonly rows: readonly DutyRow[];
  /** Saved immediately, so that a reload or a sign-in restores it. */
  readonly change: (next: Sheet | null) => void;
}

export function useSheet(): SheetState {
  const { storage } = usePlatform();
  const [sheet, setSheet] = useState(() => readSheet(storage));
  const change = useCallback(
    (next: Sheet | null) => {
      keepSheet(storage, next);
      setSheet(next);
    },
    [storage],
  );
  const { table, headerLines = 0, fields, edits } = sheet ?? {};
  const rows = useMemo(
    () => (table && fields && edits ? dutyRows({ table, headerLines, fields, edits }, MAX_ROWS) : []),
    [table, headerLines, fields, edits],
  );
  return { sheet, rows, change };
}
