import { isReadAtOnce, READ_AT_ONCE } from '@specbuilder/duty-reader';
import { responseOf } from '@specbuilder/shared-ui/worker';
import { keepReading } from '../sheet-reading.ts';
import { readSource, type ScheduleFound, type ScheduleSource } from './read-schedule.ts';
import type { ReadingResponse } from './reading-response.ts';

/** Whether a page reads it at once without being held up. */
export function isShort(source: ScheduleSource): boolean {
  switch (source.kind) {
    case 'text':
      return isReadAtOnce(source.text);
    case 'cells':
      return source.cells.length <= READ_AT_ONCE.lines;
    case 'file':
      return source.bytes.length <= READ_AT_ONCE.characters;
  }
}

/**
 * Reads a long schedule in a worker, and keeps what the worker read, so that the page reads its rows again only as a user
 * edits. Where there are no workers, or none starts, the page reads it.
 *
 * @throws Error (as a rejection) for a file that neither is read nor says why
 */
export async function readInBackground(source: ScheduleSource): Promise<ScheduleFound> {
  if (isShort(source)) return readSource(source);
  const response = await inWorker(source).catch(() => undefined);
  if (response === undefined) return readSource(source);
  if (response === null) throw new Error('The schedule cannot be read');
  const { found, read } = response;
  if (found.kind === 'sheet' && read !== null) keepReading(found.sheet, read);
  return found;
}

async function inWorker(source: ScheduleSource): Promise<ReadingResponse> {
  const { startReading } = await import('./start-worker.ts');
  return responseOf(startReading(), source);
}
