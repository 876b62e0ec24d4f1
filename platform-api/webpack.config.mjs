import { createServiceConfig } from '@specbuilder/build/webpack/service';

const service = createServiceConfig({
  packageName: 'platform-api',
  entries: {
    server: './src/main.ts',
    'rotate-keys': './src/commands/rotate-keys.ts',
    'audit-verify': './src/commands/audit-verify.ts',
    backup: './src/commands/backup-command.ts',
    restore: './src/commands/restore-command.ts',
    catalogue: './src/commands/catalogue-command.ts',
  },
});

export default (env, options) => {
  const config = service(env, options);
  config.module.rules.push({
    test: /(embedded-engine|rendering-thread)\.ts$/,
    // The worker becomes a chunk of its own: webpack has to read import.meta.url here, and the new name of the module.
    parser: { importMeta: true, worker: ['Worker from node:worker_threads'] },
  });
  return config;
};
