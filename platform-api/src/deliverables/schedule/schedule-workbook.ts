import type { PageSize } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES as MESSAGES, type XlsxCell, type XlsxJob, type XlsxSheet } from '../../core/index.ts';
import { titleBlockLine } from '../layout/letterhead.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { chosenColumns } from './chosen-columns.ts';
import { type Column, type ColumnKey, columnLabel, columnUnit } from './column.ts';
import { dataOf, filledColumns, joinedColumns } from './joined-tables.ts';
import { alternateTables, baseTables, type ScheduleTable } from './schedule-tables.ts';

/** Tag, which stays in sight beside what is scrolled to. */
const FROZEN_COLUMNS = 1;
/** Nameplates are 1/3 or 3/4 hp, not 0.3333 and 0.75. */
const HORSEPOWER: ColumnKey = 'motorHp';
/** Labels and units. */
const HEAD_ROWS = 2;

/** Schedules as a workbook: a sheet for each kind of equipment and one of the alternates, numbers in inch-pound units. */
export function scheduleWorkbook(subject: DeliverableSubject, pageSize: PageSize): XlsxJob {
  const { facts } = subject;
  const alternates = alternateTables(subject);
  return {
    kind: 'xlsx',
    pageSize,
    footer: [
      ...titleBlockLine(subject),
      MESSAGES.documentTitle({ document: MESSAGES.document.schedule, project: subject.projectName }),
    ].join(' · '),
    sheets: [
      ...baseTables(subject).map((table) => sheetOf(MESSAGES.kindName({ kind: table.kind }), [table], facts)),
      ...(alternates.length === 0 ? [] : [sheetOf(MESSAGES.alternates.sheet, alternates, facts)]),
    ],
  };
}

function sheetOf(name: string, tables: readonly ScheduleTable[], facts: DeliverableSubject['facts']): XlsxSheet {
  const known = joinedColumns(tables);
  const chosen = chosenColumns(known, facts);
  const shown = filledColumns(chosen ?? printedFirst(known), tables);
  return {
    name,
    frozenRows: HEAD_ROWS,
    frozenColumns: FROZEN_COLUMNS,
    printedColumns: chosen === null ? shown.filter(({ isOptional }) => !isOptional).length : shown.length,
    heads: [
      [...shown.map(columnLabel), MESSAGES.kindColumn],
      [...shown.map(columnUnit), ''],
    ],
    rows: tables.flatMap((table) => table.items.map((item) => rowOf(table, shown, item))),
  };
}

function rowOf(table: ScheduleTable, shown: readonly Column[], item: DeliverableItem): XlsxCell[] {
  const cells = dataOf(table, item);
  return [
    ...shown.map(({ key, decimals }) => ({ value: cells.get(key) ?? '', decimals, isFraction: key === HORSEPOWER })),
    { value: MESSAGES.kindName({ kind: table.kind }), decimals: 0 },
  ];
}

/** Those of drawings, then what is in data alone. */
function printedFirst(columns: readonly Column[]): Column[] {
  return [...columns.filter(({ isOptional }) => !isOptional), ...columns.filter(({ isOptional }) => isOptional)];
}
