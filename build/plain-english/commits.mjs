import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const MAX_SUBJECT_LENGTH = 72;
const SUBJECT = /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z0-9-]+\))?!?: \S/;
/** Commits that are older than this rule are not judged by it. */
const RULE = 'build/plain-english/commits.mjs';
const LAST_RELEASE = path.join('e2e', 'site', 'last-release.json');

/**
 * @param {string} subject first line of a commit message
 * @returns {string | undefined} what is wrong with it
 */
export function problemOfSubject(subject) {
  if (!SUBJECT.test(subject)) return 'write type(scope): subject';
  if (subject.length > MAX_SUBJECT_LENGTH) return `${subject.length} characters, ${MAX_SUBJECT_LENGTH} at most`;
  return undefined;
}

/**
 * Subjects of the commits since the last release; none where the clone ends before it or there is no history.
 *
 * @param {string} workspace
 * @returns {string[]}
 */
export function problemsOfCommits(workspace) {
  const git = (...args) => execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const { commit } = JSON.parse(readFileSync(path.join(workspace, LAST_RELEASE), 'utf8'));
    const added = git('log', '--diff-filter=A', '--format=%H', '--', RULE).split('\n').at(-1);
    if (!added) return [];
    const subjects = git('log', '--no-merges', '--format=%h %s', 'HEAD', `^${commit}`, `^${added}`);
    return subjects.split('\n').flatMap((line) => {
      const [hash, ...words] = line.split(' ');
      const problem = words.length === 0 ? undefined : problemOfSubject(words.join(' '));
      return problem === undefined ? [] : [`commit ${hash} "${words.join(' ')}": ${problem}`];
    });
  } catch {
    return [];
  }
}
