import { csvFileText } from '@specbuilder/shared-contracts/domain';
import type { DeliverableSubject } from '../subject/subject.ts';
import { type ColumnKey, cellData } from './column.ts';
import { noteTexts, scheduleTables } from './schedule-tables.ts';

/** One row for each tag under the keys of the columns, whatever the kind of equipment; values are inch-pound. */
export function scheduleCsv(subject: DeliverableSubject): string {
  const tables = scheduleTables(subject);
  const keys = [...new Set(tables.flatMap(({ columns }) => columns.map(({ key }) => key)))];
  const rows = tables.flatMap(({ kind, columns, items }) =>
    items.map((item) => {
      const cells = new Map<ColumnKey, string | number>(columns.map((entry) => [entry.key, cellData(entry, item)]));
      // Numbers of notes are useless without the notes.
      cells.set('notes', noteTexts(item).join('; '));
      return [kind, ...keys.map((key) => cells.get(key) ?? '')];
    }),
  );
  return csvFileText([['kind', ...keys], ...rows]);
}
