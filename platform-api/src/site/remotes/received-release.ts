import path from 'node:path';
import type { EmbedBuild, LeanBuild } from '@specbuilder/shared-contracts/registry';
import {
  ContractError,
  changeReleases,
  checkContract,
  describeBuild,
  isSigned,
  neededPlatform,
  placeBuild,
  type Release,
  type ReleaseState,
  readReleases,
  type SentRelease,
  type StepBy,
  shipped,
  usesOfBuild,
} from '@specbuilder/shared-contracts/site-folder';
import { type Config, invalid, REMOTES_MESSAGES } from '../../core/index.ts';

interface Received {
  /** What its team says of it. */
  readonly sent: SentRelease;
  /** Folder with the files that came with it. */
  readonly dist: string;
  readonly step: StepBy;
}

/**
 * Publishes a release that was sent to this server, after the same checks as `npm run remotes -- publish`.
 *
 * @throws HttpError 'invalid' when the files are not what was described, the signature is not from a known key, or the
 *   site lacks what they use
 * @throws ReleaseError when the version already exists with other content, or the site would contradict itself
 */
export async function publishReceived(
  { siteDir, releaseKey }: Pick<Config, 'siteDir' | 'releaseKey'>,
  { sent, dist, step }: Received,
): Promise<ReleaseState> {
  const { declaration, files } = sent;
  const { name } = declaration;
  if (!isAsDescribed(sent, dist)) throw invalid('release', REMOTES_MESSAGES.otherFiles({ remote: name }));
  if (releaseKey !== null && !isSigned(name, files, releaseKey)) {
    throw invalid('release', REMOTES_MESSAGES.unsigned({ remote: name }));
  }
  const platform = await fitting(siteDir, sent, dist);
  const release: Release = { declaration, files: { ...files, platform }, origin: 'shipped' };
  // Reject a release that cannot be published before any file is written to the site.
  shipped(await readReleases(siteDir), release, step);
  await placeBuild(siteDir, files.baseUrl, dist);
  return changeReleases(siteDir, (state) => shipped(state, release, step));
}

/** Compared with what the files themselves say, so that no address ever holds other content than its hashes. */
function isAsDescribed({ declaration, files }: SentRelease, dist: string): boolean {
  try {
    const { publishedAt: _, embed, lean, ...found } = describeBuild(declaration.name, files.version, dist);
    // Also where the files have no build for integrators or no lean entry and the description names one.
    const isSameBeside = isSame(unsigned(files.embed), embed) && isSame(unsigned(files.lean), lean);
    return (
      isSameBeside && Object.entries(found).every(([key, value]) => isSame(files[key as keyof typeof found], value))
    );
  } catch {
    return false;
  }
}

function unsigned(signed: EmbedBuild | LeanBuild | undefined): object | undefined {
  if (signed === undefined) return undefined;
  const { signature: _, ...build } = signed;
  return build;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** @returns the version of Platform that it needs */
async function fitting(siteDir: string, { declaration, files }: SentRelease, dist: string): Promise<string> {
  try {
    const uses = usesOfBuild(dist);
    const platform = neededPlatform(declaration, uses);
    await checkContract({ siteDir, declaration, version: files.version, platform, uses });
    return platform;
  } catch (error) {
    if (error instanceof ContractError) throw invalid('release', error.message);
    throw error;
  }
}

const FILE_NAME = /^[\w@+-][\w.@+-]*$/;
const PUBLISHED_KINDS = /\.(js|json|map|css|svg|png|woff2|txt)$/;

/**
 * Path of a sent file below its folder.
 *
 * @throws HttpError 'invalid' for names that lead elsewhere and for file types that no build has
 */
export function placeOf(dist: string, name: string): string {
  const parts = name.split('/');
  if (!parts.every((part) => FILE_NAME.test(part)) || !PUBLISHED_KINDS.test(name)) {
    throw invalid('file', REMOTES_MESSAGES.badFile({ file: name.slice(0, 200) }));
  }
  return path.join(dist, ...parts);
}
