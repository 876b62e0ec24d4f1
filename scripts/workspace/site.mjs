import { rmSync } from 'node:fs';
import path from 'node:path';
import { runOrFail } from './command.mjs';
import { REMOTES, SITE_DIR } from './paths.mjs';

/** Publishes shell and remotes of this tree into the site folder; unchanged ones are left alone. */
export async function assembleSite(siteDir = SITE_DIR) {
  await publish(['shell', ...REMOTES], { siteDir, replace: true });
  // Left behind when `npm run dev -- --fail` ended before the remotes were brought back.
  rmSync(path.join(siteDir, 'failing.json'), { force: true });
}

/**
 * @param {readonly string[]} rooms
 * @param {{ siteDir?: string, replace?: boolean }} options replace lets a local build stand in for its own version
 */
export async function publish(rooms, { siteDir = SITE_DIR, replace = false } = {}) {
  const args = [
    '--import',
    'tsx',
    'scripts/site/publish.ts',
    '--site',
    siteDir,
    ...(replace ? ['--replace'] : []),
    ...rooms,
  ];
  await runOrFail(process.execPath, args);
}
