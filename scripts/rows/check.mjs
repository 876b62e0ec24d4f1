import { checklistRows, citations, decisions } from './rows.mjs';

/** Codes that look like rows: load failures of remotes, and hash functions. */
const NOT_ROWS = /^(MFE|SHA)-/;

/** Fails when code or tests cite a row or a decision that docs/ does not explain. */
const rows = new Set(checklistRows().map(({ id }) => id));
const known = new Set(decisions().map(({ id }) => id));
const cited = citations();
const unexplained = [
  ...[...cited.rows].filter(([id]) => !rows.has(id) && !NOT_ROWS.test(id)),
  ...[...cited.decisions].filter(([id]) => !known.has(id)),
];
for (const [id, file] of unexplained) process.stdout.write(`${id} is cited in ${file} and not explained in docs/\n`);
process.exitCode = unexplained.length === 0 ? 0 : 1;
