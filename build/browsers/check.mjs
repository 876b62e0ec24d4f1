import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../places.mjs';
import { usesBeyond } from './uses.mjs';

/**
 * Holds what runs in browsers against the line of browsers that are let in: a feature of the platform that one of them lacks
 * is reported, unless allowed.json has it with the way round.
 */
const LINE = readJson('shared-contracts/src/domain/browser-line.json');
const ALLOWED = readJson('build/browsers/allowed.json');
const PACKAGES = [
  'deploy/embed',
  'duty-reader/src',
  'load-calculator/src',
  'shared-contracts/src',
  'shared-ui/src',
  'shell/src',
];
/** Runs in Node, in tests or on the server alone. */
const ELSEWHERE = /\.(test|build|generated)\.tsx?$|\.d\.ts$|\/(testing|test|test-data|site-folder)\//;

const areas = readdirSync(WORKSPACE).filter((name) => name.startsWith('mf-'));
const folders = [...PACKAGES, ...areas.map((name) => `${name}/src`)];
const used = new Set();
let count = 0;
for (const folder of folders) {
  for (const name of readdirSync(path.join(WORKSPACE, folder), { recursive: true, encoding: 'utf8' })) {
    const file = path.posix.join(folder, name);
    if (!/\.tsx?$/.test(file) || ELSEWHERE.test(file)) continue;
    for (const use of usesBeyond(readFileSync(path.join(WORKSPACE, file), 'utf8'), LINE, file.endsWith('x'))) {
      const [feature] = use.split(' (');
      used.add(feature);
      if (feature in ALLOWED) continue;
      count += 1;
      process.stdout.write(`${file}: ${use}\n`);
    }
  }
}
for (const feature of Object.keys(ALLOWED).filter((name) => !used.has(name))) {
  count += 1;
  process.stdout.write(`build/browsers/allowed.json: nothing uses ${feature}\n`);
}
if (count > 0) {
  process.stdout.write(
    'Find another way, or write the way round into build/browsers/allowed.json (docs/browsers.md).\n',
  );
  process.exitCode = 1;
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8'));
}
