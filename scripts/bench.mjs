import path from 'node:path';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { main, runOrFail } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { WORKSPACE } from './workspace/paths.mjs';
import { SERVER_NODE_ARGUMENTS } from './workspace/server.mjs';
import { assembleSite } from './workspace/site.mjs';

const ENGINE = [...SERVER_NODE_ARGUMENTS, '--import', 'tsx', 'scripts/bench/engine.ts'];

/**
 * Measures what the product must reach and prints a table; `npm run bench -- --write` keeps it in docs/benchmarks.md,
 * `npm run bench engine` measures the engine alone.
 */
await main(async () => {
  checkNode();
  await installIfNeeded();
  const words = process.argv.slice(2);
  if (words.includes('engine')) return runOrFail(process.execPath, [...ENGINE, '--table'], {});
  await buildIfNeeded();
  await assembleSite();
  const engine = await runOrFail(process.execPath, ENGINE, { quiet: true });
  await runOrFail(
    process.execPath,
    ['--import', 'tsx', path.join(WORKSPACE, 'e2e', 'bench', 'main.ts'), engine, ...words],
    {},
  );
});
