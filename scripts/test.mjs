import { parseArgs } from 'node:util';
import { ensureGenerated } from '../build/generated/ensure.mjs';
import { API_EXAMPLES } from '../build/generated/steps.mjs';
import { createTally } from './test/tally.mjs';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { assembleSite } from './workspace/site.mjs';

/**
 * Everything that proves the product: static checks, unit tests, a build, the browser's stories and budgets. The last
 * line sums all runners up. `npm test -- --only units` runs one of static, units, browser, nodes; `--only units mf-account`
 * the unit tests of one room.
 */
await main(async () => {
  const { values, positionals: rooms } = parseArgs({
    options: { only: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const isWanted = (part) => values.only === undefined || values.only.includes(part);
  const isCi = Boolean(process.env.CI);
  checkNode();
  await installIfNeeded();
  // Loaded after the installation, which brings what they import.
  const { lookAtMachine } = await import('./test/machine.mjs');
  const { runBrowserTests, runStaticChecks, runUnitTests } = await import('./test/runners.mjs');
  const machine = await lookAtMachine();
  for (const sentence of machine.sentences) process.stdout.write(`${sentence}\n`);
  const tally = createTally();
  if (isWanted('static')) tally.add('Static checks', await runStaticChecks());
  if (isWanted('units')) {
    // Once, before two suites of the API's document want it at the same time.
    if (rooms.length === 0) ensureGenerated({ steps: API_EXAMPLES });
    tally.add('Unit tests', await runUnitTests(machine.hasPostgres, rooms));
    if (!machine.hasPostgres) tally.add('PostgreSQL', { passed: 0, failed: 0, skipped: 1 });
  }
  if (isWanted('browser')) {
    await buildIfNeeded();
    await assembleSite();
    tally.add('Browser', machine.hasBrowser ? await runBrowserTests() : { passed: 0, failed: 0, skipped: 1 });
  }
  if (isWanted('nodes')) {
    const { runSizingOnOthers } = await import('./test/node-runs.mjs');
    await buildIfNeeded(['platform-api']);
    tally.add('Other lines of Node', await runSizingOnOthers());
  }
  process.exitCode = tally.print(isCi) ? 0 : 1;
});
