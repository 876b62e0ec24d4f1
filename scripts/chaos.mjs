import path from 'node:path';
import { startTemporaryPostgres } from './postgres.mjs';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { main, runOrFail } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { WORKSPACE } from './workspace/paths.mjs';
import { SERVER_ENTRY, SERVER_NODE_ARGUMENTS } from './workspace/server.mjs';

/**
 * Kills the built server under the load of writers, in repeated rounds, on both stores (docs/operations.md): `npm run
 * chaos -- --rounds 20 --writers 8 --responses 50-600 --store embedded`.
 */
await main(async () => {
  checkNode();
  await installIfNeeded();
  await buildIfNeeded(['platform-api']);
  const database = await startTemporaryPostgres();
  const server = ['--', ...SERVER_NODE_ARGUMENTS, SERVER_ENTRY];
  const command = ['--import', 'tsx', path.join('scripts', 'chaos.ts'), ...process.argv.slice(2), ...server];
  try {
    await runOrFail(process.execPath, command, {
      cwd: path.join(WORKSPACE, 'platform-api'),
      env: { TEST_DATABASE_URL: database.url },
    });
  } finally {
    await database.stop();
  }
});
