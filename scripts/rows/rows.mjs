import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES, WORKSPACE } from '../workspace/paths.mjs';
import { eventNames, unverifiedEvents } from './events.mjs';
import { proofsOf } from './proofs.mjs';

const CHECKLIST = path.join(WORKSPACE, 'docs', 'checklist');
const DECISIONS = path.join(WORKSPACE, 'docs', 'decisions');
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', 'test-results']);
const SOURCE = /\.(ts|tsx|mjs|cjs|js)$/;
const EVENTS = path.join('shared-contracts', 'src', 'events');
/** What is delivered to browsers, without helpers of tests. */
const PRODUCT = /^(shell|mf-[^/]+|shared-ui|shared-contracts)\/src\/(?!testing\/)/;
const TEST = /\.(test|e2e|spec)\.tsx?$/;
const ROW_ID = /\b[A-Z]{3}-\d{3}\b/g;
const DECISION_ID = /\bA-\d{3}\b/g;

/** @returns {{ id: string, text: string }[]} rows of the checklist, in its order */
export function checklistRows() {
  return linesOf(CHECKLIST, /^\| ([A-Z]{3}-\d{3}) \| (.+?) \|$/).map(([, id, text]) => ({ id, text }));
}

/** @returns {{ id: string, text: string }[]} */
export function decisions() {
  return linesOf(DECISIONS, /^\| (A-\d{3}) \| (.+?) \|$/).map(([, id, text]) => ({ id, text }));
}

/** @returns {Map<string, Set<string>>} titles of the tests that verify a requirement */
export function provedRows() {
  const proofs = new Map();
  for (const file of sources().filter((name) => TEST.test(name))) {
    for (const { id, title } of proofsOf(read(file), { isTsx: file.endsWith('x') })) {
      proofs.set(id, (proofs.get(id) ?? new Set()).add(`${file}: ${title}`));
    }
  }
  return proofs;
}

/** @returns {{ rows: Map<string, string>, decisions: Map<string, string> }} every id cited and a file that cites it */
export function citations() {
  const rows = new Map();
  const cited = new Map();
  for (const file of sources()) {
    const text = read(file);
    for (const [id] of text.matchAll(ROW_ID)) rows.set(id, file);
    for (const [id] of text.matchAll(DECISION_ID)) cited.set(id, file);
  }
  return { rows, decisions: cited };
}

/** @returns {string[]} one sentence for each event that has neither a listener nor a test that names it */
export function eventProblems() {
  const files = sources();
  return unverifiedEvents({
    names: eventNames(read(path.join(EVENTS, 'catalogue.ts'))),
    rows: checklistRows(),
    product: files.filter((file) => PRODUCT.test(file) && !TEST.test(file) && !file.startsWith(EVENTS)).map(read),
    tests: files.filter((file) => TEST.test(file)).map((file) => ({ source: read(file), isTsx: file.endsWith('x') })),
  });
}

function linesOf(folder, pattern) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .map((line) => pattern.exec(line))
    .filter((match) => match !== null);
}

function sources() {
  return [...PACKAGES, 'scripts'].flatMap((packageName) => filesOf(packageName));
}

function filesOf(folder) {
  return readdirSync(path.join(WORKSPACE, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesOf(file);
      return SOURCE.test(entry.name) ? [file] : [];
    });
}

const read = (file) => readFileSync(path.join(WORKSPACE, file), 'utf8');
