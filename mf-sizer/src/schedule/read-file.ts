import { type Table, tableOf, tidy } from './text-table.ts';

/** The table of a chosen file: a workbook by its signature, any other one as text. */
export async function fileTable(file: File): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return tableOf(new TextDecoder().decode(bytes).replace(/^\uFEFF/, ''));
  const { workbookTable } = await import(/* webpackChunkName: "workbook" */ './workbook.ts');
  return tidy(workbookTable(bytes));
}
