import * as values from '../facts/values.ts';
import { type Column, cellData, cellText, columnLabel, columnUnit, printedUnit } from '../schedule/column.ts';
import type { DeliverableItem } from '../subject/subject.ts';

/** A cell as printed, and as data. */
export interface ReportCell {
  readonly text: string;
  readonly data: string | number;
}

export interface ReportColumn {
  readonly label: string;
  /** Of the data. */
  readonly unit: string;
  readonly printedUnit: string;
  readonly isNumeric: boolean;
}

export interface ReportTable {
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly ReportCell[])[];
}

/** Columns of schedules as a table of a report: what an item does not have is a dash. */
export function itemTable(title: string, columns: readonly Column[], items: readonly DeliverableItem[]): ReportTable {
  const isText = (column: Column) => items.some((item) => typeof column.of(item) === 'string');
  return {
    title,
    columns: columns.map((column) => ({
      label: columnLabel(column),
      unit: columnUnit(column),
      printedUnit: printedUnit(column),
      isNumeric: !isText(column),
    })),
    rows: items.map((item) => columns.map((column) => itemCell(column, item))),
  };
}

export function itemCell(column: Column, item: DeliverableItem): ReportCell {
  return { text: cellText(column, item) || values.NONE, data: cellData(column, item) };
}

export function cell(data: string | number, text = String(data)): ReportCell {
  return { text: text === '' ? values.NONE : text, data };
}

/** To be written by hand. */
export const EMPTY: ReportCell = { text: '', data: '' };

export function plainColumn(label: string, isNumeric = false, unit = ''): ReportColumn {
  return { label, unit, printedUnit: unit, isNumeric };
}
