import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rejectedLicences } from './supply-chain/licences.mjs';
import { CommandFailed, main, run } from './workspace/command.mjs';
import { checkNode, installIfNeeded, PNPM } from './workspace/install.mjs';
import { WORKSPACE } from './workspace/paths.mjs';

const FOLDER = path.join(WORKSPACE, 'test-results');
const BILL_OF_MATERIALS = path.join(FOLDER, 'sbom.json');
/** Enough for a registry that responds; one that does not delays a run by no more than this. */
const LIMIT_MS = 60_000;

/**
 * Writes a bill of materials (CycloneDX) to test-results/sbom.json, holds the licences of everything in it against the
 * allowed ones, and queries the registry for known vulnerabilities. A licence that is not allowed and a vulnerability of
 * high or critical severity in production fail; a registry that gives no audit is said loudly (SECURITY.md has the step).
 */
await main(async () => {
  checkNode();
  await installIfNeeded();
  mkdirSync(FOLDER, { recursive: true });
  const problems = [...(await licenceProblems()), ...(await vulnerabilities())];
  if (problems.length > 0) throw new CommandFailed(problems.join('\n'), 1);
});

/** @returns {Promise<readonly string[]>} */
async function licenceProblems() {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const bill = await pnpm('sbom', ...format, '--out', BILL_OF_MATERIALS);
  if (bill.code !== 0) return [`Bill of materials: not written (${reasonOf(bill)})`];
  const { components } = JSON.parse(readFileSync(BILL_OF_MATERIALS, 'utf8'));
  const rejected = rejectedLicences(components);
  say('Bill of materials', path.relative(WORKSPACE, BILL_OF_MATERIALS));
  say('Licenses', `${components.length} packages, ${rejected.length} not allowed`);
  return rejected.map((line) => `License not allowed (scripts/supply-chain/licences.mjs): ${line}`);
}

/** @returns {Promise<readonly string[]>} */
async function vulnerabilities() {
  const audit = await pnpm('audit', '--prod', '--audit-level', 'high');
  if (/ERR_PNPM/.test(audit.output) || audit.wasEnded) {
    say(
      'KNOWN VULNERABILITIES WERE NOT CHECKED',
      `the registry gave no audit (${reasonOf(audit)}); see SECURITY.md, Releases`,
    );
    return [];
  }
  say('Audit', lastLine(audit.output));
  return audit.code === 0 ? [] : [`Known vulnerabilities of high or critical severity:\n${audit.output.trim()}`];
}

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
