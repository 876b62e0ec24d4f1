import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../places.mjs';
import { problemsOfCommits } from './commits.mjs';
import { countWords, groupOf, isWritten } from './count-words.mjs';
import { HOUSE_WORDS } from './house-words.mjs';

/** How often each package and document still has a word: it may only go down. `--write` lowers it after a rename. */
const REMAINING = path.join(import.meta.dirname, 'remaining.json');
/** Lines that may keep a word, or files that may keep one of the words, each with the reason. */
const ALLOWED = path.join(import.meta.dirname, 'allowed.json');

/** @typedef {Record<string, Record<string, number>>} Counts by package or document, then by word */

/**
 * @param {readonly { file: string, text: string }[]} sources
 * @param {readonly { file: string, line?: string, word?: string }[]} allowed
 * @returns {Counts}
 */
export function countAll(sources, allowed) {
  /** @type {Counts} */
  const counts = {};
  for (const { file, text } of sources) {
    const exceptions = allowed.filter((exception) => exception.file === file);
    const lines = exceptions.map(({ line }) => line);
    const words = exceptions.map(({ word }) => word);
    const counted = text.split('\n').filter((line) => !lines.includes(line.trim()));
    for (const [word, count] of Object.entries(countWords(counted.join('\n'), file))) {
      if (words.includes(word)) continue;
      const group = groupOf(file);
      counts[group] ??= {};
      counts[group][word] = (counts[group][word] ?? 0) + count;
    }
  }
  return counts;
}

/**
 * @param {Counts} counts
 * @param {Counts} remaining
 * @returns {string[]} a sentence for each word that became more
 */
export function problemsOf(counts, remaining) {
  return Object.entries(counts).flatMap(([group, words]) =>
    Object.entries(words).flatMap(([word, count]) => {
      const before = remaining[group]?.[word] ?? 0;
      if (count <= before) return [];
      const instead = HOUSE_WORDS.find((known) => known.word === word)?.instead;
      return [
        `${group} has "${word}" ${count} times, ${before} before: write ${instead} (CONTRIBUTING, Plain English)`,
      ];
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: WORKSPACE, encoding: 'utf8' });
  const files = tracked.split('\n').filter((file) => isWritten(file) && existsSync(path.join(WORKSPACE, file)));
  const sources = files.map((file) => ({ file, text: readFileSync(path.join(WORKSPACE, file), 'utf8') }));
  const counts = countAll(sources, JSON.parse(readFileSync(ALLOWED, 'utf8')));
  if (process.argv.includes('--write')) {
    const sorted = Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(REMAINING, `${JSON.stringify(sorted, null, 2)}\n`);
  } else {
    const problems = [
      ...problemsOf(counts, JSON.parse(readFileSync(REMAINING, 'utf8'))),
      ...problemsOfCommits(WORKSPACE),
    ];
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  }
}
