import { createHash } from 'node:crypto';
import { realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Bytes of a unix socket path that every system takes (macOS 104, Linux 108), less the longest name we give one. */
const MAX_FOLDER_BYTES = 100 - '/.s.PGSQL.5432'.length;

/**
 * Path of a folder that is short enough to hold sockets: its own, or a link to it, always the same for one folder.
 *
 * @param folder an existing folder
 */
export function socketFolder(folder: string): string {
  const real = realpathSync(folder);
  if (Buffer.byteLength(real) <= MAX_FOLDER_BYTES) return real;
  const link = path.join(tmpdir(), `sb-${createHash('sha256').update(real).digest('hex').slice(0, 16)}`);
  try {
    symlinkSync(real, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return link;
}
