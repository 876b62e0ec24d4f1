import path from 'node:path';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { WORKSPACE } from './workspace/paths.mjs';
import { startServer } from './workspace/server.mjs';

/** A new signing key for the embedded identity provider. The embedded store belongs to one process: stop the server first. */
await main(async () => {
  checkNode();
  await installIfNeeded();
  await buildIfNeeded();
  const entry = [path.join(WORKSPACE, 'platform-api', 'dist', 'rotate-keys.js')];
  process.exitCode = await startServer({ entry }).ended;
});
