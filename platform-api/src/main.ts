import closeWithGrace from 'close-with-grace';
import type { Application } from './application.ts';
import { banner } from './banner.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { MIGRATIONS_FOLDER } from './room-folder.ts';
import { openStore, type Store } from './store/open-store.ts';
import { StoreError } from './store/store-error.ts';
import { storeFaultOf } from './store/store-fault.ts';

/** Time for proxies and clients to see that this process takes nothing new; measured: no request fails with it. */
const DRAIN_MS = 600;
const SHUTDOWN_LIMIT_MS = 8000;
/** A terminal sends Ctrl-C to the whole group and a supervisor passes it on: one wish, two signals. */
const SAME_SIGNAL_MS = 1000;

/** Reads the settings, opens the store, listens; one sentence and exit code 1 for everything foreseeable. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  let application: Application | undefined;
  const onProblem = (error: Error) => {
    if (application === undefined) console.error(error.message);
    else application.app.log.error({ err: error }, 'the store had a problem');
  };
  const { databaseUrl, databaseLimits: limits, dataDir } = config;
  const store = await openStore({ databaseUrl, limits, dataDir, migrationsFolder: MIGRATIONS_FOLDER, onProblem });
  try {
    // Loaded once settings and store are known to hold: half of a start goes by with it.
    const { createApplication } = await import('./application.ts');
    application = await createApplication({ config, store });
    await application.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await application?.app.close();
    await store.close();
    throw error;
  }
  void store.failed.then((error) => {
    application?.app.log.fatal({ err: error }, 'the store is gone');
    process.exit(1);
  });
  stopGracefully(application, store);
  if (config.showBanner) process.stdout.write(banner(config));
}

/** Nothing new, then nothing running, then nothing stored: the order that loses no request. */
function stopGracefully({ app, lifecycle }: Application, store: Store): void {
  let firstSignalAt: number | undefined;
  const grace = closeWithGrace(
    { delay: SHUTDOWN_LIMIT_MS, logger: { error: (message) => app.log.error(message) }, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) app.log.fatal({ err }, 'an unexpected error ends the process');
      lifecycle.drain();
      await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
      await app.close();
      await store.close();
    },
  );
  const onSignal = () => {
    const now = Date.now();
    if (firstSignalAt !== undefined && now - firstSignalAt > SAME_SIGNAL_MS) process.exit(1);
    if (firstSignalAt !== undefined) return;
    firstSignalAt = now;
    grace.close();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // Whoever started it over a channel is gone, and would leave it behind with the port taken.
  if (process.connected) process.once('disconnect', onSignal);
}

function sentenceOf(error: unknown, port: string): string | undefined {
  if (error instanceof ConfigError || error instanceof StoreError) return error.message;
  const fault = storeFaultOf(error);
  if (fault === 'full-disk') return 'The disk of the store is full; make room on it, then start again.';
  if (fault === 'unreachable') return `The store stopped answering during the start: ${(error as Error).message}`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`;
  return undefined;
}

try {
  await start();
} catch (error) {
  const sentence = sentenceOf(error, process.env['PORT'] ?? '8080');
  console.error(sentence ?? error);
  process.exit(1);
}
