import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PNPM } from '../../scripts/workspace/install.mjs';
import { CACHE_DIR, WORKSPACE } from '../../scripts/workspace/paths.mjs';
import lastRelease from './last-release.json' with { type: 'json' };

/** What this machine built of releases, which never change. */
const BUILT = path.join(CACHE_DIR, 'releases');

/** The commit of the last release, by its tag where the clone has it; null where the clone ends before it. */
export function lastReleasedCommit(): string | null {
  return [lastRelease.tag, lastRelease.commit].map(commitOf).find((commit) => commit !== null) ?? null;
}

/** Builds the last release, once for each commit, and gives the folder of a site with its shell and remotes. */
export async function siteOfLastRelease(commit: string): Promise<string> {
  const site = path.join(BUILT, commit);
  if (existsSync(site)) return site;
  mkdirSync(BUILT, { recursive: true });
  // A build that was broken off is never taken for a whole one.
  const unfinished = mkdtempSync(path.join(BUILT, 'unfinished-'));
  const tree = mkdtempSync(path.join(tmpdir(), 'specbuilder-last-release-'));
  const { storeDir } = JSON.parse(readFileSync(path.join(WORKSPACE, 'node_modules', '.modules.yaml'), 'utf8'));
  const env = { ...process.env, pnpm_config_store_dir: storeDir };
  const run = (command: string, ...args: string[]) => promisify(execFile)(command, args, { cwd: tree, env });
  try {
    const archive = path.join(tree, 'tree.tar');
    execFileSync('git', ['archive', '--output', archive, commit], { cwd: WORKSPACE });
    await run('tar', '-xf', archive);
    await run('npx', '--yes', PNPM, 'install', '--frozen-lockfile', '--prefer-offline');
    await run(process.execPath, '--input-type=module', '--eval', BUILD_AND_ASSEMBLE, unfinished);
    renameSync(unfinished, site);
  } finally {
    rmSync(tree, { recursive: true, force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
  return site;
}

/** By the release's own commands; its server is not needed. */
const BUILD_AND_ASSEMBLE = `
const { buildIfNeeded } = await import(process.cwd() + '/scripts/workspace/bundles.mjs');
const { REMOTES } = await import(process.cwd() + '/scripts/workspace/paths.mjs');
const { assembleSite } = await import(process.cwd() + '/scripts/workspace/site.mjs');
await buildIfNeeded(['shell', ...REMOTES]);
await assembleSite(process.argv.at(-1));
`;

function commitOf(name: string): string | null {
  try {
    const args = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`];
    return execFileSync('git', args, { cwd: WORKSPACE, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}
