import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file as a whole, so that a build or test that runs at the same time never reads half of it. A file that has
 * this text already is left alone: watchers and caches by time see no change.
 *
 * @param {string} file
 * @param {string} text
 */
export function replaceFile(file, text) {
  if (current(file) === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.partial`;
  writeFileSync(partial, text);
  renameSync(partial, file);
}

function current(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
