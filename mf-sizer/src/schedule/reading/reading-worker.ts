import { readSource, type ScheduleFound, type ScheduleSource } from './read-schedule.ts';

/** The response to one request; null where reading failed in a way that no file explains. */
export type ReadingResponse = ScheduleFound | null;

self.onmessage = async ({ data }: MessageEvent<ScheduleSource>) => {
  const found: ReadingResponse = await readSource(data).catch(() => null);
  self.postMessage(found);
};
