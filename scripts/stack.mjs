import { buildIfNeeded } from './workspace/bundles.mjs';
import { main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { SITE_DIR } from './workspace/paths.mjs';
import { checkPort } from './workspace/server.mjs';
import { assembleSite } from './workspace/site.mjs';

/** The processes of docker-compose.yml on this machine: PostgreSQL (empty at each start), server and nginx. */
await main(async () => {
  checkNode();
  const webPort = Number(process.env.PORT ?? 8080);
  await checkPort(webPort);
  await installIfNeeded();
  await buildIfNeeded();
  await assembleSite();
  const { startStack } = await import('./stack/stack.mjs');
  const { url, stop } = await startStack({ siteDir: SITE_DIR, webPort, platformPort: webPort + 1 });
  process.stdout.write(`Database, platform and web are up: ${url}\nStop with Ctrl-C.\n`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  await stop();
});
