/** Adds up what every runner says, and remembers what failed for the end of the output. */
export function createTally() {
  const lines = [];
  return {
    /**
     * @param {string} runner
     * @param {{ passed: number, failed: number, skipped?: number, unsteady?: readonly string[] }} counts `unsteady`
     *   names tests that failed once and passed when they were tried again
     */
    add(runner, { passed, failed, skipped = 0, unsteady = [] }) {
      lines.push({ runner, passed, failed, skipped, unsteady });
    },
    /**
     * @param {boolean} failsSkipped in CI a skipped test counts as a failure
     * @returns {boolean} whether everything passed
     */
    print(failsSkipped) {
      const width = Math.max(...lines.map(({ runner }) => runner.length));
      process.stdout.write('\n');
      for (const { runner, passed, failed, skipped } of lines) {
        const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
        process.stdout.write(`${runner.padEnd(width)}  ${counts}\n`);
      }
      for (const title of lines.flatMap(({ unsteady }) => unsteady)) {
        process.stdout.write(`Failed once and passed when tried again: ${title}\n`);
      }
      const sum = (key) => lines.reduce((total, line) => total + line[key], 0);
      const failed = sum('failed') + (failsSkipped ? sum('skipped') : 0);
      process.stdout.write(`${sum('passed')} passed, ${failed} failed\n`);
      return failed === 0;
    },
  };
}
