import type { ReadSchedule } from '@specbuilder/duty-reader';
import { readSheetTexts } from '../sheet-reading.ts';
import { readSource, type ScheduleFound, type ScheduleSource } from './read-schedule.ts';

/** The response to one request; null where reading failed in a way that no file explains. */
export type ReadingResponse = {
  readonly found: ScheduleFound;
  /** What its sheet was read as, so that the page does not read it again. */
  readonly read: ReadSchedule | null;
} | null;

export async function responseTo(source: ScheduleSource): Promise<ReadingResponse> {
  const found = await readSource(source).catch(() => null);
  return found && { found, read: found.kind === 'sheet' ? readSheetTexts(found.sheet) : null };
}
