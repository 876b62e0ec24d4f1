import { readSchedule } from '@specbuilder/duty-reader';

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(readSchedule(data));
