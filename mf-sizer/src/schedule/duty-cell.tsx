import { mergeClasses } from '@specbuilder/shared-ui/core';
import type { CSSProperties } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { EditField, Field } from './columns.ts';
import type { DutyRow } from './duty-row.ts';
import { fieldName } from './field-name.ts';
import { remarkText } from './remark-text.ts';
import { CHARACTERS, useTableStyles } from './table-styles.ts';

const VALUES: ReadonlySet<Field> = new Set<Field>([
  'airflow',
  'pressure',
  'sones',
  'quantity',
  'horsepower',
  'temperatureRise',
  'heatOutput',
  'coolingTons',
]);

/** What a row is called: by its tag, or by its line. */
export function rowName({ id, tag }: DutyRow): string {
  return tag || SCHEDULE_MESSAGES.rowNo({ number: id });
}

interface DutyCellProps {
  readonly row: DutyRow;
  readonly field: Field;
  readonly isWrong: boolean;
  /** It may mean several things. */
  readonly isDoubted: boolean;
  readonly onCell: (rowId: string, field: EditField, text: string) => void;
}

/** A cell of the schedule, edited in place; that of the tag says how many fans the row is for. */
export function DutyCell(props: DutyCellProps) {
  const styles = useTableStyles();
  const { row, field } = props;
  if (field !== 'tag' || row.quantity === 1 || row.state === 'ignored') return <CellInput {...props} />;
  return (
    <span className={styles.tagSpace}>
      <CellInput {...props} />
      <span className={styles.count}>{SCHEDULE_MESSAGES.fans({ count: row.quantity })}</span>
    </span>
  );
}

function CellInput({ row, field, isWrong, isDoubted, onCell }: DutyCellProps) {
  const styles = useTableStyles();
  const text = row.cells[field] ?? '';
  return (
    <input
      // Another text from elsewhere is another field.
      key={text}
      className={mergeClasses(
        styles.input,
        field === 'tag' && styles.tag,
        VALUES.has(field) && styles.numeric,
        isDoubted ? styles.doubted : isWrong && styles.wrong,
        row.state === 'ignored' && styles.ignoredText,
      )}
      aria-label={SCHEDULE_MESSAGES.cellOf({ field: fieldName(field), name: rowName(row) })}
      aria-invalid={isWrong || isDoubted}
      title={usedText(row, field)}
      style={{ [CHARACTERS]: Math.max(4, text.length) } as CSSProperties}
      defaultValue={text}
      onBlur={({ currentTarget: { value } }) => value !== text && onCell(row.id, field, value)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}

/** What is used instead of the text of a cell, where that is something else. */
function usedText({ remarks }: DutyRow, field: Field): string | undefined {
  const read = remarks.filter((remark) => remark.kind === 'readAs' && remark.field === field);
  return read.length === 0 ? undefined : read.map(remarkText).join('; ');
}
