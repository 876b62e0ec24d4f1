/**
 * Circles between the folders of a package, and between the folders of each of its areas. The rule `no-circles` sees
 * files only; folders that need each other through different files cannot be understood or moved one by one either.
 */

import { groupsOf } from './connected-groups.mjs';

/** A test beside the code may reach a screen or a server that uses the code; what tests share may not. */
const NOT_TESTS = /\.test\.tsx?$|\.build\.ts$|\/test-data\//;

/**
 * @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module
 * @typedef {{ from: string, to: string, example: string }} Arrow an import between two folders, with the file it is in
 */

/**
 * Every import arrow that is part of a circle between folders.
 *
 * @param {readonly Module[]} modules
 * @param {readonly string[]} packages packages whose folders are checked
 * @returns {Arrow[]}
 */
export function findFolderCircles(modules, packages) {
  return packages
    .flatMap((packageName) => levelsOf(modules, `${packageName}/src/`))
    .flatMap((level) => {
      const arrows = arrowsOf(modules, level);
      const knots = groupsOf(arrows);
      return arrows.filter(({ from, to }) => knots.get(from) === knots.get(to));
    });
}

/** @returns {string[]} the folder and those right below it, each ending in a slash */
function levelsOf(modules, start) {
  const inside = modules.map(({ source }) => source).filter((file) => file.startsWith(start));
  const names = inside.map((file) => file.slice(start.length).split('/')).filter((parts) => parts.length > 1);
  return [start, ...new Set(names.map(([name]) => `${start}${name}/`))];
}

/** @returns {Arrow[]} each pair of folders once */
function arrowsOf(modules, level) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source, level);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved, level);
      if (to === undefined || to === from) continue;
      const key = `${from} ${to}`;
      if (!arrows.has(key)) arrows.set(key, { from, to, example: `${source} -> ${resolved}` });
    }
  }
  return [...arrows.values()];
}

/** The entry of a level that a file is or lies in. */
function folderOf(file, level) {
  if (!file.startsWith(level) || NOT_TESTS.test(file)) return undefined;
  return `${level}${file.slice(level.length).split('/')[0]}`;
}
