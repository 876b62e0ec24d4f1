import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import {
  type Config,
  MIGRATIONS_FOLDER,
  type OpenConnections,
  openStore,
  receiveConnections,
  type Store,
  watchConnections,
} from '../core/index.ts';
import type { Application } from './application.ts';
import { withoutRuntimeWarning } from './outdated-node.ts';

/** Time for proxies to see that this process takes nothing new. */
const DRAIN_MS = 600;
/** Time for clients to see on the next response that their connection ends; what is idle for longer than that closes. */
const KEPT_CONNECTIONS_MS = 2500;
/** Responses that are still on their way have the rest of the time. */
const LAST_RESPONSES_MS = 4000;
const SHUTDOWN_LIMIT_MS = 8000;
/** A terminal sends Ctrl-C to the whole group and a supervisor forwards it: one request, two signals. */
const SAME_SIGNAL_MS = 1000;
/** If the parent process of the channel is gone, maybe before listening, this process would stay and block the port. */
const isLeft = new Promise<void>((resolve) => {
  if (process.connected) process.once('disconnect', resolve);
});

/**
 * Opens the store, listens, and ends in order on a signal.
 *
 * @throws Error when the server cannot start; nothing of it is left then
 */
export async function serve(config: Config): Promise<void> {
  let application: Application | undefined;
  let port: OpenPort;
  const onProblem = (error: Error) => {
    if (application === undefined) console.error(error.message);
    else application.app.log.error({ err: error }, 'the store had a problem');
  };
  const { databaseUrl, databaseLimits: limits, dataDir, processes } = config;
  const place = { databaseUrl, limits, dataDir, processes };
  const store = await openStore({ ...place, migrationsFolder: MIGRATIONS_FOLDER, onProblem });
  try {
    // Loaded once settings and store are known to hold: half of a start goes by with it.
    const { createApplication } = await withoutRuntimeWarning(() => import('./application.ts'));
    application = await createApplication({ config, store });
    port = await openPort(application, config);
  } catch (error) {
    await application?.app.close();
    await store.close();
    throw error;
  }
  void store.failed.then((error) => {
    application?.app.log.fatal({ err: error }, 'the store is gone');
    process.exit(1);
  });
  stopGracefully(application, store, port);
}

interface OpenPort {
  readonly connections: OpenConnections;
  /** Takes nothing more from the process that has the port. */
  readonly leavePort: () => void;
}

async function openPort({ app, lifecycle }: Application, { host, port }: Config): Promise<OpenPort> {
  const connections = watchConnections(app.server);
  if (!cluster.isWorker) {
    await app.listen({ host, port });
    return { connections, leavePort: () => undefined };
  }
  await app.ready();
  app.log.info('Server listening through the process that has the port');
  return { connections, leavePort: receiveConnections(app.server, lifecycle) };
}

/** Nothing new, then nothing running, then nothing stored: the order that loses no request. */
function stopGracefully({ app, lifecycle }: Application, store: Store, { connections, leavePort }: OpenPort): void {
  let firstSignalAt: number | undefined;
  const grace = closeWithGrace(
    { delay: SHUTDOWN_LIMIT_MS, logger: { error: (message) => app.log.error(message) }, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) app.log.fatal({ err }, 'an unexpected error ends the process');
      lifecycle.drain();
      await Promise.all([pause(DRAIN_MS), connections.gone(KEPT_CONNECTIONS_MS)]);
      leavePort();
      app.server.closeIdleConnections();
      await connections.gone(LAST_RESPONSES_MS);
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
  void isLeft.then(onSignal);
}
