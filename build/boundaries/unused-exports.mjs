import path from 'node:path';
import { EVERY_NAME } from './module-names.mjs';
import { entriesOf, modulesBelow, modulesOf, readModules } from './modules.mjs';

const GENERATED = /\.generated\.[a-z]+$/;

/**
 * Names that a module declares and exports although no other file imports them, tests included. Not checked: generated
 * modules, and names that a module re-exports, since a package entry may offer more than its consumers use today.
 *
 * @param {string} baseDir folder that holds the packages
 * @param {readonly string[]} folders whose modules import from each other
 * @param {typeof readModules} [read]
 * @returns {{ file: string, name: string }[]}
 */
export function findUnusedExports(baseDir, folders, read = readModules) {
  const files = [...modulesOf(baseDir), ...folders.flatMap((folder) => modulesBelow(path.join(baseDir, folder)))];
  const modules = read(files);
  const used = usedNames(modules, resolverOf(baseDir, folders, modules));
  return files
    .filter((file) => !GENERATED.test(file))
    .flatMap((file) => {
      const unused = modules.get(file).declared.filter((name) => !used.get(file).has(name));
      return unused.map((name) => ({ file: path.relative(baseDir, file), name }));
    });
}

/** Names of each module that another one imports, directly or through modules that pass them on. */
function usedNames(modules, resolve) {
  const used = new Map([...modules.keys()].map((file) => [file, new Set()]));
  const use = (from, source, name) => {
    for (const file of resolve(from, source)) if (file !== from) useName(file, name);
  };
  const useName = (file, name) => {
    if (used.get(file).has(name)) return;
    used.get(file).add(name);
    const { declared, passed, passedWhole } = modules.get(file);
    if (name === EVERY_NAME) for (const each of declared) used.get(file).add(each);
    const passing = passed.filter(({ as }) => name === EVERY_NAME || as === name);
    for (const item of passing) use(file, item.source, item.name);
    if (name !== EVERY_NAME && (passing.length > 0 || declared.includes(name))) return;
    for (const source of passedWhole) use(file, source, name);
  };
  for (const [file, { imported }] of modules) for (const { source, name } of imported) use(file, source, name);
  return used;
}

/** Files that a string may refer to: a package entry, or a path relative to its file, its package or the top folder. */
function resolverOf(baseDir, folders, modules) {
  const entries = entriesOf(baseDir, folders);
  return (from, source) => {
    const [packageName] = path.relative(baseDir, from).split(path.sep);
    const starts = [path.dirname(from), path.join(baseDir, packageName), baseDir];
    const files = [entries.get(source), ...starts.map((start) => path.resolve(start, source))];
    return [...new Set(files)].filter((file) => modules.has(file));
  };
}
