import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { type RemoteVersion, remoteDeclaration } from '@specbuilder/shared-contracts/registry';
import { changeReleases, type Release, shipped, signed, started } from '@specbuilder/shared-contracts/site-folder';
import { titlesOf } from '../../build/words/titles.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';
import { compressFolder } from './compress.ts';
import { checkContract, neededPlatform, usesOfBuild } from './contract-check.ts';
import { publishedFiles } from './published-files.ts';

interface PublishOptions {
  readonly room: string;
  readonly siteDir: string;
  /** The build of the checkout that the site is started from, which never takes the place of what a team shipped. */
  readonly isOfStart: boolean;
  /** For the history of the site's releases. */
  readonly why: string;
}

interface Published {
  readonly version: string;
  /** Version that is active now; null while the remote is switched off. */
  readonly active: string | null;
  readonly isNew: boolean;
  /** What could not be compared with the site before publishing; null when everything was. */
  readonly unchecked: string | null;
}

/**
 * Publishes a built remote: files at a new immutable address, one changed entry of the site's releases. Nobody else
 * rebuilds.
 *
 * @throws ContractError when it needs what the site does not have
 * @throws ReleaseError when the version stands already with other content, or the site would contradict itself
 */
export async function publishRemote({ room, siteDir, isOfStart, why }: PublishOptions): Promise<Published> {
  const dist = path.join(WORKSPACE, room, 'dist');
  const declared = remoteDeclaration.parse(readJson(path.join(WORKSPACE, room, 'remote.json')));
  const declaration = { ...declared, titles: titlesOf(path.join(WORKSPACE, 'languages'), declared) };
  const { version } = readJson(path.join(WORKSPACE, room, 'package.json')) as { version: string };
  const uses = usesOfBuild(dist);
  const platform = neededPlatform(declaration, uses);
  // A site is started with the remotes of the shell's own tree, which was tested with them.
  const unchecked = isOfStart ? null : await checkContract({ siteDir, declaration, version, platform, uses });
  const files = publishedFiles(dist);
  const folder = `${version}+${contentHash(dist, files)}`;
  const baseUrl = `/remotes/${declaration.name}/${folder}/`;
  const release: Release = {
    declaration,
    files: signedFiles(declaration.name, { ...describeVersion(dist, version, baseUrl), platform }),
    origin: isOfStart ? 'checkout' : 'shipped',
  };
  const target = path.join(siteDir, 'remotes', declaration.name, folder);
  if (!existsSync(target)) copyRemote(dist, files, target);
  const step = { by: userInfo().username, why: isOfStart ? 'start of the site' : why, at: new Date().toISOString() };
  let isNew = false;
  const { remotes } = await changeReleases(siteDir, (state) => {
    const next = isOfStart ? started(state, release, step) : shipped(state, release, step);
    isNew = next !== state;
    return next;
  });
  const known = remotes.find(({ name }) => name === declaration.name);
  return { version, active: known?.active ?? null, isNew, unchecked };
}

/** Copied beside and moved into place, so that a folder with this name is whole. */
function copyRemote(dist: string, files: readonly string[], target: string): void {
  const beside = `${target}.${process.pid}`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true });
  for (const file of files) cpSync(path.join(dist, file), path.join(beside, file));
  compressFolder(beside);
  renameSync(beside, target);
}

/** Signed where the environment names the file of a private key (README, "How a team ships its remote"). */
function signedFiles(name: string, files: RemoteVersion): RemoteVersion {
  const keyFile = process.env['RELEASE_SIGNING_KEY_FILE'];
  return keyFile === undefined ? files : signed(name, files, readFileSync(keyFile, 'utf8'));
}

function describeVersion(dist: string, version: string, baseUrl: string): RemoteVersion {
  const manifest = readJson(path.join(dist, 'mf-manifest.json')) as {
    readonly name: string;
    readonly metaData: { readonly remoteEntry: { readonly name: string } };
  };
  const entryFile = manifest.metaData.remoteEntry.name;
  return {
    version,
    federationName: manifest.name,
    baseUrl,
    manifestIntegrity: integrity(path.join(dist, 'mf-manifest.json')),
    entryIntegrity: integrity(path.join(dist, entryFile)),
    entryFile,
    publishedAt: new Date().toISOString(),
  };
}

function contentHash(dist: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(dist, file)));
  return hash.digest('hex').slice(0, 8);
}

function integrity(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
