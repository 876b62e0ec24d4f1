import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { entriesOf, modulesBelow, readModules } from './modules.mjs';

/**
 * @typedef {object} Dependency
 * @property {string} resolved path from the base folder, or the name of a library as it is written
 * @property {readonly string[]} dependencyTypes 'core' for modules of Node, 'type-only' where nothing is loaded
 * @property {boolean} dynamic
 *
 * @typedef {{ source: string, dependencies: readonly Dependency[] }} Module
 */

/**
 * The modules of packages with what each of them imports.
 *
 * @param {string} baseDir folder that holds the packages
 * @param {readonly string[]} packages whose modules are read
 * @param {readonly string[]} all packages that may be imported by their names
 * @param {typeof readModules} [read]
 * @returns {Module[]}
 */
export function dependenciesOf(baseDir, packages, all, read = readModules) {
  const entries = entriesOf(baseDir, all);
  const modules = read(packages.flatMap((name) => modulesBelow(path.join(baseDir, name))));
  return [...modules].map(([file, { imports }]) => ({
    source: fromBase(baseDir, file),
    dependencies: imports.map(({ source, isType, isDynamic }) => ({
      resolved: resolve(baseDir, entries, file, source),
      dependencyTypes: [...(isBuiltin(source) ? ['core'] : []), ...(isType ? ['type-only'] : [])],
      dynamic: isDynamic,
    })),
  }));
}

/** A bundler's question after a file's name is no part of it. */
function resolve(baseDir, entries, from, source) {
  const [file] = source.split('?');
  if (file.startsWith('.')) return fromBase(baseDir, withExtension(path.resolve(path.dirname(from), file)));
  const entry = entries.get(file);
  return entry === undefined ? source : fromBase(baseDir, entry);
}

/** Imports name their files whole, but for the few of a bundler's configuration. */
const withExtension = (file) => (!existsSync(file) && existsSync(`${file}.ts`) ? `${file}.ts` : file);

const fromBase = (baseDir, file) => path.relative(baseDir, file).split(path.sep).join('/');
