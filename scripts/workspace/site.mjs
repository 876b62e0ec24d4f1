import { rmSync } from 'node:fs';
import path from 'node:path';
import { runOrFail } from './command.mjs';
import { REMOTES, SITE_DIR } from './paths.mjs';

/** Publishes what the site lacks of the shell and remotes of this tree; what teams shipped stays. */
export async function assembleSite(siteDir = SITE_DIR) {
  await publish(['shell', 'load-calculator', ...REMOTES], { siteDir, isOfStart: true });
  // Left behind when `npm run dev -- --fail` ended before the remotes were brought back.
  rmSync(path.join(siteDir, 'failing.json'), { force: true });
}

/**
 * @param {readonly string[]} packages
 * @param {{ siteDir?: string, isOfStart?: boolean, why?: string, server?: string }} options isOfStart for the builds
 *   that a site is started with, which replace only what an earlier start published; server for a site that runs
 *   elsewhere
 */
export async function publish(packages, { siteDir = SITE_DIR, isOfStart = false, why = '', server } = {}) {
  const args = [
    '--import',
    'tsx',
    'scripts/site/publish.ts',
    '--site',
    siteDir,
    ...(isOfStart ? ['--start'] : []),
    ...(server === undefined ? [] : ['--server', server]),
    '--why',
    why,
    ...packages,
  ];
  await runOrFail(process.execPath, args);
}
