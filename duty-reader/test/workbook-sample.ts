import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface SampleSheet {
  readonly name: string;
  readonly isHidden?: boolean;
  /** A text after `^` is raised; an empty cell is left out. */
  readonly rows: readonly (readonly (string | number)[])[];
}

interface Options {
  /** Of the names of elements; the .NET library of Microsoft writes one. */
  readonly prefix?: string;
  /** Texts are in their cells and not in a list of the workbook. */
  readonly isInline?: boolean;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** 'AB' for the column at 27. */
const lettersOf = (column: number): string =>
  `${column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`;

/** An XLSX workbook as programs write it. */
export function sampleWorkbook(
  sheets: readonly SampleSheet[],
  { prefix = '', isInline = false }: Options = {},
): Uint8Array {
  const tag = (name: string) => (prefix === '' ? name : `${prefix}:${name}`);
  const namespace = prefix === '' ? `xmlns="${MAIN}"` : `xmlns:${prefix}="${MAIN}"`;
  const element = (name: string, content: string, attributes = '') =>
    `<${tag(name)}${attributes === '' ? '' : ` ${attributes}`}>${content}</${tag(name)}>`;
  const raisedRun = (text: string) =>
    element('r', element('rPr', element('vertAlign', '', 'val="superscript"')) + element('t', text));
  const content = (text: string) => {
    const [flat = '', ...raised] = escaped(text).split('^');
    const first = element('t', flat);
    return raised.length === 0 ? first : [element('r', first), ...raised.map(raisedRun)].join('');
  };
  const shared: string[] = [];
  const cell = (value: string | number, place: string) => {
    if (value === '') return '';
    if (typeof value === 'number') return element('c', element('v', String(value)), `r="${place}"`);
    if (isInline) return element('c', element('is', content(value)), `r="${place}" t="inlineStr"`);
    shared.push(element('si', content(value)));
    return element('c', element('v', String(shared.length - 1)), `r="${place}" t="s"`);
  };
  const row = (cells: SampleSheet['rows'][number], index: number) =>
    element('row', cells.map((value, at) => cell(value, `${lettersOf(at)}${index + 1}`)).join(''), `r="${index + 1}"`);
  const parts = sheets.map(({ rows }) =>
    strToU8(element('worksheet', element('sheetData', rows.map(row).join('')), namespace)),
  );
  const list = sheets.map(({ name, isHidden = false }, index) =>
    element(
      'sheet',
      '',
      `name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"`,
    ),
  );
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (...each: readonly string[]) =>
    strToU8(`<Relationships xmlns="${RELATIONS}">${each.join('')}</Relationships>`);
  return zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': strToU8(
      element('workbook', element('sheets', list.join('')), `${namespace} xmlns:r="${OFFICE}"`),
    ),
    'xl/_rels/workbook.xml.rels': relations(
      relation('rS', 'sharedStrings', 'sharedStrings.xml'),
      ...sheets.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `/xl/worksheets/part${index + 1}.xml`)),
    ),
    'xl/sharedStrings.xml': strToU8(element('sst', shared.join(''), namespace)),
    ...Object.fromEntries(parts.map((part, index) => [`xl/worksheets/part${index + 1}.xml`, part])),
  });
}
