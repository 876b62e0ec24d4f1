import { READING_LIMITS } from '@specbuilder/shared-contracts/domain';
import { cellsOf, isTooLong } from '../schedule/index.ts';
import { decodeText } from '../text/index.ts';
import { FileError } from './file-error.ts';
import type { Sheet } from './sheet.ts';

const ARCHIVE = [0x50, 0x4b];
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];
/** Documents of other programs that are texts: RTF, pages that are named .xls, workbooks of Excel 2003 in XML. */
const MARKUP = /^\s*(?:\{\\rtf|<(?:\?xml|!doctype|html|head|meta|style|body|div|table|svg|workbook)(?=[\s>/]))/i;
/** Characters at the start of a file that say whether it is a text. */
const SAMPLE_LENGTH = 4096;
const TAB = 0x09;
const RETURN = 0x0d;
const SPACE = 0x20;
/** Ends files of MS-DOS. */
const END_OF_FILE = 0x1a;

/**
 * The cells of a file, by its content: an XLSX workbook or a text.
 *
 * @throws FileError for any other file, saying which it is
 */
export async function sheetsOfFile(bytes: Uint8Array): Promise<readonly Sheet[]> {
  if (bytes.length > READING_LIMITS.fileBytes) throw new FileError('tooLarge');
  const beginsWith = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (beginsWith(OLD_WORKBOOK)) throw new FileError('oldWorkbook');
  if (beginsWith(PDF)) throw new FileError('pdf');
  if (beginsWith(ARCHIVE)) {
    // The library for workbooks is loaded with the first of them.
    const { workbookSheets } = await import(/* webpackChunkName: "workbook" */ './workbook.ts');
    return workbookSheets(bytes);
  }
  const text = decodeText(bytes);
  if (text.trim() === '' || hasControls(text.slice(0, SAMPLE_LENGTH))) throw new FileError('noText');
  if (MARKUP.test(text)) throw new FileError('noWorkbook');
  if (isTooLong(text)) throw new FileError('tooLong');
  return [{ name: null, cells: cellsOf(text) }];
}

/** Control characters other than those of lines and tabs: no text has them. */
function hasControls(text: string): boolean {
  return [...text].some((character) => {
    const code = character.charCodeAt(0);
    return code < TAB || (code > RETURN && code < SPACE && code !== END_OF_FILE);
  });
}
