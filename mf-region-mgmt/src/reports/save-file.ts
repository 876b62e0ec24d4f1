import { csvFile, type SheetCell, saveFile } from '@specbuilder/shared-ui/data';

/** Hands lines to the browser as a file for spreadsheets. */
export function saveCsv(name: string, lines: readonly (readonly SheetCell[])[]): void {
  saveFile(csvFile(lines), name);
}
