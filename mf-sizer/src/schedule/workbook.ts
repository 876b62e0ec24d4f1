import type { Table } from './sheet-reading.ts';
import { elements, type Parts, partsOf, relationsOf, xmlOf } from './workbook-parts.ts';

export interface WorkbookSheet {
  readonly name: string;
  readonly table: Table;
}

/**
 * The visible sheets of an XLSX workbook that have cells, in its order.
 *
 * @throws Error when the file is no workbook
 */
export function workbookSheets(file: Uint8Array): readonly WorkbookSheet[] {
  const parts = partsOf(file);
  const workbook = relationsOf(parts, '').find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const relations = relationsOf(parts, workbook);
  const strings = relations.find(({ type }) => type === 'sharedStrings')?.target ?? 'xl/sharedStrings.xml';
  const texts = elements(xmlOf(parts[strings]), 'si').map(textOf);
  const listed = elements(xmlOf(parts[workbook]), 'sheet').flatMap((sheet) => {
    const relation = relations.find(({ id }) => id === relationOf(sheet));
    const isVisible = (sheet.getAttribute('state') ?? 'visible') === 'visible';
    return relation === undefined || !isVisible
      ? []
      : [{ name: sheet.getAttribute('name') ?? '', path: relation.target }];
  });
  const sheets = listed.length > 0 ? listed : unlisted(parts);
  if (sheets.length === 0) throw new Error('The file has no sheet');
  return sheets
    .map(({ name, path }) => ({ name, table: sheetTable(parts[path], texts) }))
    .filter(({ table }) => table.length > 0);
}

/** Cells of all visible sheets, one below another. */
export const workbookTable = (file: Uint8Array): Table =>
  workbookSheets(file).flatMap(({ table }, index) => (index === 0 ? table : [[], ...table]));

/** The 'r:id' of a sheet, whichever prefix it has. */
const relationOf = (sheet: Element) => [...sheet.attributes].find(({ localName }) => localName === 'id')?.value;

/** Sheets of a file without a list of them, by their numbers. */
function unlisted(parts: Parts): { readonly name: string; readonly path: string }[] {
  const numbered = Object.keys(parts).flatMap((path) => {
    const [, name] = /^xl\/worksheets\/sheet(\d+)\.xml$/.exec(path) ?? [];
    return name === undefined ? [] : [{ name, path }];
  });
  return numbered.sort((item, other) => Number(item.name) - Number(other.name));
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The runs of a text; a raised digit stays raised, so that a note does not become a digit of the figure before it. */
function textOf(element: Element): string {
  return elements(element, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map((text) => (isRaised(text.parentElement) ? raised(text.textContent ?? '') : (text.textContent ?? '')))
    .join('');
}

const isRaised = (run: Element | null) =>
  elements(run, 'vertAlign').some((align) => align.getAttribute('val') === 'superscript');

function raised(text: string): string {
  if (/[^\d,\s]/.test(text)) return ` (${text.trim()})`;
  return text.replaceAll(/\d/g, (digit) => RAISED[Number(digit)] ?? digit).replaceAll(/[,\s]/g, '');
}

function sheetTable(part: Uint8Array | undefined, strings: readonly string[]): string[][] {
  const rows = elements(xmlOf(part), 'row').map((row) => {
    const cells: string[] = [];
    for (const cell of elements(row, 'c')) {
      const place = placeOf(cell.getAttribute('r') ?? '') ?? cells.length;
      while (cells.length < place) cells.push('');
      cells[place] = cellText(cell, strings);
    }
    return cells;
  });
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

/** 'AB12' is the 28th column. */
function placeOf(reference: string): number | null {
  const characters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (characters === undefined) return null;
  return [...characters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(cell: Element, strings: readonly string[]): string {
  const kind = cell.getAttribute('t');
  if (kind === 'inlineStr') return textOf(cell);
  const value = elements(cell, 'v')[0]?.textContent ?? '';
  if (kind === 's') return strings[Number(value)] ?? '';
  // Calculated cells of a sheet end in digits that were never entered.
  return (kind === null || kind === 'n') && value !== '' && Number.isFinite(Number(value))
    ? String(Number(Number(value).toPrecision(10)))
    : value;
}
