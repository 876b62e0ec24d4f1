import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders below an area reach another area from at most this depth. */
const MAX_DEPTH = 5;

/**
 * Module names that a suite loads when it first uses them: each area's index, and what an index passes on. A suite of one
 * file would load every area otherwise, most of it for nothing.
 *
 * @param {string} src folder of the areas
 * @returns {string[]} as they are written in imports
 */
export function lazyModulesOf(src) {
  const areas = readdirSync(src).filter((name) => existsSync(path.join(src, name, 'index.ts')));
  const ups = Array.from({ length: MAX_DEPTH }, (_, depth) => '../'.repeat(depth) || './/');
  const indexes = areas.flatMap((area) => ups.map((up) => `${up}${area}/index.ts`));
  const passedOn = areas.flatMap((area) => {
    const source = readFileSync(path.join(src, area, 'index.ts'), 'utf8');
    return [...source.matchAll(/from '(.+)'/g)].map(([, name]) => name);
  });
  return [...new Set([...indexes, ...passedOn])];
}
