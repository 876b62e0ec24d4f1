import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureGenerated } from '../../build/generated/ensure.mjs';
import { CommandFailed, runOrFail } from './command.mjs';
import { PACKAGES, WORKSPACE } from './paths.mjs';

export const PNPM = 'pnpm@12.21.0';
const STAMP = path.join(WORKSPACE, 'node_modules', '.specbuilder-install');
const OLDEST_NODE = [20, 19];

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [requestedMajor, requestedMinor] = OLDEST_NODE;
  if (major > requestedMajor || (major === requestedMajor && minor >= requestedMinor)) return;
  throw new CommandFailed(`SpecBuilder needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`, 1);
}

/**
 * Installs dependencies when the lockfile or a manifest changed since the last time, and generates what git does not hold
 * where its sources changed: afterwards every command finds the tree whole.
 */
export async function installIfNeeded() {
  await installDependencies();
  ensureGenerated();
}

async function installDependencies() {
  const requested = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === requested) return;
  process.stdout.write('Installing dependencies (about a minute the first time) ...\n');
  await runOrFail('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], { quiet: true });
  writeFileSync(STAMP, requested);
}

function fingerprint() {
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...PACKAGES.map((packageName) => `${packageName}/package.json`),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(WORKSPACE, file)));
  return hash.digest('hex');
}
