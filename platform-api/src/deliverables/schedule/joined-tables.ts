import type { DeliverableItem } from '../subject/subject.ts';
import { ALWAYS_FIRST } from './chosen-columns.ts';
import { type Column, type ColumnKey, cellData } from './column.ts';
import { noteTexts, type ScheduleTable } from './schedule-tables.ts';

/** Columns of several kinds of equipment for one table of data, each once. */
export function joinedColumns(tables: readonly ScheduleTable[]): Column[] {
  const known = [...new Map(tables.flatMap(({ columns }) => columns).map((entry) => [entry.key, entry])).values()];
  const isFirst = ({ key }: Column) => ALWAYS_FIRST.includes(key);
  return [...known.filter(isFirst), ...known.filter((entry) => !isFirst(entry))];
}

/** Those with a value in at least one row. */
export function filledColumns(columns: readonly Column[], tables: readonly ScheduleTable[]): Column[] {
  const filled = new Set(
    tables.flatMap(({ columns: ofKind, items }) =>
      ofKind.filter((entry) => items.some((item) => cellData(entry, item) !== '')).map(({ key }) => key),
    ),
  );
  return columns.filter(({ key }) => filled.has(key));
}

/** The values of an item by column, as its kind of equipment has them. */
export function dataOf({ columns }: ScheduleTable, item: DeliverableItem): Map<ColumnKey, string | number> {
  const cells = new Map<ColumnKey, string | number>(columns.map((entry) => [entry.key, cellData(entry, item)]));
  // Numbers of notes are useless without the notes.
  return cells.set('notes', noteTexts(item).join('; '));
}
