import { roundedTo } from '@specbuilder/shared-contracts/domain';
import type { SheetCell } from '@specbuilder/shared-ui/data';
import { headerOf, type ResultColumn } from './result-column.ts';

/** Digits beyond those that any column shows are noise of the calculation. */
const DECIMALS = 4;

/** A line of headers with units, and rows whose numbers stay numbers. */
export function sheetCells<Row>(
  rows: readonly Row[],
  columns: readonly ResultColumn<Row>[],
): readonly (readonly SheetCell[])[] {
  const headers = columns.map(headerOf);
  return [headers, ...rows.map((row) => columns.map(({ value }) => cellOf(value(row))))];
}

function cellOf(value: number | string | null): SheetCell {
  return typeof value === 'number' ? roundedTo(value, DECIMALS) : (value ?? '');
}
