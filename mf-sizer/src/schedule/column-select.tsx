import { Select } from '@specbuilder/shared-ui/data';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { FIELDS, type Field } from './columns.ts';
import { columnName } from './field-name.ts';
import type { ShownColumn } from './needed-columns.ts';
import { useTableStyles } from './table-styles.ts';
import { columnId } from './walk/stops.ts';
import { useOnward } from './walk/walk-context.ts';

interface ColumnSelectProps {
  readonly column: ShownColumn;
  readonly place: number;
  readonly onField: (place: number, field: Field | null) => void;
}

/** What a column was understood as; the user may say otherwise. */
export function ColumnSelect({ column, place, onField }: ColumnSelectProps) {
  const styles = useTableStyles();
  const onward = useOnward();
  const { field, header, isGuess = false, isOpen } = column;
  const isForUser = isGuess || isOpen;
  const name = currentName(column);
  return (
    // As wide as what it says, not as the longest of what it could say.
    <div className={styles.columnSpace} style={{ minWidth: `calc(${name.length * AVERAGE}ch + ${ARROW})` }}>
      <Select
        size="small"
        className={styles.columnSelect}
        appearance="filled-lighter"
        aria-label={SCHEDULE_MESSAGES.columnIs({ head: header || String(place + 1) })}
        value={isForUser ? FOR_USER : (field ?? '')}
        id={columnId(place)}
        onKeyDown={(event) => {
          // The list opens with the space bar and the arrows.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onward({ id: columnId(place), rowId: null });
        }}
        onChange={(_, { value }) => value !== FOR_USER && onField(place, (value || null) as Field | null)}
      >
        {isForUser && <option value={FOR_USER}>{name}</option>}
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

/** No field of a column: what it is likely to be, or that no one knows, which the user has to say. */
const FOR_USER = 'forUser';

function currentName(column: ShownColumn): string {
  if (column.isOpen) return SCHEDULE_MESSAGES.columnUnknown;
  if (column.field === null) return SCHEDULE_MESSAGES.leaveOut;
  const name = columnName(column.field, column);
  return column.isGuess ? SCHEDULE_MESSAGES.guessOf({ name }) : name;
}

/** Letters are narrower than the digit that the unit is as wide as. */
const AVERAGE = 0.88;
/** The arrow with its gaps. */
const ARROW = '2.5em';
