import { mergeClasses } from '@specbuilder/shared-ui/core';
import { type CSSProperties, useEffect, useRef } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { EditField, Field } from './columns.ts';
import type { DutyRow } from './duty-row.ts';
import { fieldName } from './field-name.ts';
import { KEPT, keptWords } from './kept-texts.ts';
import { remarkText, valueText } from './remark-text.ts';
import type { Remark } from './row-remarks.ts';
import { CHARACTERS, useTableStyles } from './table-styles.ts';
import { cellId } from './walk/stops.ts';
import { useOnward } from './walk/walk-context.ts';

const VALUES: ReadonlySet<Field> = new Set<Field>([
  'airflow',
  'pressure',
  'sones',
  'soundPressure',
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

/** A cell of the schedule, edited in place, with what is used beside it where that is something else than is written. */
export function DutyCell(props: DutyCellProps) {
  const styles = useTableStyles();
  const { row, field } = props;
  const used = field === 'tag' ? countText(row) : usedValues(row, field);
  if (used === '') return <CellInput {...props} />;
  return (
    <span className={styles.withUsed}>
      <CellInput {...props} />
      <span className={mergeClasses(styles.used, VALUES.has(field) && styles.numeric)}>{used}</span>
    </span>
  );
}

const countText = ({ quantity, state }: DutyRow): string =>
  quantity === 1 || state === 'ignored' ? '' : SCHEDULE_MESSAGES.fans({ count: quantity });

function CellInput({ row, field, isWrong, isDoubted, onCell }: DutyCellProps) {
  const styles = useTableStyles();
  const text = row.cells[field] ?? '';
  const id = cellId(row.id, field);
  const input = useTextFrom(text);
  const onward = useOnward();
  const commit = (value: string) => value.trim() !== text && onCell(row.id, field, value);
  return (
    <input
      ref={input}
      id={id}
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
      onBlur={({ currentTarget: { value } }) => commit(value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // It would press the button that gets the focus.
        event.preventDefault();
        commit(event.currentTarget.value);
        if (isWrong || isDoubted) onward({ id, rowId: row.id });
      }}
    />
  );
}

/** An input whose text changes where another part of the page enters one; it keeps the focus. */
function useTextFrom(text: string) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.value = text;
  }, [text]);
  return input;
}

/** What becomes of the text of a cell, where it is not used as it is written. */
function usedText(row: DutyRow, field: Field): string | undefined {
  const said = row.remarks.filter((remark) => SAID_OF_CELL.has(remark.kind) && remark.field === field);
  if (said.length > 0) return said.map(remarkText).join('; ');
  return KEPT.has(field) && row.cells[field] !== undefined ? keptWords(field) : undefined;
}

const SAID_OF_CELL: ReadonlySet<Remark['kind']> = new Set<Remark['kind']>(['readAs', 'notForFan', 'cut']);

/** The values that are used instead of the text of a cell. */
const usedValues = ({ remarks, state }: DutyRow, field: Field): string =>
  state === 'ignored'
    ? ''
    : remarks
        .filter((remark) => remark.kind === 'readAs' && remark.field === field)
        .map(({ value }) => valueText(field, value))
        .join(', ');
