import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { StoreError } from '../store-error.ts';
import { isFolderLocked, lockFolder } from './folder-lock.ts';
import { fullDiskError, hasSpace, isOutOfSpace } from './full-disk.ts';
import { socketFolder } from './socket-folder.ts';

/** PostgreSQL in a worker thread on a folder of its own; a slow query there does not hold up other requests. */
export interface EmbeddedEngine {
  /** Folder that holds the PostgreSQL socket, as the `host` of a connection. */
  readonly host: string;
  readonly port: number;
  readonly maxConnections: number;
  /** Resolves when the engine stops without a request. */
  readonly failed: Promise<Error>;
  close(): Promise<void>;
}

const PORT = 5432;
/** All connections share one backend, so more of them only queue. */
const MAX_CONNECTIONS = 12;
/** Beyond those of the server, for commands given while it runs. */
const CONNECTIONS_OF_COMMANDS = 2;

/**
 * Starts the embedded engine.
 *
 * @param folder data folder; made when absent, locked until close()
 * @throws StoreError when the folder is locked by another process or the engine does not start
 */
export async function startEmbeddedEngine(folder: string): Promise<EmbeddedEngine> {
  if (process.platform === 'win32') {
    throw new StoreError('The embedded store needs Linux or macOS; set DATABASE_URL to a PostgreSQL server instead.');
  }
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return await startIn(folder);
  } catch (error) {
    throw isOutOfSpace(error) ? fullDiskError(folder, error) : error;
  }
}

async function startIn(folder: string): Promise<EmbeddedEngine> {
  const lock = await lockFolder(folder);
  const host = openSocketFolder(folder);
  const leave = () => lock.release();
  const worker = new Worker(new URL('./engine-worker.mjs', import.meta.url), {
    workerData: {
      folder: path.join(folder, 'postgres'),
      socketPath: path.join(host, `.s.PGSQL.${PORT}`),
      maxConnections: MAX_CONNECTIONS + CONNECTIONS_OF_COMMANDS,
    },
  });
  const stopped = new Promise<Error>((resolve) => {
    worker.once('error', resolve);
    worker.once('exit', (code) => resolve(new Error(`The embedded store stopped with code ${code}`)));
  });
  const failure = await Promise.race([messageFrom(worker, 'ready'), stopped]);
  if (failure instanceof Error) {
    await leave();
    // The engine itself only says that it was aborted.
    if (!hasSpace(folder)) throw fullDiskError(folder, failure);
    throw new StoreError(`The embedded store in ${folder} does not start: ${failure.message}`, { cause: failure });
  }
  let isClosing = false;
  return {
    host,
    port: PORT,
    maxConnections: MAX_CONNECTIONS,
    failed: new Promise((resolve) => void stopped.then((error) => isClosing || resolve(error))),
    async close() {
      isClosing = true;
      worker.postMessage('close');
      await Promise.race([messageFrom(worker, 'closed'), stopped]);
      await worker.terminate();
      await leave();
    },
  };
}

/** The engine of a server that runs on the folder; null when none does. */
export async function runningEngine(folder: string): Promise<EmbeddedEngine | null> {
  if (!existsSync(folder) || !(await isFolderLocked(folder))) return null;
  return {
    host: socketFolder(path.join(folder, 'run')),
    port: PORT,
    maxConnections: CONNECTIONS_OF_COMMANDS,
    failed: new Promise(() => undefined),
    close: async () => undefined,
  };
}

/** Only this user enters the folder, so the socket in it needs no password. A killed process leaves its socket behind. */
function openSocketFolder(folder: string): string {
  const run = path.join(folder, 'run');
  rmSync(run, { recursive: true, force: true });
  mkdirSync(run, { mode: 0o700 });
  return socketFolder(run);
}

function messageFrom(worker: Worker, word: string): Promise<void> {
  return new Promise((resolve) => {
    worker.on('message', (message) => {
      if (message === word) resolve();
    });
  });
}
