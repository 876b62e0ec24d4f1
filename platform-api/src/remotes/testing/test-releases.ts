import { changeReleases, type Release, shipped, started } from '@specbuilder/shared-contracts/site-folder';

const STEP = { by: 'team', why: '', at: '2026-03-01T00:00:00Z' };

function build(version: string, origin: Release['origin']): Release {
  const name = 'mf-account';
  return {
    origin,
    declaration: {
      name,
      title: 'Account',
      platform: '1.0.0',
      pathPrefixes: ['/accounts'],
      routes: [],
      panels: [],
      navigation: [],
    },
    files: {
      version,
      federationName: `mf_account_${version.replaceAll('.', '_')}`,
      baseUrl: `/remotes/${name}/${version}/`,
      manifestIntegrity: 'sha384-a',
      entryIntegrity: 'sha384-b',
      entryFile: 'remoteEntry.js',
      publishedAt: STEP.at,
    },
  };
}

/** What the site was started with, and what a team shipped after that, oldest first. */
export async function releaseAccounts(siteDir: string, first: string, ...later: readonly string[]): Promise<void> {
  await changeReleases(siteDir, (state) => started(state, build(first, 'checkout'), STEP));
  for (const version of later)
    await changeReleases(siteDir, (state) => shipped(state, build(version, 'shipped'), STEP));
}
