import { tested } from './scripts/workspace/rooms.mjs';

/** Every room with unit tests; each has its own configuration. */
export default {
  projects: tested().map((room) => `<rootDir>/${room}`),
  // A worker that held on to what its suites loaded ended at Node's 4 GB after 14 minutes: it begins afresh before.
  workerIdleMemoryLimit: '1500MB',
};
