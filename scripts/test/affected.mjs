import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCachedReader, entriesOf, modulesBelow, modulesOf } from '../../build/boundaries/modules.mjs';
import { CommandFailed } from '../workspace/command.mjs';
import { tested } from '../workspace/packages.mjs';
import { PACKAGES, WORKSPACE } from '../workspace/paths.mjs';

const MODULE = /\.([cm]?js|tsx?)$/;
const UNIT_TEST = /\.test\.tsx?$/;
const BROWSER_TEST = /^e2e\/.*\.e2e\.ts$/;
/** Read by people; static checks look at them in any run. */
const PROSE = /^(docs\/|LICENSE$|[^/]+\.md$)/;
/** They read the sources of all packages as texts, so that no import leads to them. */
const ABOUT_EVERYTHING = ['build/boundaries/naming.test.ts', 'build/messages/visible-texts.test.ts'];

/**
 * Files that differ from the main branch, and those that are not committed.
 *
 * @param {string} [base] a commit; where the branch left main when absent
 * @returns {string[]}
 */
export function changedFiles(base = mergeBase()) {
  const lines = (...args) =>
    git(...args)
      .split('\n')
      .filter(Boolean);
  return [...new Set([...lines('diff', '--name-only', base), ...lines('ls-files', '--others', '--exclude-standard')])];
}

function mergeBase() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // Not every clone has both.
    }
  }
  throw new CommandFailed(
    'This clone has no main branch to compare with; name a commit: --affected --since <commit>.',
    1,
  );
}

const git = (...args) => execFileSync('git', args, { cwd: WORKSPACE, encoding: 'utf8', stdio: 'pipe' }).trim();

/**
 * What a change can reach: a module by what imports it, over packages; any other file of a package by its package and
 * those that depend on it; a file of no package by everything.
 *
 * @param {readonly string[]} changed
 * @returns {{ tests: string[], browserTests: string[] }} files of unit tests and of browserTests in a browser
 */
export function affectedBy(changed) {
  const telling = changed.filter((file) => !PROSE.test(file));
  const modules = telling.filter((file) => MODULE.test(file) && (packageOf(file) ?? topOf(file)) !== undefined);
  const reached = [...reachedFrom(modules)].filter((file) => existsSync(path.join(WORKSPACE, file)));
  const packages = new Set([
    ...telling.filter((file) => !modules.includes(file)).flatMap(packagesReachedBy),
    ...reached.filter((file) => file.endsWith('jest.config.mjs')).flatMap((file) => packageOf(file) ?? PACKAGES),
  ]);
  const ofPackages = [...packages].flatMap((name) => modulesBelow(path.join(WORKSPACE, name)).map(fromWorkspace));
  const files = [...new Set([...reached, ...ofPackages, ...ABOUT_EVERYTHING])];
  return { tests: files.filter(isUnitTest), browserTests: files.filter((file) => BROWSER_TEST.test(file)) };
}

export const packageOf = (file) => PACKAGES.find((name) => file.startsWith(`${name}/`));
/** What commands of the workspace are made of. */
const topOf = (file) => (file.startsWith('scripts/') || !file.includes('/') ? '.' : undefined);
const isUnitTest = (file) => UNIT_TEST.test(file) && tested().includes(packageOf(file));

/** Its package with all that depend on it, directly or not. */
function packagesReachedBy(file) {
  if (file.startsWith('languages/')) return ['build'];
  const reached = new Set([packageOf(file)].flatMap((name) => name ?? PACKAGES));
  for (const name of reached) for (const item of PACKAGES) if (dependenciesOf(item).includes(name)) reached.add(item);
  return [...reached];
}

function dependenciesOf(name) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(WORKSPACE, name, 'package.json'), 'utf8'),
  );
  const named = Object.keys({ ...dependencies, ...devDependencies });
  return named.filter((item) => item.startsWith('@specbuilder/')).map((item) => item.replace('@specbuilder/', ''));
}

/** @type {Map<string, string[]> | undefined} read once */
let importersOfAll;

/** Modules from which imports, or texts that name a file, lead to one of these. */
function reachedFrom(changed) {
  importersOfAll ??= importersOf();
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importersOfAll.get(file) ?? []) reached.add(importer);
  return reached;
}

function importersOf() {
  const folders = [...PACKAGES, 'scripts'];
  const { read, save } = createCachedReader(path.join(WORKSPACE, '.cache', 'imports.json'));
  const modules = read([
    ...modulesOf(WORKSPACE),
    ...folders.flatMap((folder) => modulesBelow(path.join(WORKSPACE, folder))),
  ]);
  save();
  const entries = entriesOf(WORKSPACE, folders);
  const importers = new Map();
  for (const [file, { imports, imported, passed, passedWhole }] of modules) {
    const named = [...[...imports, ...imported, ...passed].map(({ source }) => source), ...passedWhole];
    for (const source of named) {
      const target = fromWorkspace(entries.get(source) ?? path.resolve(path.dirname(file), source.split('?')[0]));
      importers.set(target, [...(importers.get(target) ?? []), fromWorkspace(file)]);
    }
  }
  return importers;
}

const fromWorkspace = (file) => path.relative(WORKSPACE, file).split(path.sep).join('/');
