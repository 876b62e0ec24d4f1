import { mergeClasses } from '@specbuilder/shared-ui/core';
import type { CSSProperties } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { Field } from './columns.ts';
import type { DutyRow } from './duty-row.ts';
import { fieldName } from './field-name.ts';
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
  readonly onCell: (rowId: string, field: Field, text: string) => void;
}

/** A cell of the schedule, edited in place. */
export function DutyCell({ row, field, isWrong, onCell }: DutyCellProps) {
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
        isWrong && styles.wrong,
      )}
      aria-label={SCHEDULE_MESSAGES.cellOf({ field: fieldName(field), name: rowName(row) })}
      aria-invalid={isWrong}
      style={{ [CHARACTERS]: Math.max(4, text.length) } as CSSProperties}
      defaultValue={text}
      onBlur={({ currentTarget: { value } }) => value !== text && onCell(row.id, field, value)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  );
}
