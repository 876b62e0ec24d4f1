import { startWorker as startFromText } from '@specbuilder/shared-ui/worker';
import code from './selection-worker.ts?worker';

export const startWorker = (): Worker => startFromText(code, 'selection');
