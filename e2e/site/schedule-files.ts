import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

type Rows = readonly (readonly string[])[];

/** A workbook with a sheet for each name. */
export function workbook(sheets: Readonly<Record<string, Rows>>): Buffer {
  const named = Object.entries(sheets).map(([name, rows], index) => ({ name, rows, id: index + 1 }));
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (...each: readonly string[]) =>
    strToU8(`<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`);
  const list = named.map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`).join('');
  const files = {
    '[Content_Types].xml': strToU8(`<Types xmlns="${PACKAGE}/content-types"/>`),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': strToU8(`<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': relations(
      ...named.map(({ id }) => relation(`rId${id}`, 'worksheet', `worksheets/sheet${id}.xml`)),
    ),
  };
  const parts = named.map(({ rows, id }) => [`xl/worksheets/sheet${id}.xml`, strToU8(worksheet(rows))]);
  return Buffer.from(zipSync({ ...files, ...Object.fromEntries(parts) }));
}

function worksheet(rows: Rows): string {
  const cell = (text: string, place: string) =>
    `<c r="${place}" t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
  const lines = rows.map((cells, row) => {
    const filled = cells.map((text, at) => cell(text, `${String.fromCharCode(65 + at)}${row + 1}`));
    return `<row r="${row + 1}">${filled.join('')}</row>`;
  });
  return `<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** A schedule as Revit exports it: quoted cells between tabs, in UTF-16 with its mark. */
export function revitExport(title: string, rows: Rows): Buffer {
  const lines = [[title], ...rows].map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join('\t'));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`, 'utf16le');
}
