import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CommandFailed, run } from '../workspace/command.mjs';

const INSTALL = [
  ...['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
  // Without a registry npm's own tries take more than a minute.
  ...['--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
];

/**
 * Downloads a rarely needed package from the registry, once, so that it is not part of the workspace installation.
 *
 * @param {string} requested with its version, such as 'lighthouse@12.2.3'
 * @param {string} folder
 * @returns {Promise<string>} the folder, whose node_modules contain it
 * @throws CommandFailed when the registry does not have it or does not respond
 */
export async function fetchPackage(requested, folder) {
  if (existsSync(folder)) return folder;
  const beside = path.dirname(folder);
  mkdirSync(beside, { recursive: true });
  // An installation that was broken off is never taken for a whole one.
  const unfinished = mkdtempSync(path.join(beside, 'unfinished-'));
  try {
    const { code, output } = await run('npm', [...INSTALL, '--prefix', unfinished, requested], { quiet: true });
    if (code !== 0) throw new CommandFailed(`${requested} did not come from the registry (${reasonOf(output)}).`, 1);
    renameSync(unfinished, folder);
    return folder;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function reasonOf(output) {
  return /npm error code (\S+)/.exec(output)?.[1] ?? (output.trim() || 'npm gave no reason');
}
