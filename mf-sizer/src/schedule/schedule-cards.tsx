import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { ColumnHead } from './column-head.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import type { ScheduleRowsProps } from './schedule-row.tsx';
import { useTableStyles } from './table-styles.ts';
import { UnusedColumns } from './unused-columns.tsx';

/** The rows below one another, and what their columns were understood as in a part that opens. */
export function ScheduleCards({ columns, rows, onField, ...ofRow }: ScheduleRowsProps) {
  const styles = useTableStyles();
  return (
    <>
      <UnusedColumns columns={columns} />
      <details open={columns.some(({ isOpen }) => isOpen)}>
        <summary>{SCHEDULE_MESSAGES.columns}</summary>
        <div className={styles.columns}>
          {columns.map((column, index) => (
            <div key={index} className={styles.columnLine}>
              <span>{column.header}</span>
              <div>
                <ColumnHead column={column} onField={onField} />
              </div>
            </div>
          ))}
        </div>
      </details>
      <ul className={styles.cards} aria-label={SCHEDULE_MESSAGES.table}>
        {rows.map((sized) => (
          <ScheduleCard key={sized.row.id} sized={sized} columns={columns} {...ofRow} />
        ))}
      </ul>
    </>
  );
}
