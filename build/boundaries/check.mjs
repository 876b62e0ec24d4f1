import { createRequire } from 'node:module';
import path from 'node:path';
import { PACKAGES as ALL_PACKAGES, REMOTES } from '../../scripts/workspace/paths.mjs';
import { findBrokenRules } from './broken-rules.mjs';
import { CIRCLE_FREE_PACKAGES } from './circle-free-packages.mjs';
import { dependenciesOf } from './dependencies.mjs';
import { findFolderCircles } from './folder-circles.mjs';
import { createCachedReader, readModules } from './modules.mjs';
import { findSecureOnly } from './secure-contexts.mjs';
import { findUnusedExports } from './unused-exports.mjs';

const require = createRequire(import.meta.url);
const rules = require('./rules.cjs');

const BROWSER_PACKAGES = ['shared-contracts', 'shared-ui', 'shell', ...REMOTES, 'load-calculator'];
const PACKAGES = [
  'shared-contracts',
  'duty-reader',
  'fan-engine',
  'shared-ui',
  'platform-api',
  'shell',
  ...REMOTES,
  'load-calculator',
  'e2e',
];

/**
 * Every import that breaks a boundary.
 *
 * @param {string} baseDir folder that holds the packages
 * @param {readonly string[]} [packages]
 * @param {readonly string[]} [circleFree] packages whose folders must not form a circle
 * @param {typeof readModules} [read]
 * @returns {{ rule: string, from: string, to: string, why: string }[]}
 */
export function findBoundaryViolations(
  baseDir,
  packages = PACKAGES,
  circleFree = CIRCLE_FREE_PACKAGES,
  read = readModules,
) {
  const modules = dependenciesOf(baseDir, packages, ALL_PACKAGES, read);
  const circles = findFolderCircles(modules, circleFree).map(({ from, to, example }) => ({
    rule: 'no-folder-circles',
    from,
    to,
    why: `Folders of a package point one way, like files: ${example}`,
  }));
  return [...findBrokenRules(modules, rules.forbidden), ...circles];
}

if (process.argv[1] === import.meta.filename) {
  const workspace = path.resolve(import.meta.dirname, '../..');
  const { read, save } = createCachedReader(path.join(workspace, '.cache', 'imports.json'));
  const violations = findBoundaryViolations(workspace, PACKAGES, CIRCLE_FREE_PACKAGES, read);
  for (const { rule, from, to, why } of violations) process.stderr.write(`${from} -> ${to}\n  ${rule}: ${why}\n`);
  const unused = findUnusedExports(workspace, [...ALL_PACKAGES, 'scripts'], read);
  save();
  for (const { file, name } of unused)
    process.stderr.write(`${file}: no other file imports ${name}; drop its export\n`);
  const secureOnly = findSecureOnly(workspace, BROWSER_PACKAGES);
  for (const { file, line, used } of secureOnly)
    process.stderr.write(
      `${file}:${line}: pages over plain http have no ${used}; randomId, copyText and the session do without\n`,
    );
  process.exitCode = violations.length + unused.length + secureOnly.length > 0 ? 1 : 0;
}
