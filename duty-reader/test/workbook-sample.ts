import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface SampleSheet {
  readonly name: string;
  readonly isHidden?: boolean;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** An XLSX workbook as programs write it; `prefix` as the .NET library of Microsoft names the elements. */
export function sampleWorkbook(sheets: readonly SampleSheet[], prefix = ''): Uint8Array {
  const tag = (name: string) => (prefix === '' ? name : `${prefix}:${name}`);
  const namespace = prefix === '' ? `xmlns="${MAIN}"` : `xmlns:${prefix}="${MAIN}"`;
  const element = (name: string, content: string, attributes = '') =>
    `<${tag(name)}${attributes === '' ? '' : ` ${attributes}`}>${content}</${tag(name)}>`;
  const cell = (value: string | number, place: string) =>
    typeof value === 'number'
      ? element('c', element('v', String(value)), `r="${place}"`)
      : element('c', element('is', element('t', value)), `r="${place}" t="inlineStr"`);
  const row = (cells: SampleSheet['rows'][number], index: number) =>
    element(
      'row',
      cells.map((value, at) => cell(value, `${String.fromCharCode(65 + at)}${index + 1}`)).join(''),
      `r="${index + 1}"`,
    );
  const list = sheets.map(({ name, isHidden = false }, index) =>
    element(
      'sheet',
      '',
      `name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"`,
    ),
  );
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="/xl/worksheets/part${index + 1}.xml"/>`,
  );
  return zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      element('workbook', element('sheets', list.join('')), `${namespace} xmlns:r="${OFFICE}"`),
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships xmlns="${RELATIONS}">${relations.join('')}</Relationships>`),
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/part${index + 1}.xml`,
        strToU8(element('worksheet', element('sheetData', rows.map(row).join('')), namespace)),
      ]),
    ),
  });
}
