import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { ColumnSelect } from './column-select.tsx';
import type { Field } from './columns.ts';
import { columnName } from './field-name.ts';
import { KEPT, keptWords } from './kept-texts.ts';
import type { ShownColumn } from './needed-columns.ts';
import { useTableStyles } from './table-styles.ts';
import { reasonText } from './unused-text.ts';

interface ColumnHeadProps {
  readonly column: ShownColumn;
  readonly onField: (place: number, field: Field | null) => void;
}

/** What a column is used as, and what happens to words that size no fan. */
export function ColumnHead({ column, onField }: ColumnHeadProps) {
  const styles = useTableStyles();
  const { field, place } = column;
  if (place === null) return <span className={styles.neededName}>{field !== null && columnName(field, column)}</span>;
  const caption = captionOf(column);
  return (
    <>
      <ColumnSelect column={column} place={place} onField={onField} />
      {caption !== '' && <div className={styles.caption}>{caption}</div>}
    </>
  );
}

function captionOf({ field, unused, isOpen }: ShownColumn): string {
  if (field !== null && KEPT.has(field)) return keptWords(field);
  return unused === undefined || isOpen ? '' : SCHEDULE_MESSAGES.notUsed({ reason: reasonText(unused) });
}
