import path from 'node:path';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { WORKSPACE } from './workspace/paths.mjs';
import { startServer } from './workspace/server.mjs';

/** Catalogues of makers, while the server runs or not (docs/engineering/catalogue.md). Files are named from where npm was called. */
await main(async () => {
  checkNode();
  await installIfNeeded();
  await buildIfNeeded();
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const args = process.argv.slice(2).map((arg) => (arg.endsWith('.json') ? path.resolve(from, arg) : arg));
  const entry = [path.join(WORKSPACE, 'platform-api', 'dist', 'catalogue.js'), ...args];
  process.exitCode = await startServer({ entry }).ended;
});
