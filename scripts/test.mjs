import { parseArgs } from 'node:util';
import { ensureGenerated } from '../build/generated/ensure.mjs';
import { API_EXAMPLES } from '../build/generated/steps.mjs';
import { createTally } from './test/tally.mjs';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { main } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { assembleSite } from './workspace/site.mjs';

/**
 * Everything that proves the product: static checks, unit tests, a build, browser tests and budgets. The last
 * line sums all runners up. `npm test -- --only units` runs one of static, units, browser, nodes; `--only units mf-account`
 * the unit tests of one package. `--affected` runs what the changes since main can reach, of browser tests those that changed
 * themselves; `--since <commit>` compares with another commit. `--all` also runs what a whole run leaves out because
 * nothing can have changed: every test of the server on both stores, and each version of Node.
 */
await main(async () => {
  const { values, positionals: packages } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      affected: { type: 'boolean', default: false },
      since: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const isRequested = (part) => values.only === undefined || values.only.includes(part);
  checkNode();
  await installIfNeeded();
  // Loaded after the installation, which brings what they import.
  const { inspectMachine } = await import('./test/machine.mjs');
  const { runBrowserTests, runStaticChecks, runUnitTests } = await import('./test/runners.mjs');
  const machine = await inspectMachine();
  for (const sentence of machine.sentences) process.stdout.write(`${sentence}\n`);
  const tally = createTally();
  const affected = values.affected || values.since !== undefined ? await findAffected(values.since) : undefined;
  if (isRequested('static')) tally.add('Static checks', await runStaticChecks());
  if (isRequested('units')) {
    // Once, before two suites of the API's document want it at the same time.
    if (packages.length === 0) ensureGenerated({ steps: API_EXAMPLES });
    const stores = values.all ? { stores: 'each' } : {};
    tally.add('Unit tests', await runUnitTests(machine.hasPostgres, packages, { ...stores, ...affected?.units }));
    if (!machine.hasPostgres) tally.add('PostgreSQL', { passed: 0, failed: 0, skipped: 1 });
  }
  if (isRequested('browser') && affected?.browserTests.length !== 0) {
    await buildIfNeeded();
    await assembleSite();
    const browserTests = affected?.browserTests ?? [];
    tally.add(
      'Browser',
      machine.hasBrowser ? await runBrowserTests(browserTests) : { passed: 0, failed: 0, skipped: 1 },
    );
  }
  if (isRequested('nodes') && affected === undefined) {
    const { runSizingOnOthers } = await import('./test/node-runs.mjs');
    await buildIfNeeded(['platform-api']);
    tally.add('Other lines of Node', await runSizingOnOthers(values.all));
  }
  process.exitCode = tally.print(Boolean(process.env.CI)) ? 0 : 1;
});

async function findAffected(since) {
  const { affectedBy, changedFiles } = await import('./test/affected.mjs');
  const changed = changedFiles(since);
  const { tests, browserTests } = affectedBy(changed);
  process.stdout.write(
    `${changed.length} files changed; they reach ${tests.length} files of unit tests and ${browserTests.length} of browser tests.\n`,
  );
  return {
    browserTests: browserTests.map((file) => file.replace(/^e2e\//, '')),
    units: { files: tests, stores: 'where it matters' },
  };
}
