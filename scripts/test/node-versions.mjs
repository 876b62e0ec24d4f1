import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../workspace/bundles.mjs';
import { main } from '../workspace/command.mjs';
import { checkNode, installIfNeeded } from '../workspace/install.mjs';
import { fetchNode, NODE_VERSIONS } from './node-programs.mjs';
import { createTally } from './tally.mjs';

/**
 * Whether the product runs on each line of Node that it names: with each, the built server starts and sizes once, and the
 * unit tests of server and engine pass on the embedded store. `npm run test:nodes -- 24.21.0` takes this version alone,
 * `--only start` or `--only units` one part.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const isRequested = (part) => values.only === undefined || values.only.includes(part);
  checkNode();
  await installIfNeeded();
  // Loaded after the installation, which brings what they import.
  const { runSizing, runUnitsOn } = await import('./node-runs.mjs');
  if (isRequested('start')) await buildIfNeeded(['platform-api']);
  const tally = createTally();
  for (const version of positionals.length > 0 ? positionals : NODE_VERSIONS) {
    const node = await fetchNode(version);
    if (isRequested('start')) tally.add(`Node ${version}: start and sizing`, await runSizing(node));
    if (isRequested('units')) tally.add(`Node ${version}: unit tests`, await runUnitsOn(node));
  }
  // PostgreSQL is left out on purpose.
  process.exitCode = tally.print(false) ? 0 : 1;
});
