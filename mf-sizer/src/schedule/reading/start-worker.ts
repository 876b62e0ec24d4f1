import { startWorker } from '@specbuilder/shared-ui/worker';
import code from './reading-worker.ts?worker';

export const startReading = (): Worker => startWorker(code, 'schedule');
