import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { main, run } from './workspace/command.mjs';
import { checkNode, installIfNeeded, PNPM } from './workspace/install.mjs';
import { WORKSPACE } from './workspace/paths.mjs';

const FOLDER = path.join(WORKSPACE, 'test-results');
const BILL_OF_MATERIALS = path.join(FOLDER, 'sbom.json');
/** Enough for a registry that responds; one that does not delays a run by no more than this. */
const LIMIT_MS = 60_000;

/**
 * Writes a bill of materials (CycloneDX) to test-results/sbom.json and queries the registry for known vulnerabilities.
 * Each reports its result in one line; neither fails a run, since both depend on external servers.
 */
await main(async () => {
  checkNode();
  await installIfNeeded();
  mkdirSync(FOLDER, { recursive: true });
  const bill = await pnpm(
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--out',
    BILL_OF_MATERIALS,
  );
  const isWritten = bill.code === 0;
  say('Bill of materials', isWritten ? path.relative(WORKSPACE, BILL_OF_MATERIALS) : `not written (${reasonOf(bill)})`);
  const audit = await pnpm('audit', '--prod');
  say(
    'Audit',
    /ERR_PNPM/.test(audit.output) || audit.wasEnded ? `no response (${reasonOf(audit)})` : lastLine(audit.output),
  );
});

/** @returns {Promise<{ code: number, output: string, wasEnded: boolean }>} */
async function pnpm(...args) {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const result = await run('npx', ['--yes', PNPM, ...args], { quiet: true, signal });
  return { ...result, wasEnded: signal.aborted };
}

function reasonOf({ output, wasEnded }) {
  if (wasEnded) return `nothing for ${LIMIT_MS / 1000} s`;
  return /ERR_PNPM_\w+/.exec(output)?.[0] ?? lastLine(output);
}

function lastLine(output) {
  return output.trim().split('\n').at(-1)?.trim() ?? '';
}

function say(what, outcome) {
  process.stdout.write(`${what}: ${outcome}\n`);
}
