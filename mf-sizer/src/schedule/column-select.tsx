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
  const { field, header, isGuess = false } = column;
  const name = currentName(column);
  return (
    // As wide as what it says, not as the longest of what it could say.
    <div className={styles.columnSpace} style={{ minWidth: `calc(${name.length}ch + ${ARROW})` }}>
      <Select
        size="small"
        className={styles.columnSelect}
        appearance="filled-lighter"
        aria-label={SCHEDULE_MESSAGES.columnIs({ head: header || String(place + 1) })}
        value={isGuess ? GUESS : (field ?? '')}
        onChange={(_, { value }) => value !== GUESS && onField(place, (value || null) as Field | null)}
      >
        {isGuess && <option value={GUESS}>{name}</option>}
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

/** No field of a column: what it is likely to be, which the user has to say. */
const GUESS = 'guess';

function currentName(column: Column): string {
  if (column.field === null) return SCHEDULE_MESSAGES.leaveOut;
  const name = columnName(column.field, column);
  return column.isGuess ? SCHEDULE_MESSAGES.guessOf({ name }) : name;
}

/** The arrow with its gaps. */
const ARROW = '2.6em';
