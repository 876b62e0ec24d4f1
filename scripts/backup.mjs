import path from 'node:path';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { WORKSPACE } from './workspace/paths.mjs';
import { startServer } from './workspace/server.mjs';

/** Everything the store holds as one file, while the server runs or not (docs/operations.md). Named from where npm was called. */
await main(async () => {
  checkNode();
  await installIfNeeded();
  await buildIfNeeded();
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const files = process.argv.slice(2).map((file) => path.resolve(from, file));
  const entry = [path.join(WORKSPACE, 'platform-api', 'dist', 'backup.js'), ...files];
  process.exitCode = await startServer({ entry }).ended;
});
