import { Select } from '@specbuilder/shared-ui/data';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { type Column, FIELDS, type Field } from './columns.ts';
import { columnName } from './field-name.ts';
import { useTableStyles } from './table-styles.ts';

interface ColumnSelectProps {
  readonly column: Column;
  readonly place: number;
  readonly onField: (place: number, field: Field | null) => void;
}

/** What a column was understood as; the user may say otherwise. */
export function ColumnSelect({ column, place, onField }: ColumnSelectProps) {
  const styles = useTableStyles();
  const { field, header } = column;
  const name = field === null ? SCHEDULE_MESSAGES.leaveOut : columnName(field, column);
  return (
    // As wide as what it says, not as the longest of what it could say.
    <div className={styles.columnSpace} style={{ minWidth: `calc(${name.length}ch + ${ARROW})` }}>
      <Select
        size="small"
        className={styles.columnSelect}
        appearance="filled-lighter"
        aria-label={SCHEDULE_MESSAGES.columnIs({ head: header || String(place + 1) })}
        value={field ?? ''}
        onChange={(_, { value }) => onField(place, (value || null) as Field | null)}
      >
        {FIELDS.map((item) => (
          <option key={item} value={item}>
            {columnName(item, column)}
          </option>
        ))}
        <option value="">{SCHEDULE_MESSAGES.leaveOut}</option>
      </Select>
    </div>
  );
}

/** The arrow with its gaps. */
const ARROW = '2.6em';
