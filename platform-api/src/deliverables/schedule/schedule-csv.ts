import { csvFileText } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { chosenColumns } from './chosen-columns.ts';
import { type Column, type ColumnKey, cellData, columnLabel, columnUnit } from './column.ts';
import { noteTexts, scheduleTables } from './schedule-tables.ts';

/**
 * One row for each tag, whatever the kind of equipment; values are inch-pound. A reader has labels, and units in a row
 * below them; a program has keys that never change.
 */
export function scheduleCsv(subject: DeliverableSubject, heads: 'labels' | 'keys'): string {
  const tables = scheduleTables(subject);
  const known = [...new Map(tables.flatMap((table) => table.columns).map((entry) => [entry.key, entry])).values()];
  // Programs find each of their keys, whatever a project prints.
  const all = (heads === 'keys' ? null : chosenColumns(known, subject.facts)) ?? known;
  const isFilled = ({ key }: Column) =>
    tables.some(({ columns: ofKind, items }) => {
      const entry = ofKind.find((each) => each.key === key);
      return entry !== undefined && items.some((item) => cellData(entry, item) !== '');
    });
  // Readers have no columns without values.
  const columns = heads === 'keys' ? all : all.filter(isFilled);
  const rows = tables.flatMap(({ kind, columns: ofKind, items }) =>
    items.map((item) => {
      const cells = new Map<ColumnKey, string | number>(ofKind.map((entry) => [entry.key, cellData(entry, item)]));
      // Numbers of notes are useless without the notes.
      cells.set('notes', noteTexts(item).join('; '));
      const name = heads === 'keys' ? kind : MESSAGES.kindName({ kind });
      return [name, ...columns.map(({ key }) => cells.get(key) ?? '')];
    }),
  );
  return csvFileText([...headRows(columns, heads), ...rows]);
}

function headRows(columns: readonly Column[], heads: 'labels' | 'keys'): string[][] {
  if (heads === 'keys') return [['kind', ...columns.map(({ key }) => key)]];
  return [
    [MESSAGES.kindColumn, ...columns.map(columnLabel)],
    ['', ...columns.map(columnUnit)],
  ];
}
