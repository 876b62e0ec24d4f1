import path from 'node:path';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { WORKSPACE } from './workspace/paths.mjs';
import { startServer } from './workspace/server.mjs';

/** Whether the audit log is whole, while the server runs or not. */
await main(async () => {
  checkNode();
  await installIfNeeded();
  await buildIfNeeded();
  const entry = [path.join(WORKSPACE, 'platform-api', 'dist', 'audit-verify.js'), ...process.argv.slice(2)];
  process.exitCode = await startServer({ entry }).ended;
});
