import { buildIfNeeded } from './workspace/bundles.mjs';
import { main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { checkPort, startServer } from './workspace/server.mjs';
import { assembleSite } from './workspace/site.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM'];
const CHECK_PARENT_EVERY_MS = 500;

/** The whole site from a fresh clone: install, build, serve, stay up until Ctrl-C. */
await main(async () => {
  checkNode();
  endWithNpm();
  const stop = () => process.exit(130);
  for (const signal of SIGNALS) process.on(signal, stop);
  await checkPort(Number(process.env.PORT ?? 8080));
  await installIfNeeded();
  await buildIfNeeded();
  await assembleSite();
  // From here the server ends first.
  for (const signal of SIGNALS) process.off(signal, stop);
  process.exitCode = await startServer({ env: { SPECBUILDER_BANNER: '1' } }).ended;
});

/** npm signals only its shell, which does not forward the signal; the only sign here is that the shell has exited. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_PARENT_EVERY_MS);
  timer.unref();
}
