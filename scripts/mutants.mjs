import { parseArgs } from 'node:util';
import { main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { WORKSPACE } from './workspace/paths.mjs';

const MIN_SCORE = 80;

/**
 * Checks whether the tests detect changes of the code: `npm run mutants -- shell/src/session` tries small changes of a
 * folder or file, one at a time, with the tests of its package that import it. `--quick` runs only the tests beside the
 * code, `--changed` retries only what changed since the last run.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      concurrency: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [target] = positionals;
  if (target === undefined) throw new Error('Say what to mutate: npm run mutants -- shell/src/session');
  checkNode();
  await installIfNeeded();
  // Loaded after the installation, which brings what they import.
  const { runMutants } = await import('./mutants/run.mjs');
  const { reportOf } = await import('./mutants/report.mjs');
  process.chdir(WORKSPACE);
  const { score, lines, summary } = reportOf(
    await runMutants(target, {
      isQuick: values.quick,
      isIncremental: values.changed,
      ...(values.concurrency !== undefined && { concurrency: Number(values.concurrency) }),
    }),
  );
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.stdout.write(`${target}: ${summary}\n`);
  if (score < MIN_SCORE) process.exitCode = 1;
});
