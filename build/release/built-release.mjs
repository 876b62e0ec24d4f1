import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteDeclaration } from '@specbuilder/shared-contracts/registry';
import { describeBuild, neededPlatform, signed, usesOfBuild } from '@specbuilder/shared-contracts/site-folder';
import { folderOf, WORKSPACE } from '../places.mjs';
import { titlesOf } from '../words/titles.mjs';

/**
 * What a built remote is published as; signed where the environment names the file of a private key (README, "How a team
 * ships its remote").
 *
 * @typedef {import('@specbuilder/shared-contracts/site-folder').SentRelease} SentRelease
 * @param {string} room
 * @returns {{ dist: string, release: SentRelease, uses: ReturnType<typeof usesOfBuild> }}
 */
export function builtRelease(room) {
  const folder = folderOf(room);
  const dist = path.join(folder, 'dist');
  const declared = remoteDeclaration.parse(readJson(path.join(folder, 'remote.json')));
  const declaration = { ...declared, titles: titlesOf(path.join(WORKSPACE, 'languages'), declared) };
  const { version } = readJson(path.join(folder, 'package.json'));
  const uses = usesOfBuild(dist);
  const described = describeBuild(declaration.name, version, dist);
  const files = signedFiles(declaration.name, { ...described, platform: neededPlatform(declaration, uses) });
  return { dist, release: { declaration, files }, uses };
}

function signedFiles(name, files) {
  const keyFile = process.env.RELEASE_SIGNING_KEY_FILE;
  return keyFile === undefined ? files : signed(name, files, readFileSync(keyFile, 'utf8'));
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
