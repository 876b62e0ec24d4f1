import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EVERY_NAME, namesOfModule } from './module-names.mjs';

const MODULE = /\.([cm]?js|tsx?)$/;
const NOT_SOURCE = /^(node_modules|dist|coverage|\..*)$/;
const GENERATED = /\.generated\.[a-z]+$/;

/**
 * Names that a module declares and exports although no other file imports them, tests included. Not looked at: modules
 * that a command writes, and names that a module passes on, since an entry of a package may offer more than its
 * rooms use today.
 *
 * @param {string} baseDir folder that holds the rooms
 * @param {readonly string[]} folders whose modules import from each other
 * @returns {{ file: string, name: string }[]}
 */
export function findUnusedExports(baseDir, folders) {
  const files = [...modulesOf(baseDir), ...folders.flatMap((folder) => modulesBelow(path.join(baseDir, folder)))];
  const modules = new Map(files.map((file) => [file, namesOfModule(readFileSync(file, 'utf8'), file.endsWith('x'))]));
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
    for (const one of passing) use(file, one.source, one.name);
    if (name !== EVERY_NAME && (passing.length > 0 || declared.includes(name))) return;
    for (const source of passedWhole) use(file, source, name);
  };
  for (const [file, { imported }] of modules) for (const { source, name } of imported) use(file, source, name);
  return used;
}

/** Files that a text may mean: an entry of a package, or a path from where it is written, its room or the top. */
function resolverOf(baseDir, folders, modules) {
  const entries = new Map(folders.flatMap((folder) => entriesOf(path.join(baseDir, folder))));
  return (from, source) => {
    const [room] = path.relative(baseDir, from).split(path.sep);
    const starts = [path.dirname(from), path.join(baseDir, room), baseDir];
    const files = [entries.get(source), ...starts.map((start) => path.resolve(start, source))];
    return [...new Set(files)].filter((file) => modules.has(file));
  };
}

/** @returns {[string, string][]} what other rooms import from a package, and the file that it is */
function entriesOf(folder) {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(exports).map(([entry, target]) => [path.posix.join(name, entry), path.join(folder, target)]);
}

const modulesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && MODULE.test(entry.name))
    .map(({ name }) => path.join(folder, name));

function modulesBelow(folder) {
  const folders = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !NOT_SOURCE.test(entry.name),
  );
  return [...modulesOf(folder), ...folders.flatMap(({ name }) => modulesBelow(path.join(folder, name)))];
}
