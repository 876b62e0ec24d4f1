import path from 'node:path';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { main, runOrFail } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { WORKSPACE } from './workspace/paths.mjs';
import { assembleSite } from './workspace/site.mjs';

/** Measures what the product must reach and prints a table; `npm run bench -- --write` keeps it in docs/benchmarks.md. */
await main(async () => {
  checkNode();
  await installIfNeeded();
  await buildIfNeeded();
  await assembleSite();
  const engine = await runOrFail(process.execPath, ['--import', 'tsx', 'scripts/bench/engine.ts'], { quiet: true });
  await runOrFail(
    process.execPath,
    ['--import', 'tsx', path.join(WORKSPACE, 'e2e', 'bench', 'main.ts'), engine, ...process.argv.slice(2)],
    {},
  );
});
