import type { Registry, RegistryRemote, RemoteVersion } from '@specbuilder/shared-contracts/registry';
import { isSigned } from '@specbuilder/shared-contracts/site-folder';
import type { Config } from '../../core/index.ts';

/** Whose remotes a site serves. */
export type RemotePolicy = Pick<Config, 'development' | 'releaseKey' | 'remoteOrigins'>;

/** Why the settings do not let a build in, to follow its name; null where they do. */
export function problemOfBuild(
  { releaseKey, remoteOrigins }: Pick<RemotePolicy, 'releaseKey' | 'remoteOrigins'>,
  name: string,
  build: RemoteVersion,
): string | null {
  const { baseUrl } = build;
  if (URL.canParse(baseUrl) && !remoteOrigins.includes(new URL(baseUrl).origin)) {
    return 'lies on an origin that REMOTE_ORIGINS does not name';
  }
  return releaseKey === null || isSigned(name, build, releaseKey) ? null : 'is not signed with the key of this site';
}

/**
 * The registry without builds that the settings do not allow: builds from an origin they do not name, and builds not
 * signed with their key. A remote runs its fallback if only that is allowed, and is removed if neither is.
 *
 * @param onRejected called with a sentence for each build that is left out
 */
export function servedRemotes(
  { remotes, ...registry }: Registry,
  policy: RemotePolicy,
  onRejected: (sentence: string) => void,
): Registry {
  const { development, remoteOrigins } = policy;
  const served = remotes.flatMap(({ active, fallback, ...declaration }): RegistryRemote[] => {
    const [first, second] = [active, fallback].filter((build): build is RemoteVersion => {
      if (build === undefined) return false;
      const problem = problemOfBuild(policy, declaration.name, build);
      if (problem !== null) onRejected(`${declaration.name} ${build.version} ${problem}`);
      return problem === null;
    });
    if (first === undefined) return [];
    return [{ ...declaration, active: first, ...(second === undefined ? {} : { fallback: second }) }];
  });
  return {
    ...registry,
    ...(remoteOrigins.length === 0 ? {} : { origins: [...remoteOrigins] }),
    ...(development.overrideOrigins.length === 0 ? {} : { overrideOrigins: development.overrideOrigins }),
    ...(Object.keys(development.remotes).length === 0 ? {} : { developmentRemotes: development.remotes }),
    remotes: served,
  };
}
