const KILLED = new Set(['Killed', 'Timeout']);
const SURVIVED = new Set(['Survived', 'NoCoverage']);

/**
 * @typedef {object} Mutant
 * @property {string} status
 * @property {string} fileName
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {{ start: { line: number, column: number }, end: { line: number, column: number } }} location
 */

/** @param {readonly Mutant[]} mutants */
export const survivorsOf = (mutants) => mutants.filter(({ status }) => SURVIVED.has(status));

/**
 * The same mutants, where another run with further tests may have killed some.
 *
 * @param {readonly Mutant[]} mutants
 * @param {readonly Mutant[]} further
 */
export function withFurtherTests(mutants, further) {
  const statuses = new Map(further.map((mutant) => [keyOf(mutant), mutant.status]));
  return mutants.map((mutant) =>
    KILLED.has(mutant.status) ? mutant : { ...mutant, status: statuses.get(keyOf(mutant)) ?? mutant.status },
  );
}

/**
 * The score of a run and each mutant that no test noticed. What is left out on purpose counts for nothing.
 *
 * @param {readonly Mutant[]} mutants
 */
export function reportOf(mutants) {
  const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
  const survivors = survivorsOf(mutants);
  const counted = killed + survivors.length;
  const score = counted === 0 ? 100 : (100 * killed) / counted;
  return {
    score,
    lines: survivors.map(lineOf).sort(byName),
    summary: `${counted} mutants, ${killed} killed, ${survivors.length} survived: ${score.toFixed(1)} %`,
  };
}

/** Location of a mutant in the form of Stryker's patterns: columns from zero, while its results count from one. */
export function rangeOf({ fileName, location: { start, end } }) {
  return `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

const keyOf = (mutant) => `${rangeOf(mutant)} ${mutant.mutatorName} ${mutant.replacement}`;

function lineOf({ fileName, location, mutatorName, replacement, status }) {
  const untested = status === 'NoCoverage' ? ' (no test comes here)' : '';
  return `${fileName}:${location.start.line} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}${untested}`;
}

const byName = (left, right) => left.localeCompare(right, 'en', { numeric: true });
