import { type CsvCell, csvFileText } from '@specbuilder/shared-contracts/domain';

export { csvText } from '@specbuilder/shared-contracts/domain';
export type SheetCell = CsvCell;

/** Rows as a file for spreadsheets. */
export function csvFile(cells: readonly (readonly SheetCell[])[]): Blob {
  return new Blob([csvFileText(cells)], { type: 'text/csv' });
}
