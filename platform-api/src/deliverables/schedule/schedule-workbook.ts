import type { PageSize } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES as MESSAGES, type XlsxCell, type XlsxJob, type XlsxSheet } from '../../core/index.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { type Column, cellData, columnLabel, columnUnit } from './column.ts';
import { noteTexts, type ScheduleTable, scheduleTables } from './schedule-tables.ts';

/** Tag, which stays in sight beside what is scrolled to. */
const FROZEN_COLUMNS = 1;
/** Labels and units. */
const HEAD_ROWS = 2;

/** Schedules as a workbook: a sheet for each kind of equipment, numbers in inch-pound units. */
export function scheduleWorkbook(subject: DeliverableSubject, pageSize: PageSize): XlsxJob {
  return {
    kind: 'xlsx',
    pageSize,
    footer: MESSAGES.documentTitle({ document: MESSAGES.document.schedule, project: subject.projectName }),
    sheets: scheduleTables(subject).map(sheetOf),
  };
}

function sheetOf({ kind, columns, chosen, items }: ScheduleTable): XlsxSheet {
  // Of one kind no column needs to be there for another: what no item fills is left out.
  const filled = (chosen ?? columns).filter((entry) => items.some((item) => cellData(entry, item) !== ''));
  const shown = chosen === null ? printedFirst(filled) : filled;
  return {
    name: MESSAGES.kindName({ kind }),
    frozenRows: HEAD_ROWS,
    frozenColumns: FROZEN_COLUMNS,
    heads: [
      [...shown.map(columnLabel), MESSAGES.kindColumn],
      [...shown.map(columnUnit), ''],
    ],
    rows: items.map((item) => [
      ...shown.map((entry) => cellOf(entry, item)),
      { value: MESSAGES.kindName({ kind }), decimals: 0 },
    ]),
  };
}

/** Those of drawings, then what is in data alone. */
function printedFirst(columns: readonly Column[]): Column[] {
  return [...columns.filter(({ isOptional }) => !isOptional), ...columns.filter(({ isOptional }) => isOptional)];
}

function cellOf(entry: Column, item: DeliverableItem): XlsxCell {
  const { key, decimals } = entry;
  // Numbers of notes are useless without the notes.
  return { value: key === 'notes' ? noteTexts(item).join('; ') : cellData(entry, item), decimals };
}
