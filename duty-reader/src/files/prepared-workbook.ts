import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const SHARED_TEXTS = 'xl/sharedStrings.xml';
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/**
 * A workbook as the library reads it: raised digits as characters of their own, since the library joins the runs of a text
 * and 0.5 with a raised note 2 would be 0.52; and the address of each cell, which the standard leaves to the writer.
 */
export function preparedWorkbook(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes, { filter: ({ name }) => name === SHARED_TEXTS || SHEET.test(name) });
  const changed = Object.entries(parts).flatMap(([name, part]) => {
    const before = strFromU8(part);
    const raised = IS_RAISED.test(before) ? before.replaceAll(RUN, withRaisedRun) : before;
    const after = SHEET.test(name) ? withAddresses(raised) : raised;
    return after === before ? [] : [[name, strToU8(after)] as const];
  });
  return changed.length === 0 ? bytes : zipSync({ ...unzipSync(bytes), ...Object.fromEntries(changed) }, { level: 0 });
}

/** Rows of all sheets that have a value; a sheet that is formatted to its end has a million without one. */
export function countRows(bytes: Uint8Array): number {
  const sheets = unzipSync(bytes, { filter: ({ name }) => SHEET.test(name) });
  return Object.values(sheets)
    .flatMap((sheet) => strFromU8(sheet).split(ROW))
    .filter((row) => VALUE.test(row)).length;
}

const ROW = /<(?:\w+:)?row(?=[\s/>])/;
const VALUE = /<(?:\w+:)?(?:v|is)(?=[\s>])/;

const RUN = /<((?:\w+:)?)r>(?:(?!<\/\1r>)[\s\S])*<\/\1r>/g;
const IS_RAISED = /<(?:\w+:)?vertAlign\b[^>]*\bval="superscript"/;
const TEXT = /(<(?:\w+:)?t\b[^>]*>)([^<]*)(?=<)/g;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function withRaisedRun(run: string): string {
  return IS_RAISED.test(run) ? run.replaceAll(TEXT, (_, open, text) => `${open}${raised(text)}`) : run;
}

/** Digits as raised ones; a raised word is a remark in brackets. */
function raised(text: string): string {
  if (/[^\d,\s]/.test(text)) return ` (${text.trim()})`;
  return text.replaceAll(/\d/g, (digit) => RAISED[Number(digit)] ?? digit).replaceAll(/[,\s]/g, '');
}

const WITHOUT_ADDRESS = /<(?:\w+:)?c(?=[\s/>])(?![^>]*\sr=")/;
const ROW_OR_CELL = /<((?:\w+:)?)(row|c)(?=[\s/>])([^>]*)>/g;

/** A row and a cell without an address follow the one before. */
function withAddresses(xml: string): string {
  if (!WITHOUT_ADDRESS.test(xml)) return xml;
  let row = 0;
  let column = 0;
  return xml.replaceAll(ROW_OR_CELL, (tag, prefix: string, name: string, rest: string) => {
    const [, letters = '', digits = ''] = /\sr="([A-Z]*)(\d*)"/.exec(rest) ?? [];
    if (name === 'row') {
      row = digits === '' ? row + 1 : Number(digits);
      column = 0;
      return tag;
    }
    column = letters === '' ? column + 1 : numberOf(letters);
    return letters === '' ? `<${prefix}c r="${nameOf(column)}${row}"${rest}>` : tag;
  });
}

/** 'AB' is the 28th column. */
const numberOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const nameOf = (column: number): string =>
  column <= 26
    ? String.fromCharCode(64 + column)
    : nameOf(Math.floor((column - 1) / 26)) + nameOf(((column - 1) % 26) + 1);
