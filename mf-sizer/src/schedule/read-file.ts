import { cellsOf, decodeText } from '@specbuilder/duty-reader';
import { hasRows } from './sheet-reading.ts';
import type { WorkbookSheet } from './workbook.ts';

/** Kinds of files that are not read. */
export type UnreadableKind = 'oldWorkbook' | 'pdf' | 'noWorkbook' | 'noText';

export class UnreadableFile extends Error {
  constructor(readonly kind: UnreadableKind) {
    super(`The file is not read: ${kind}`);
  }
}

const SIGNATURES = { zip: [0x50, 0x4b], oldWorkbook: [0xd0, 0xcf, 0x11, 0xe0], pdf: [0x25, 0x50, 0x44, 0x46] } as const;
/** Characters at the start of a file that say whether it is a text. */
const SAMPLE_LENGTH = 4096;

/**
 * The schedules of a chosen file: the sheets of a workbook that have one, any other file as text.
 *
 * @throws UnreadableFile for every other kind of file
 */
export async function fileSheets(file: File): Promise<readonly WorkbookSheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const starts = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (starts(SIGNATURES.oldWorkbook)) throw new UnreadableFile('oldWorkbook');
  if (starts(SIGNATURES.pdf)) throw new UnreadableFile('pdf');
  if (starts(SIGNATURES.zip)) return sheetsOfWorkbook(bytes);
  const text = decodeText(bytes);
  if (hasControls(text.slice(0, SAMPLE_LENGTH))) throw new UnreadableFile('noText');
  return [{ name: file.name, table: cellsOf(text) }];
}

async function sheetsOfWorkbook(bytes: Uint8Array): Promise<readonly WorkbookSheet[]> {
  const { workbookSheets } = await import(/* webpackChunkName: "workbook" */ './workbook.ts');
  try {
    return workbookSheets(bytes).filter(({ table }) => hasRows(table));
  } catch {
    throw new UnreadableFile('noWorkbook');
  }
}

const TAB = 0x09;
const RETURN = 0x0d;
const SPACE = 0x20;

/** Control characters other than those of lines and tabs: no text has them. */
function hasControls(text: string): boolean {
  return [...text].some((character) => {
    const code = character.charCodeAt(0);
    return code < TAB || (code > RETURN && code < SPACE && code !== 0x1a);
  });
}
