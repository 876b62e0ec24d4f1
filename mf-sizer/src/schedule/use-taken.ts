import { cellsOf, isTooLong } from '@specbuilder/duty-reader';
import { FileError, type Sheet, sheetsOfFile } from '@specbuilder/duty-reader/files';
import { READING_LIMITS } from '@specbuilder/shared-contracts/domain';
import { useState } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { hasRows, type Table } from './sheet-reading.ts';

/** Takes tables and files that have rows; of several sheets the user takes one or all. */
export function useTaken(onTable: (table: Table) => void) {
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [problem, setProblem] = useState('');
  const take = (table: Table) => (hasRows(table) ? onTable(table) : setProblem(SCHEDULE_MESSAGES.nothingFound));
  const takeText = (text: string) => (isTooLong(text) ? setProblem(tooLong()) : take(cellsOf(text)));
  const takeSheets = (found: readonly Sheet[]) => {
    setProblem('');
    setSheets(found);
    if (found.length < 2) take(found[0]?.cells ?? []);
  };
  const read = (file: File) => {
    setSheets([]);
    schedulesOf(file).then(takeSheets, (error: unknown) => setProblem(fileProblem(error)));
  };
  return { sheets, problem, takeText, read };
}

const tooLong = () => SCHEDULE_MESSAGES.tooLong({ most: READING_LIMITS.rows });

function fileProblem(error: unknown): string {
  if (!(error instanceof FileError)) return SCHEDULE_MESSAGES.unreadableFile;
  return error.problem === 'tooLong' ? tooLong() : SCHEDULE_MESSAGES[error.problem];
}

/** The sheets of a chosen file that have a schedule; a text is one whatever it has. */
async function schedulesOf(file: File): Promise<readonly Sheet[]> {
  if (file.size > READING_LIMITS.fileBytes) throw new FileError('tooLarge');
  const sheets = await sheetsOfFile(new Uint8Array(await file.arrayBuffer()));
  return sheets.filter(({ name, cells }) => name === null || hasRows(cells));
}
