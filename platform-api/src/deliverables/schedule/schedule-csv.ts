import { csvFileText } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import { chosenColumns } from './chosen-columns.ts';
import { type Column, columnLabel, columnUnit } from './column.ts';
import { dataOf, filledColumns, joinedColumns } from './joined-tables.ts';
import { baseAndAlternates } from './schedule-tables.ts';

/**
 * One row for each tag, whatever the kind of equipment, alternates below the base bid; values are inch-pound. A reader
 * has labels, and units in a row below them; a program has keys that never change.
 */
export function scheduleCsv(subject: DeliverableSubject, heads: 'labels' | 'keys'): string {
  const tables = baseAndAlternates(subject);
  const known = joinedColumns(tables);
  // Programs find each of their keys, whatever a project prints; readers have no columns without values.
  const columns = heads === 'keys' ? known : filledColumns(chosenColumns(known, subject.facts) ?? known, tables);
  const rows = tables.flatMap((table) =>
    table.items.map((item) => {
      const cells = dataOf(table, item);
      const name = heads === 'keys' ? table.kind : MESSAGES.kindName({ kind: table.kind });
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
