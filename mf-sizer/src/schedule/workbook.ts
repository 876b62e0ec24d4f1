import { strFromU8, unzipSync } from 'fflate';
import type { Table } from './sheet-reading.ts';

/** A spreadsheet of a building has a few hundred kB; what unpacks to more is none. */
const MAX_BYTES = 40 * 1024 * 1024;

/**
 * Cells of the first sheet of an XLSX workbook that has any.
 *
 * @throws Error when the file is no workbook
 */
export function workbookTable(file: Uint8Array): Table {
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) =>
      originalSize < MAX_BYTES && /^xl\/(sharedStrings|worksheets\/sheet\d+)\.xml$/.test(name),
  });
  const strings = stringsOf(parts['xl/sharedStrings.xml']);
  const names = Object.keys(parts).filter((name) => name.includes('/sheet'));
  const inOrder = names.sort((item, other) => Number(/\d+/.exec(item)?.[0]) - Number(/\d+/.exec(other)?.[0]));
  if (inOrder.length === 0) throw new Error('The file has no sheet');
  const tables = inOrder.map((name) => sheetTable(parts[name], strings));
  return tables.find((table) => table.length > 0) ?? [];
}

function xmlOf(part: Uint8Array | undefined): Document | null {
  return part === undefined ? null : new DOMParser().parseFromString(strFromU8(part), 'application/xml');
}

const texts = (element: Element) =>
  [...element.getElementsByTagName('t')].map(({ textContent }) => textContent).join('');

function stringsOf(part: Uint8Array | undefined): string[] {
  return [...(xmlOf(part)?.getElementsByTagName('si') ?? [])].map(texts);
}

function sheetTable(part: Uint8Array | undefined, strings: readonly string[]): string[][] {
  return [...(xmlOf(part)?.getElementsByTagName('row') ?? [])].map((row) => {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagName('c')) {
      const place = placeOf(cell.getAttribute('r') ?? '') ?? cells.length;
      while (cells.length < place) cells.push('');
      cells[place] = textOf(cell, strings);
    }
    return cells;
  });
}

/** 'AB12' is the 28th column. */
function placeOf(reference: string): number | null {
  const characters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (characters === undefined) return null;
  return [...characters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(cell: Element, strings: readonly string[]): string {
  const kind = cell.getAttribute('t');
  if (kind === 'inlineStr') return texts(cell);
  const value = cell.getElementsByTagName('v')[0]?.textContent ?? '';
  if (kind === 's') return strings[Number(value)] ?? '';
  // Calculated cells of a sheet end in digits that were never entered.
  return kind === null && value !== '' && Number.isFinite(Number(value))
    ? String(Number(Number(value).toPrecision(10)))
    : value;
}
