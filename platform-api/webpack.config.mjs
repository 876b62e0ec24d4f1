import { createServiceConfig } from '@specbuilder/build/webpack/service';
import { ENTRIES } from './entries.mjs';

const service = createServiceConfig({ packageName: 'platform-api', entries: ENTRIES });

export default (env, options) => {
  const config = service(env, options);
  config.module.rules.push({
    test: /(embedded-engine|rendering-process)\.ts$/,
    // The worker becomes a chunk of its own: webpack has to read import.meta.url here, and the new name of the module.
    parser: { importMeta: true, worker: ['Worker from node:worker_threads', 'ModuleProcess from ./module-process.ts'] },
  });
  return config;
};
