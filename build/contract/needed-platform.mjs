import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../places.mjs';

/** Members of Platform by the version that brought them, oldest version first. */
export const membersByVersion = () =>
  JSON.parse(readFileSync(path.join(folderOf('shared-contracts'), 'src', 'platform', 'members.json'), 'utf8'));

/**
 * The oldest version of Platform that has all of these members. A member without a version is not released: it needs the
 * newest one, and publishing compares it by its name.
 *
 * @param {readonly string[]} members
 * @param {Readonly<Record<string, readonly string[]>>} table
 */
export function neededPlatform(members, table) {
  const versions = Object.keys(table);
  const places = members.map((member) => versions.findIndex((version) => table[version].includes(member)));
  return versions[places.includes(-1) ? versions.length - 1 : Math.max(0, ...places)];
}
