import { responseOf } from '@specbuilder/shared-ui/worker';
import { keepReading } from '../sheet-reading.ts';
import { readSource, type ScheduleFound, type ScheduleSource } from './read-schedule.ts';
import type { ReadingResponse } from './reading-response.ts';

/** Read at once: up to here it takes less time than starting a worker, and the page does not notice it. */
const FEW_LINES = 100;
const FEW_BYTES = 20_000;

/** Whether a page reads it at once without being held up. */
export function isShort(source: ScheduleSource): boolean {
  switch (source.kind) {
    case 'text':
      return source.text.length <= FEW_BYTES && source.text.split('\n').length <= FEW_LINES;
    case 'cells':
      return source.cells.length <= FEW_LINES;
    case 'file':
      return source.bytes.length <= FEW_BYTES;
  }
}

/**
 * Reads a long schedule in a worker, and keeps what the worker read, so that the page reads its rows again only as a user edits. Where there are no workers, or none starts, the page reads it.
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
