import path from 'node:path';
import { fetchNode, NODE_VERSIONS } from './test/node-programs.mjs';
import { buildIfNeeded } from './workspace/bundles.mjs';
import { main, runOrFail } from './workspace/command.mjs';
import { checkNode, installIfNeeded } from './workspace/install.mjs';
import { WORKSPACE } from './workspace/paths.mjs';
import { SERVER_NODE_ARGUMENTS } from './workspace/server.mjs';
import { assembleSite } from './workspace/site.mjs';

const ENGINE = [...SERVER_NODE_ARGUMENTS, '--import', 'tsx', 'scripts/bench/engine.ts'];

/**
 * Measures what the product must reach and prints a table; `npm run bench -- --write` keeps it in docs/benchmarks.md,
 * `npm run bench engine` measures the engine and the reader of duties alone.
 */
await main(async () => {
  checkNode();
  await installIfNeeded();
  const words = process.argv.slice(2);
  const node = await deployedNode();
  if (words.includes('engine')) return runOrFail(node, [...ENGINE, '--table'], {});
  await buildIfNeeded();
  await assembleSite();
  const engine = await runOrFail(node, ENGINE, { quiet: true });
  await runOrFail(node, ['--import', 'tsx', path.join(WORKSPACE, 'e2e', 'bench', 'main.ts'), engine, ...words], {});
});

/** The Node of the server's image: what a deployment runs is what is measured. */
async function deployedNode() {
  try {
    return await fetchNode(NODE_VERSIONS.at(-1));
  } catch (error) {
    process.stderr.write(`Measured on Node ${process.version} instead of the image's: ${error.message}\n`);
    return process.execPath;
  }
}
