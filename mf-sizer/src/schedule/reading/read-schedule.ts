import { cellsOf } from '@specbuilder/duty-reader';
import { FileError, type Sheet as FileSheet, sheetsOfFile } from '@specbuilder/duty-reader/files';
import { type Sheet, sheetOf } from '../sheet.ts';
import { hasRows, type Table } from '../sheet-reading.ts';

/** What a page has of a schedule: a text, a file, or the cells of the sheets that its user chose. */
export type ScheduleSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'cells'; readonly cells: Table };

/** One schedule, several sheets to choose from, or why there is none. */
export type ScheduleFound =
  | { readonly kind: 'sheet'; readonly sheet: Sheet }
  | { readonly kind: 'choice'; readonly sheets: readonly FileSheet[] }
  | { readonly kind: 'problem'; readonly problem: FileError['problem'] | 'nothingFound' };

/** Reads the cells of a schedule, without anything of the page. */
export function readCellsOfSchedule(cells: Table): ScheduleFound {
  return hasRows(cells) ? { kind: 'sheet', sheet: sheetOf(cells) } : { kind: 'problem', problem: 'nothingFound' };
}

export const readTextOfSchedule = (text: string): ScheduleFound => readCellsOfSchedule(cellsOf(text));

/** The schedules of a file; one of a text is read whatever it has. */
async function readFileOfSchedule(bytes: Uint8Array): Promise<ScheduleFound> {
  try {
    const sheets = (await sheetsOfFile(bytes)).filter(({ name, cells }) => name === null || hasRows(cells));
    return sheets.length > 1 ? { kind: 'choice', sheets } : readCellsOfSchedule(sheets[0]?.cells ?? []);
  } catch (error) {
    if (error instanceof FileError) return { kind: 'problem', problem: error.problem };
    throw error;
  }
}

/** The same in the page and in its worker. */
export async function readSource(source: ScheduleSource): Promise<ScheduleFound> {
  switch (source.kind) {
    case 'text':
      return readTextOfSchedule(source.text);
    case 'cells':
      return readCellsOfSchedule(source.cells);
    case 'file':
      return readFileOfSchedule(source.bytes);
  }
}
