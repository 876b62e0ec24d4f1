import { responseOf } from '@specbuilder/shared-ui/worker';
import { readSource, type ScheduleFound, type ScheduleSource } from './read-schedule.ts';
import type { ReadingResponse } from './reading-worker.ts';

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
 * Reads a long schedule in a worker, so that the page stays live. Where there are no workers, or none starts, the page reads it.
 *
 * @throws Error (as a rejection) for a file that neither is read nor says why
 */
export async function readInBackground(source: ScheduleSource): Promise<ScheduleFound> {
  if (isShort(source)) return readSource(source);
  const found = await inWorker(source).catch(() => undefined);
  if (found === null) throw new Error('The schedule cannot be read');
  return found ?? readSource(source);
}

async function inWorker(source: ScheduleSource): Promise<ReadingResponse> {
  const { startReading } = await import('./start-worker.ts');
  return responseOf(startReading(), source);
}
