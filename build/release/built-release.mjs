import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteDeclaration } from '@specbuilder/shared-contracts/registry';
import { describeBuild, neededPlatform, signed, usesOfBuild } from '@specbuilder/shared-contracts/site-folder';
import { titlesOf } from '../messages/titles.mjs';
import { folderOf, WORKSPACE } from '../places.mjs';
import { federationName } from '../webpack/shared-modules.mjs';

/**
 * What a built remote is published as; signed if the environment names a private key file (docs/releasing.md, "Sign
 * releases").
 *
 * @typedef {import('@specbuilder/shared-contracts/site-folder').SentRelease} SentRelease
 * @param {string} packageName
 * @returns {{ dist: string, release: SentRelease, uses: ReturnType<typeof usesOfBuild> }}
 * @throws Error for a build of another version, which no page would recognize as a new one
 */
export function builtRelease(packageName) {
  const folder = folderOf(packageName);
  const dist = path.join(folder, 'dist');
  const declared = remoteDeclaration.parse(readJson(path.join(folder, 'remote.json')));
  const declaration = { ...declared, titles: titlesOf(path.join(WORKSPACE, 'languages'), declared) };
  const { version } = readJson(path.join(folder, 'package.json'));
  const uses = usesOfBuild(dist);
  const described = describeBuild(declaration.name, version, dist);
  if (described.federationName !== federationName(declaration.name)) {
    throw new Error(`${declaration.name} was not built as ${version}: npm run build makes its build.`);
  }
  const files = signedFiles(declaration.name, { ...described, platform: neededPlatform(declaration, uses) });
  return { dist, release: { declaration, files }, uses };
}

function signedFiles(name, files) {
  const keyFile = process.env.RELEASE_SIGNING_KEY_FILE;
  return keyFile === undefined ? files : signed(name, files, readFileSync(keyFile, 'utf8'));
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
