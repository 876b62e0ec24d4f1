import { TEST_LIMIT_MS } from './build/jest/node.mjs';
import { tested } from './scripts/workspace/packages.mjs';

/** Every package with unit tests; each has its own configuration. */
export default {
  projects: tested().map((packageName) => `<rootDir>/${packageName}`),
  testTimeout: TEST_LIMIT_MS,
  // A worker that kept what its suites loaded reached Node's 4 GB after 14 minutes: it restarts before.
  workerIdleMemoryLimit: '1500MB',
};
