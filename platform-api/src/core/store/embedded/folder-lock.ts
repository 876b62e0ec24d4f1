import { unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { StoreError } from '../store-error.ts';
import { socketFolder } from './socket-folder.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Holds a data folder for this process. PGlite itself lets two processes write one folder and silently loses rows
 * of one of them. The lock is a listening socket in the folder: it ends with the process, however that dies.
 *
 * @throws StoreError when a living process holds the folder
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const address = path.join(socketFolder(folder), 'lock.sock');
  const server = (await listen(address)) ?? (await replaceStaleSocket(address));
  if (server === undefined) {
    throw new StoreError(`The data folder ${folder} is in use by another SpecBuilder process; stop that one first.`);
  }
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Whether a living process holds the folder. */
export function isFolderLocked(folder: string): Promise<boolean> {
  return responses(path.join(socketFolder(folder), 'lock.sock'));
}

/** A socket left behind by a killed process rejects connections and may be replaced. */
async function replaceStaleSocket(address: string): Promise<Server | undefined> {
  if (await responses(address)) return undefined;
  try {
    unlinkSync(address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return listen(address);
}

function listen(address: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.end());
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address);
  });
}

function responses(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
