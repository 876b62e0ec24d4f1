/**
 * Circles between the folders of a room. The rule `no-circles` sees files only; folders that need each other through
 * different files cannot be understood or moved one by one either.
 */

import { groupsOf } from './connected-groups.mjs';

/** Tests, and what is made for them, may reach anywhere. */
const NOT_TESTS = /\.test\.tsx?$|\.build\.ts$|\/(testing|test-data)\//;

/**
 * @typedef {{ source: string, dependencies: readonly { resolved: string }[] }} Module
 * @typedef {{ from: string, to: string, example: string }} Arrow an import between two folders, with the file it is in
 */

/**
 * Every arrow that is part of a circle between folders.
 *
 * @param {readonly Module[]} modules
 * @param {readonly string[]} rooms whose folders are looked at
 * @returns {Arrow[]}
 */
export function findFolderCircles(modules, rooms) {
  return rooms.flatMap((room) => {
    const arrows = arrowsOf(modules, room);
    const knots = groupsOf(arrows);
    return arrows.filter(({ from, to }) => knots.get(from) === knots.get(to));
  });
}

/** @returns {Arrow[]} each pair of folders once */
function arrowsOf(modules, room) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source, room);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved, room);
      if (to === undefined || to === from) continue;
      const key = `${from} ${to}`;
      if (!arrows.has(key)) arrows.set(key, { from, to, example: `${source} -> ${resolved}` });
    }
  }
  return [...arrows.values()];
}

/** The folder right below src; a file that lies there itself counts as one. */
function folderOf(file, room) {
  const start = `${room}/src/`;
  if (!file.startsWith(start) || NOT_TESTS.test(file)) return undefined;
  return `${start}${file.slice(start.length).split('/')[0]}`;
}
