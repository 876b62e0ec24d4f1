import type { ReleasedRemote } from '@specbuilder/shared-contracts/api';
import {
  fallbackOf,
  ReleaseError,
  type ReleaseProblem,
  type RemoteReleases,
} from '@specbuilder/shared-contracts/site-folder';
import { HttpError, type HttpErrorKind, REMOTES_MESSAGES } from '../../core/index.ts';
import { problemOfBuild, type RemotePolicy } from '../pages/served-remotes.ts';

/** A remote as administrators of a site with these settings see it. */
export function shownRemote(
  known: RemoteReleases,
  policy: Pick<RemotePolicy, 'releaseKey' | 'remoteOrigins'>,
): ReleasedRemote {
  const { name, active, releases, good, bad, history } = known;
  const stateOf = (version: string): ReleasedRemote['releases'][number]['state'] => {
    if (version === active) return 'active';
    if (bad.some((verdict) => verdict.version === version)) return 'given-up';
    return good.some((verdict) => verdict.version === version) ? 'known-good' : 'published';
  };
  return {
    name,
    title: releases.at(-1)?.declaration.title ?? name,
    active,
    fallback: fallbackOf(known)?.files.version ?? null,
    releases: releases
      .map(({ files }) => ({
        version: files.version,
        publishedAt: files.publishedAt,
        state: stateOf(files.version),
        isServed: problemOfBuild(policy, name, files) === null,
      }))
      .reverse(),
    history,
  };
}

const REJECTIONS: Readonly<Record<ReleaseProblem, HttpErrorKind>> = {
  'unknown-remote': 'not-found',
  'unknown-version': 'not-found',
  'nothing-to-go-back-to': 'conflict',
  'other-content': 'conflict',
  contradiction: 'conflict',
};

/** Says in the reader's language why a step cannot be taken. */
export async function rejectedSteps<T>(remote: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new HttpError(REJECTIONS[error.kind], sentenceOf(error.kind, remote));
  }
}

function sentenceOf(problem: ReleaseProblem, remote: string): string {
  switch (problem) {
    case 'unknown-remote':
      return REMOTES_MESSAGES.unknownRemote({ remote });
    case 'unknown-version':
      return REMOTES_MESSAGES.unknownVersion({ remote });
    case 'nothing-to-go-back-to':
      return REMOTES_MESSAGES.nothingToGoBackTo({ remote });
    case 'other-content':
      return REMOTES_MESSAGES.otherContent({ remote });
    case 'contradiction':
      return REMOTES_MESSAGES.contradiction({ remote });
  }
}
