import { useMediaQuery } from '@specbuilder/shared-ui/core';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { Field } from './columns.ts';
import { inSight, type ShownColumn } from './needed-columns.ts';
import { ScheduleCards } from './schedule-cards.tsx';
import { ScheduleRow, type ScheduleRowsProps } from './schedule-row.tsx';
import type { Sheet } from './sheet.ts';
import type { SizedRow } from './sized-row.ts';
import { TableHeader } from './table-header.tsx';
import { useTableStyles } from './table-styles.ts';
import { UnusedColumns } from './unused-columns.tsx';
import { useSheetChanges } from './use-sheet-changes.ts';

/** Rows that fill a window, drawn at once. */
const FIRST_ROWS = 30;

interface ScheduleTableProps {
  readonly sheet: Sheet;
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly SizedRow[];
  readonly waiting: string;
  readonly onChange: (sheet: Sheet) => void;
}

/** The schedule with its heads as they were pasted above what they were understood as; cards on a phone. */
export function ScheduleTable({ sheet, columns, rows, waiting, onChange }: ScheduleTableProps) {
  // Below this width nothing can stay pinned: the fans would be off screen.
  const hasCards = useMediaQuery('(max-width: 1199.98px)', false);
  const { onField, ...actions } = useSheetChanges(sheet, onChange);
  const ofRows = { ...actions, rows: useDrawnRows(rows), postalCode: sheet.postalCode, waiting };
  return hasCards ? (
    <ScheduleCards columns={columns} onField={onField} {...ofRows} />
  ) : (
    <FoldedTable columns={columns} onField={onField} {...ofRows} />
  );
}

/** The rows of a long schedule that do not fit in a window follow in a drawing that input can interrupt. */
function useDrawnRows(rows: readonly SizedRow[]): readonly SizedRow[] {
  const count = useDeferredValue(rows.length, FIRST_ROWS);
  return useMemo(() => rows.slice(0, count), [rows, count]);
}

/** Columns that are not used give their place to the others until they are called for. */
function FoldedTable({ columns: all, rows, onField, ...ofRow }: ScheduleRowsProps) {
  const styles = useTableStyles();
  const [isUnfolded, setUnfolded] = useState(false);
  const columns = useMemo(() => inSight(isUnfolded ? all : all.filter(({ isFolded }) => !isFolded)), [all, isUnfolded]);
  const fold = useFold(onField, isUnfolded);
  return (
    <>
      <UnusedColumns
        columns={all}
        fold={{ isUnfolded, onToggle: () => setUnfolded(!isUnfolded), button: fold.button }}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: users without a pointer scroll it with the arrow keys */}
      <section className={styles.region} aria-label={SCHEDULE_MESSAGES.table} tabIndex={0}>
        <table className={styles.table}>
          <TableHeader columns={columns} onField={fold.onField} />
          <tbody>
            {rows.map((sized) => (
              <ScheduleRow key={sized.row.id} sized={sized} columns={columns} {...ofRow} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** A column that its user leaves out folds with the list that has the focus, which goes to what shows it again. */
function useFold(onField: ScheduleRowsProps['onField'], isUnfolded: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [leftOut, setLeftOut] = useState(0);
  useEffect(() => {
    if (leftOut > 0) button.current?.focus();
  }, [leftOut]);
  return {
    button,
    onField: (place: number, field: Field | null) => {
      onField(place, field);
      if (field === null && !isUnfolded) setLeftOut((count) => count + 1);
    },
  };
}
