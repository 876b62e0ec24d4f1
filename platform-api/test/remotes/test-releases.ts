import { changeReleases, type Release, shipped, started } from '@specbuilder/shared-contracts/site-folder';
import { testRelease } from '@specbuilder/shared-contracts/site-folder/testing';

const STEP = { by: 'team', why: '', at: '2026-03-01T00:00:00Z' };

const build = (version: string, origin: Release['origin']): Release =>
  testRelease({ version, origin, title: 'Account', pathPrefixes: ['/accounts'] });

/** What the site was started with, and what a team shipped after that, oldest first. */
export async function releaseAccounts(siteDir: string, first: string, ...later: readonly string[]): Promise<void> {
  await changeReleases(siteDir, (state) => started(state, build(first, 'checkout'), STEP));
  for (const version of later)
    await changeReleases(siteDir, (state) => shipped(state, build(version, 'shipped'), STEP));
}
