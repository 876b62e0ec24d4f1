import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { type RemoteVersion, remoteDeclaration } from '@specbuilder/shared-contracts/registry';
import {
  changeReleases,
  checkContract,
  describeBuild,
  neededPlatform,
  placeBuild,
  type Release,
  sendRelease,
  shipped,
  signed,
  started,
  usesOfBuild,
} from '@specbuilder/shared-contracts/site-folder';
import { titlesOf } from '../../build/words/titles.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';

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
  const { dist, release, uses } = builtRelease(room, isOfStart ? 'checkout' : 'shipped');
  const { declaration, files } = release;
  const { version, platform = declaration.platform } = files;
  // A site is started with the remotes of the shell's own tree, which was tested with them.
  const unchecked = isOfStart ? null : await checkContract({ siteDir, declaration, version, platform, uses });
  await placeBuild(siteDir, files.baseUrl, dist);
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

/**
 * The same on a site that runs elsewhere, which compares and judges for itself.
 *
 * @throws DeliveryError when it does not take the release
 */
export async function sendRemote(room: string, server: string, why: string): Promise<Omit<Published, 'isNew'>> {
  const token = process.env['RELEASE_TOKEN'] ?? '';
  const { dist, release } = builtRelease(room, 'shipped');
  const active = await sendRelease({ server, token, dist, release, why });
  return { version: release.files.version, active, unchecked: null };
}

function builtRelease(room: string, origin: Release['origin']) {
  const dist = path.join(WORKSPACE, room, 'dist');
  const declared = remoteDeclaration.parse(readJson(path.join(WORKSPACE, room, 'remote.json')));
  const declaration = { ...declared, titles: titlesOf(path.join(WORKSPACE, 'languages'), declared) };
  const { version } = readJson(path.join(WORKSPACE, room, 'package.json')) as { version: string };
  const uses = usesOfBuild(dist);
  const described = describeBuild(declaration.name, version, dist);
  const files = signedFiles(declaration.name, { ...described, platform: neededPlatform(declaration, uses) });
  const release: Release = { declaration, files, origin };
  return { dist, release, uses };
}

/** Signed where the environment names the file of a private key (README, "How a team ships its remote"). */
function signedFiles(name: string, files: RemoteVersion): RemoteVersion {
  const keyFile = process.env['RELEASE_SIGNING_KEY_FILE'];
  return keyFile === undefined ? files : signed(name, files, readFileSync(keyFile, 'utf8'));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
