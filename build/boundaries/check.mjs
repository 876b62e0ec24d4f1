import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { ROOMS as ALL_ROOMS, REMOTES } from '../../scripts/workspace/paths.mjs';
import { CIRCLE_FREE_ROOMS } from './circle-free-rooms.mjs';
import { findFolderCircles } from './folder-circles.mjs';
import { findSecureOnly } from './secure-contexts.mjs';
import { findUnusedExports } from './unused-exports.mjs';

const require = createRequire(import.meta.url);
const rules = require('./rules.cjs');

const BROWSER_ROOMS = ['shared-contracts', 'shared-ui', 'shell', ...REMOTES, 'load-calculator'];
const ROOMS = [
  'shared-contracts',
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
 * @param {string} baseDir folder that holds the rooms
 * @param {readonly string[]} [rooms]
 * @param {readonly string[]} [circleFree] rooms whose folders may form no circle
 * @returns {Promise<{ rule: string, from: string, to: string, why: string }[]>}
 */
export async function findBoundaryViolations(baseDir, rooms = ROOMS, circleFree = CIRCLE_FREE_ROOMS) {
  const { forbidden, options } = rules;
  const result = await cruise([...rooms], { ...options, ruleSet: { forbidden }, validate: true, baseDir });
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  const broken = result.output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    why: comments.get(rule.name) ?? '',
  }));
  const circles = findFolderCircles(result.output.modules, circleFree).map(({ from, to, example }) => ({
    rule: 'no-folder-circles',
    from,
    to,
    why: `Folders of a room point one way, like files: ${example}`,
  }));
  return [...broken, ...circles];
}

if (process.argv[1] === import.meta.filename) {
  const workspace = path.resolve(import.meta.dirname, '../..');
  const violations = await findBoundaryViolations(workspace);
  for (const { rule, from, to, why } of violations) process.stderr.write(`${from} -> ${to}\n  ${rule}: ${why}\n`);
  const unused = findUnusedExports(workspace, [...ALL_ROOMS, 'scripts']);
  for (const { file, name } of unused)
    process.stderr.write(`${file}: no other file imports ${name}; drop its export\n`);
  const secureOnly = findSecureOnly(workspace, BROWSER_ROOMS);
  for (const { file, line, used } of secureOnly)
    process.stderr.write(
      `${file}:${line}: pages over plain http have no ${used}; randomId, copyText and the session do without\n`,
    );
  process.exitCode = violations.length + unused.length + secureOnly.length > 0 ? 1 : 0;
}
