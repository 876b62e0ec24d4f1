import { statfsSync } from 'node:fs';
import { StoreError } from '../store-error.ts';

/** Two files of PostgreSQL's write-ahead log: with less it cannot start. */
const MIN_BYTES = 32 * 1024 ** 2;

/** Whether the disk of a folder has the space that the engine needs to start. */
export function hasSpace(folder: string, statfs: (folder: string) => DiskSpace = statfsSync): boolean {
  const { bavail, bsize } = statfs(folder);
  return bavail * bsize >= MIN_BYTES;
}

interface DiskSpace {
  readonly bavail: number;
  readonly bsize: number;
}

export function isOutOfSpace(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOSPC';
}

export function fullDiskError(folder: string, cause: unknown): StoreError {
  return new StoreError(`The disk of the data folder ${folder} is full; make room on it, then start again.`, { cause });
}
