import type { PaperSubject } from '../subject/subject.ts';
import { type ColumnKey, cellData } from './column.ts';
import { noteTexts, scheduleTables } from './schedule-tables.ts';

/** Spreadsheets of Windows take a file for one of theirs by it. */
const BYTE_ORDER_MARK = '\ufeff';
/** Spreadsheets run what begins so. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const TO_BE_QUOTED = /[",\r\n]/;

/** One row for each tag under the keys of the columns, whatever the kind of equipment; figures are inch-pound. */
export function scheduleCsv(subject: PaperSubject): string {
  const tables = scheduleTables(subject);
  const keys = [...new Set(tables.flatMap(({ columns }) => columns.map(({ key }) => key)))];
  const rows = tables.flatMap(({ kind, columns, items }) =>
    items.map((item) => {
      const cells = new Map<ColumnKey, string>(columns.map((one) => [one.key, cellData(one, item)]));
      // Nobody reads numbers of notes without the notes.
      cells.set('notes', noteTexts(item).join('; '));
      return [kind, ...keys.map((key) => cells.get(key) ?? '')];
    }),
  );
  const lines = [['kind', ...keys], ...rows].map((row) => row.map(csvCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return TO_BE_QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
