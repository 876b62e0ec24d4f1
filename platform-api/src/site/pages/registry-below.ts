import type { Registry, RemoteVersion } from '@specbuilder/shared-contracts/registry';

/** The registry with the addresses of its builds as browsers reach them; the published file knows no path of the site. */
export function registryBelow({ remotes, ...registry }: Registry, sitePath: string): Registry {
  const reached = (version: RemoteVersion) => ({ ...version, baseUrl: buildBelow(sitePath, version) });
  return {
    ...registry,
    remotes: remotes.map(({ active, fallback, ...remote }) => ({
      ...remote,
      active: reached(active),
      ...(fallback === undefined ? {} : { fallback: reached(fallback) }),
    })),
  };
}

/** Address of a build's folder below the site's path; one on another origin is whole. */
export function buildBelow(sitePath: string, { baseUrl }: Pick<RemoteVersion, 'baseUrl'>): string {
  return baseUrl.startsWith('/') ? sitePath + baseUrl : baseUrl;
}
