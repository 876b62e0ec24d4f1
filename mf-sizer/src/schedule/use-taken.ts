import { isTooLong } from '@specbuilder/duty-reader';
import type { Sheet as FileSheet } from '@specbuilder/duty-reader/files';
import { READING_LIMITS } from '@specbuilder/shared-contracts/domain';
import { useEffect, useRef, useState } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { isShort, readInBackground } from './reading/read-in-background.ts';
import {
  readCellsOfSchedule,
  readTextOfSchedule,
  type ScheduleFound,
  type ScheduleSource,
} from './reading/read-schedule.ts';
import type { Sheet } from './sheet.ts';
import type { Table } from './sheet-reading.ts';

/** Takes texts, tables and files that have rows; of several sheets the user takes one or all. */
export function useTaken(onSheet: (sheet: Sheet) => void) {
  const [sheets, setSheets] = useState<readonly FileSheet[]>([]);
  const [problem, setProblem] = useState('');
  const [isReading, setReading] = useState(false);
  const isNewest = useNewest();
  const take = (found: ScheduleFound) => {
    setSheets(found.kind === 'choice' ? found.sheets : []);
    setProblem(found.kind === 'problem' ? problemText(found.problem) : '');
    if (found.kind === 'sheet') onSheet(found.sheet);
  };
  const takeLater = async (source: () => Promise<ScheduleSource>) => {
    const isStillNewest = isNewest();
    setReading(true);
    const found = await source()
      .then(readInBackground)
      .catch(() => null);
    if (!isStillNewest()) return;
    setReading(false);
    if (found === null) setProblem(SCHEDULE_MESSAGES.unreadableFile);
    else take(found);
  };
  /** What is short is there at once. */
  const takeCells = (source: Exclude<ScheduleSource, { kind: 'file' }>) => {
    if (!isShort(source)) return void takeLater(async () => source);
    isNewest();
    setReading(false);
    take(source.kind === 'text' ? readTextOfSchedule(source.text) : readCellsOfSchedule(source.cells));
  };
  return {
    sheets,
    problem,
    isReading,
    takeText: (text: string) =>
      isTooLong(text) ? setProblem(problemText('tooLong')) : takeCells({ kind: 'text', text }),
    takeTable: (cells: Table) => takeCells({ kind: 'cells', cells }),
    read: (file: File) => {
      setSheets([]);
      if (file.size > READING_LIMITS.fileBytes) setProblem(problemText('tooLarge'));
      else void takeLater(async () => ({ kind: 'file', bytes: new Uint8Array(await file.arrayBuffer()) }));
    },
  };
}

function problemText(problem: Extract<ScheduleFound, { kind: 'problem' }>['problem']): string {
  return problem === 'tooLong' ? SCHEDULE_MESSAGES.tooLong({ most: READING_LIMITS.rows }) : SCHEDULE_MESSAGES[problem];
}

/** Starts something; the function that it returns says whether nothing was started since, and the page is still there. */
function useNewest(): () => () => boolean {
  const started = useRef(0);
  useEffect(
    () => () => {
      started.current += 1;
    },
    [],
  );
  return () => {
    started.current += 1;
    const own = started.current;
    return () => own === started.current;
  };
}
