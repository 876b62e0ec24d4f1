import { READING_LIMITS } from '@specbuilder/shared-contracts/domain';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { FileError } from './file-error.ts';
import { countRows, preparedWorkbook } from './prepared-workbook.ts';
import type { Sheet } from './sheet.ts';

/** A schedule of a large building has a few hundred kB; a file that unpacks to more is none, or an attack. */
const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;
const HIDDEN = /<(?:\w+:)?sheet\b(?=[^>]*\bstate="(?:very)?hidden")[^>]*\bname="([^"]*)"/gi;

/**
 * The visible sheets of an XLSX workbook in their order, found by the workbook's relations. A date is written as one, so
 * that a fraction which a spreadsheet made a date of is never taken for a number.
 *
 * @throws FileError for a file that is no workbook, or too large
 */
export async function workbookSheets(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const hidden = hiddenSheets(bytes);
  // Before the library reads them, which takes seconds for a hundred thousand rows.
  if (countRows(bytes) > READING_LIMITS.rows) throw new FileError('tooLong');
  const sheets = await readWorkbook(new Uint8Array(preparedWorkbook(bytes)).buffer).catch(() => {
    throw new FileError('noWorkbook');
  });
  return sheets
    .filter(({ sheet }) => !hidden.has(sheet))
    .map(({ sheet, data }) => ({ name: sheet, cells: data.map((row) => row.map(textOf)) }));
}

/** Reads the list of sheets alone; the directory of the archive says how large the rest is. */
function hiddenSheets(bytes: Uint8Array): ReadonlySet<string> {
  let unpacked = 0;
  let parts: Readonly<Record<string, Uint8Array>>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        return name === 'xl/workbook.xml' && originalSize < MAX_UNPACKED_BYTES;
      },
    });
  } catch {
    throw new FileError('noWorkbook');
  }
  if (unpacked > MAX_UNPACKED_BYTES) throw new FileError('tooLarge');
  const workbook = parts['xl/workbook.xml'];
  if (workbook === undefined) throw new FileError('noWorkbook');
  return new Set([...strFromU8(workbook).matchAll(HIDDEN)].map(([, name = '']) => withoutEntities(name)));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const withoutEntities = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name) => ENTITIES[name] ?? '');

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // Calculated cells end in digits that no one entered.
  if (typeof value === 'number') return String(Number(value.toPrecision(10)));
  return String(value);
}
