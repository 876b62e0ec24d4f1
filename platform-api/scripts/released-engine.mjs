import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether an engine was released, so that its script stays as it is: results of then are worked out by it.
 *
 * @param {string} version
 * @param {{ releases: string, engines: string }} folders records of releases, and kept scripts
 * @throws Error when the script is not the one that was released
 */
export function isReleasedEngine(version, { releases, engines }) {
  const released = readdirSync(releases)
    .map((file) => JSON.parse(readFileSync(path.join(releases, file), 'utf8')))
    .find(({ engine, engineScriptSha256 }) => engine === version && engineScriptSha256 !== null);
  if (released === undefined) return false;
  const file = path.join(engines, `${version}.generated.js`);
  const isTheSame =
    existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === released.engineScriptSha256;
  if (!isTheSame) {
    throw new Error(
      `Engine ${version} was released with ${released.tag} and its script is another now: ` +
        `git checkout ${released.tag} -- platform-api/data/engines/${version}.generated.js brings it back.`,
    );
  }
  return true;
}
