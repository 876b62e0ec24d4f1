import type { SheetCell } from '@specbuilder/shared-ui/data';
import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts that every workbook of one sheet has (ECMA-376). */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="Fans" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** An XLSX workbook of one sheet. Its texts are texts, which no spreadsheet runs as a formula. */
export function workbookFile(cells: readonly (readonly SheetCell[])[]): Uint8Array<ArrayBuffer> {
  const rows = cells.map((line) => `<row>${line.map(cellXml).join('')}</row>`).join('');
  const sheet = `<worksheet xmlns="${SHEETS}"><sheetData>${rows}</sheetData></worksheet>`;
  const parts = Object.entries({ ...PARTS, 'xl/worksheets/sheet1.xml': sheet });
  return new Uint8Array(zipSync(Object.fromEntries(parts.map(([name, xml]) => [name, strToU8(HEAD + xml)]))));
}

function cellXml(cell: SheetCell): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
  const plain = text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '');
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
