import { TEST_LIMIT_MS, WORKER_MEMORY } from './build/jest/node.mjs';
import { tested } from './scripts/workspace/rooms.mjs';

/** Every room with unit tests; each has its own configuration. */
export default {
  projects: tested().map((room) => `<rootDir>/${room}`),
  testTimeout: TEST_LIMIT_MS,
  workerIdleMemoryLimit: WORKER_MEMORY,
};
