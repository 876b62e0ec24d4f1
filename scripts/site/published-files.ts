import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Names of the build's own book-keeping and of the standalone development page. */
const NOT_PUBLISHED = new Set(['.built-from', 'standalone.html', 'mf-stats.json']);

/** Files of a build that browsers may ask for, as paths below the folder, in a stable order. */
export function publishedFiles(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !NOT_PUBLISHED.has(name))
    .flatMap((entry) => {
      const file = path.join(below, entry.name);
      return entry.isDirectory() ? publishedFiles(folder, file) : [file];
    })
    .sort();
}
