import type { ScheduleSource } from './read-schedule.ts';
import { responseTo } from './reading-response.ts';

self.onmessage = async ({ data }: MessageEvent<ScheduleSource>) => self.postMessage(await responseTo(data));
