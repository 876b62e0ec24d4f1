import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Where folders are. In the repository every package has its own folder; for a team outside it the kit is installed as
 * packages, and the team's working folder is the only package.
 */
export const IS_INSTALLED = import.meta.dirname.split(path.sep).includes('node_modules');
export const WORKSPACE = IS_INSTALLED ? process.cwd() : path.resolve(import.meta.dirname, '..');

/** What a remote outside gets as packages with its sources beside what was compiled from them. */
const KIT = ['shared-contracts', 'shared-ui'];

/** Languages of the product; catalogues of any other one are not read. */
export const LANGUAGE_LIST = IS_INSTALLED
  ? path.join(import.meta.dirname, 'languages.json')
  : path.join(WORKSPACE, 'languages', 'languages.json');

/** @param {string} packageName such as 'mf-sizer' or 'shared-ui' */
export function folderOf(packageName) {
  if (!IS_INSTALLED) return path.join(WORKSPACE, packageName);
  return KIT.includes(packageName)
    ? path.dirname(requireOf(WORKSPACE).resolve(`@specbuilder/${packageName}/package.json`))
    : WORKSPACE;
}

/** Resolves as the sources of a folder do. */
export const requireOf = (folder) => createRequire(path.join(folder, 'package.json'));

/** Written by hand, and not by a command. */
const isSource = (file) => /\.tsx?$/.test(file) && !file.includes('.generated.');

/**
 * The source of a module that a bundle contains.
 *
 * @param {string | undefined} resource its file
 * @returns {string | undefined} its file, or the one that it was compiled from; undefined for a library and what a command wrote
 */
export function sourceOf(resource) {
  if (resource === undefined) return undefined;
  if (resource.startsWith(WORKSPACE + path.sep) && !resource.includes('node_modules')) {
    return isSource(resource) ? resource : undefined;
  }
  return IS_INSTALLED
    ? KIT.map((packageName) => compiledFrom(folderOf(packageName), resource)).find(Boolean)
    : undefined;
}

function compiledFrom(folder, resource) {
  const compiled = path.join(folder, 'dist') + path.sep;
  if (!resource.startsWith(compiled) || !resource.endsWith('.js')) return undefined;
  const source = path.join(folder, 'src', resource.slice(compiled.length, -'.js'.length));
  return [`${source}.ts`, `${source}.tsx`].find((file) => isSource(file) && existsSync(file));
}
