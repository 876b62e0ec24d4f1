import { userInfo } from 'node:os';
import {
  changeReleases,
  checkContract,
  placeBuild,
  type Release,
  sendRelease,
  shipped,
  started,
} from '@specbuilder/shared-contracts/site-folder';
import { builtRelease } from '../../build/release/built-release.mjs';

interface PublishOptions {
  readonly packageName: string;
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
 * Publishes a built remote: files at a new immutable address, one changed entry in the site's releases. No other
 * package is rebuilt.
 *
 * @throws ContractError when it needs what the site does not have
 * @throws ReleaseError when the version already exists with other content, or the site would contradict itself
 */
export async function publishRemote({ packageName, siteDir, isOfStart, why }: PublishOptions): Promise<Published> {
  const { dist, release: built, uses } = builtRelease(packageName);
  const release: Release = { ...built, origin: isOfStart ? 'checkout' : 'shipped' };
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
export async function sendRemote(packageName: string, server: string, why: string): Promise<Omit<Published, 'isNew'>> {
  const token = process.env['RELEASE_TOKEN'];
  if (token === undefined) throw new Error('RELEASE_TOKEN must hold the access token of an administrator of the site.');
  const { dist, release } = builtRelease(packageName);
  const active = await sendRelease({ server, token, dist, release, why });
  return { version: release.files.version, active, unchecked: null };
}
