import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect, useState } from 'react';
import { type Sheet, withFields } from '../sheet.ts';
import type { SheetState } from '../use-sheet.ts';
import { columnsOfSheet, fieldsFor } from './remembered-columns.ts';
import { useColumnsStore } from './use-columns-store.ts';

export interface RememberedColumns {
  /** Columns are used as the user said for the same heads before, or what the user says now is remembered. */
  readonly kind: 'used' | 'saved' | null;
  /** Changes the sheet and remembers what the user says of its columns. */
  readonly change: SheetState['change'];
  readonly forget: () => void;
}

/** Columns with the same heads are used in the same way again, unless the user says something else on this page. */
export function useRememberedColumns({ sheet, change }: SheetState): RememberedColumns {
  const { log } = usePlatform();
  const { remembered, save } = useColumnsStore();
  const [savedFor, setSavedFor] = useState<Sheet['table'] | null>(null);
  useEffect(() => {
    if (sheet?.memory !== 'open' || remembered === null) return;
    const fields = fieldsFor(sheet, remembered);
    change(fields === null ? { ...sheet, memory: 'none' } : { ...withFields(sheet, fields), memory: 'used' });
  }, [sheet, remembered, change]);
  const remember = (next: Sheet) => {
    const columns = columnsOfSheet(next);
    if (columns === null) return;
    save(columns).then(
      () => setSavedFor(next.table),
      (error: unknown) => log.error('The columns of the schedule could not be remembered', error),
    );
  };
  const isSaved = sheet !== null && savedFor === sheet.table;
  return {
    kind: isSaved ? 'saved' : sheet?.memory === 'used' ? 'used' : null,
    change: (next) => {
      const isSaid = sheet !== null && next !== null && next.table === sheet.table && next.fields !== sheet.fields;
      change(isSaid ? { ...next, memory: 'none' } : next);
      if (isSaid) remember(next);
    },
    forget: () => {
      const columns = sheet === null ? null : columnsOfSheet(sheet);
      if (sheet === null || columns === null) return;
      save({ ...columns, columns: {} }).catch((error: unknown) =>
        log.error('The columns of the schedule could not be forgotten', error),
      );
      setSavedFor(null);
      // What the user said on this page stays; what was remembered gives way to what is read.
      change(sheet.memory === 'used' ? { ...withFields(sheet, {}), memory: 'none' } : sheet);
    },
  };
}
