import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesOfModule } from './module-names.mjs';

const MODULE = /\.([cm]?js|tsx?)$/;
const NOT_SOURCE = /^(node_modules|dist|coverage|\..*)$/;

/** @typedef {import('./module-names.mjs').ModuleNames} ModuleNames */

/**
 * @param {readonly string[]} files
 * @returns {Map<string, ModuleNames>}
 */
export function readModules(files) {
  return new Map(files.map((file) => [file, namesIn(file, readFileSync(file, 'utf8'))]));
}

const namesIn = (file, source) => namesOfModule(source, file.endsWith('x'));

/**
 * Reads each module once and keeps what it found by content, so that a later check parses only what changed: parsing
 * takes 9 s of processor time for 3,900 modules, reading them and the cache 1 s.
 *
 * @param {string} cache a file
 * @returns {{ read: typeof readModules, save: () => void }}
 */
export function createCachedReader(cache) {
  const version = hashOf(readFileSync(path.join(import.meta.dirname, 'module-names.mjs')));
  const before = readCache(cache, version);
  const names = {};
  const read = (files) =>
    new Map(
      files.map((file) => {
        const source = readFileSync(file, 'utf8');
        const key = hashOf(`${path.extname(file)} ${source}`);
        names[key] ??= before[key] ?? namesIn(file, source);
        return [file, names[key]];
      }),
    );
  const save = () => {
    mkdirSync(path.dirname(cache), { recursive: true });
    writeFileSync(cache, JSON.stringify({ version, names }));
  };
  return { read, save };
}

/** What an earlier check kept; nothing where there is none, or one that another version wrote or that broke off. */
function readCache(cache, version) {
  try {
    const kept = JSON.parse(readFileSync(cache, 'utf8'));
    return kept.version === version ? kept.names : {};
  } catch {
    return {};
  }
}

const hashOf = (content) => createHash('sha256').update(content).digest('base64url');

/** Modules right in a folder. */
export const modulesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && MODULE.test(entry.name))
    .map(({ name }) => path.join(folder, name));

/** Modules in a folder and below. */
export function modulesBelow(folder) {
  const folders = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !NOT_SOURCE.test(entry.name),
  );
  return [...modulesOf(folder), ...folders.flatMap(({ name }) => modulesBelow(path.join(folder, name)))];
}

/**
 * What packages of the workspace offer each other, such as '@specbuilder/shared-ui/core'.
 *
 * @param {string} baseDir
 * @param {readonly string[]} folders of the packages
 * @returns {Map<string, string>} the file of each entry
 */
export function entriesOf(baseDir, folders) {
  return new Map(folders.flatMap((folder) => entriesOfPackage(path.join(baseDir, folder))));
}

function entriesOfPackage(folder) {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return [];
  const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(exports).map(([entry, target]) => [path.posix.join(name, entry), path.join(folder, target)]);
}
