import type { Release } from '../release-state.ts';

interface TestRelease {
  readonly version: string;
  readonly origin: Release['origin'];
  readonly name?: string;
  readonly title?: string;
  readonly pathPrefixes?: string[];
  /** Determines the content of the files: different content gets a different address. */
  readonly content?: string;
}

/** A release of a remote that declares no more than its path. */
export function testRelease({
  version,
  origin,
  name = 'mf-account',
  title = name,
  pathPrefixes = [`/${name}`],
  content = 'a',
}: TestRelease): Release {
  return {
    origin,
    declaration: { name, title, platform: '1.0.0', pathPrefixes, routes: [], panels: [], navigation: [] },
    files: {
      version,
      federationName: `${name}_${version}`.replaceAll(/[.-]/g, '_'),
      baseUrl: `/remotes/${name}/${version}+${content}/`,
      manifestIntegrity: 'sha384-a',
      entryIntegrity: 'sha384-b',
      entryFile: 'remoteEntry.js',
      publishedAt: '2026-03-01T00:00:00Z',
    },
  };
}
