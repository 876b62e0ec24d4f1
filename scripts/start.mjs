import { buildIfNeeded } from './workspace/bundles.mjs';
import { main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { checkPort, startServer } from './workspace/server.mjs';
import { assembleSite } from './workspace/site.mjs';

/** The whole site from a fresh clone: install, build, serve, stay up until Ctrl-C. */
await main(async () => {
  checkNode();
  await checkPort(Number(process.env.PORT ?? 8080));
  await installIfNeeded();
  await buildIfNeeded();
  await assembleSite();
  process.exitCode = await startServer({ env: { SPECBUILDER_BANNER: '1' } }).ended;
});
