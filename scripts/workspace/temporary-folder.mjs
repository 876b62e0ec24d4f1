import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** What the databases of a whole run need in parallel, with a margin. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * A new folder for files that end with the run: in memory where the machine has enough, otherwise where temporary files
 * are stored. Every suite of the server creates and removes a database of a thousand files, which took 80 s of 290 s on
 * a disk.
 *
 * @param {string} prefix of its name
 * @returns {string}
 */
export function newTemporaryFolder(prefix) {
  const folder = mkdtempSync(path.join(hasMemoryFolder() ? IN_MEMORY : tmpdir(), prefix));
  // Memory is not given back by itself when a run is broken off.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES && freemem() >= ENOUGH_BYTES;
  } catch {
    // Only Linux has it.
    return false;
  }
}
