import { csvFile, type SheetCell } from '@specbuilder/shared-ui/data';

/** Hands lines to the browser as a file for spreadsheets. */
export function saveCsv(name: string, lines: readonly (readonly SheetCell[])[]): void {
  const address = URL.createObjectURL(csvFile(lines));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
