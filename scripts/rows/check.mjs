import { checklistRows, citations, decisions, eventProblems } from './rows.mjs';

/** Codes that look like rows: load failures of remotes, hash functions, and model numbers of manufacturers. */
const NOT_ROWS = /^(MFE|SHA|CUE|KRD|BSQ|USF)-/;

/**
 * Fails when code or tests cite a row or a decision that docs/ does not explain, and when an event of the bus is neither
 * received by the product nor tested under its row.
 */
const rows = new Set(checklistRows().map(({ id }) => id));
const known = new Set(decisions().map(({ id }) => id));
const cited = citations();
const unexplained = [
  ...[...cited.rows].filter(([id]) => !rows.has(id) && !NOT_ROWS.test(id)),
  ...[...cited.decisions].filter(([id]) => !known.has(id)),
];
const problems = [
  ...unexplained.map(([id, file]) => `${id} is cited in ${file} and not explained in docs/`),
  ...eventProblems(),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
