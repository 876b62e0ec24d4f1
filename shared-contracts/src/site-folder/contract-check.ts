import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNewerVersion } from '../domain/versions.ts';
import { isPlatformNeed, offersPlatform } from '../registry/index.ts';
import {
  type ContractUses,
  contractUses,
  missingOf,
  SERVER_OFFERS_FILE,
  SHELL_OFFERS_FILE,
  type SiteOffers,
  serverOffers,
  shellOffers,
  USES_FILE,
} from './contract.ts';
import { readReleases } from './release-store.ts';

/** A remote that its site could not run, said in a sentence for the team that publishes it. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

interface Declared {
  readonly name: string;
  readonly platform: string;
  readonly panels: readonly { readonly name: string }[];
}

interface Checked {
  readonly siteDir: string;
  readonly declaration: Declared;
  readonly version: string;
  /** Version of Platform that the remote needs. */
  readonly platform: string;
  readonly uses: ContractUses | null;
}

/** What the build found that it uses; null for a build from before builds looked. */
export function usesOfBuild(dist: string): ContractUses | null {
  return parsedFile(path.join(dist, USES_FILE), contractUses);
}

/**
 * The version of Platform that a remote needs: the newer of what its team requires and what its build uses.
 *
 * @throws ContractError where remote.json names no version
 */
export function neededPlatform({ name, platform }: Declared, uses: ContractUses | null): string {
  if (!isPlatformNeed(platform)) {
    throw new ContractError(
      `${name} cannot be published: its remote.json requires platform '${platform}'; write a version such as 1.0.0 or ^1.0.0.`,
    );
  }
  const declared = platform.replace('^', '');
  return uses !== null && isNewerVersion(uses.platform, declared) ? uses.platform : declared;
}

/**
 * Compares what a remote uses with what the site's shell, server and other remotes offer.
 *
 * @returns what could not be compared, in a sentence; null when everything was
 * @throws ContractError with everything that the site lacks
 */
export async function checkContract({
  siteDir,
  declaration,
  version,
  platform,
  uses,
}: Checked): Promise<string | null> {
  const offers = await siteOffers(siteDir, declaration);
  const { shell } = offers;
  const isTooNew = shell !== null && !offersPlatform(shell.platform, platform);
  const problems = [
    ...(isTooNew ? [`its shell (${shell.version}) offers platform ${shell.platform}, and ${platform} is needed`] : []),
    ...(uses === null ? [] : missingOf(uses, offers)),
  ];
  const { name } = declaration;
  if (problems.length > 0) {
    throw new ContractError(`${name} ${version} cannot be published on this site: ${problems.join('; ')}.`);
  }
  const silent = [
    ...(uses === null ? ['its build does not say what it uses'] : []),
    ...(shell === null ? ['the shell of this site does not say what it offers'] : []),
    ...(offers.server === null ? ['the server of this site does not say what it returns'] : []),
  ];
  return silent.length === 0 ? null : `${name} ${version} is not checked in full: ${silent.join(', and ')}.`;
}

/**
 * Compares what a shell offers with what the active remotes of its site use: a shell ships alone as well.
 *
 * @param offers content of its offers.json
 * @throws ContractError with everything that it lacks
 */
export async function checkShell(siteDir: string, offers: string): Promise<void> {
  const shell = shellOffers.parse(JSON.parse(offers));
  const { remotes } = await readReleases(siteDir);
  const active = remotes.flatMap((known) => known.releases.filter(({ files }) => files.version === known.active));
  const panels = active.flatMap(({ declaration }) => declaration.panels.map(({ name }) => name));
  const problems = active.flatMap(({ declaration, files }) => {
    const { platform = declaration.platform, baseUrl, version } = files;
    // Remotes of other origins have no folder here.
    const uses = URL.canParse(baseUrl) ? null : usesOfBuild(path.join(siteDir, ...baseUrl.split('/')));
    const lacking = [
      ...(offersPlatform(shell.platform, platform)
        ? []
        : [`it offers platform ${shell.platform}, and ${platform} is needed`]),
      ...(uses === null ? [] : missingOf(uses, { shell, server: null, panels })),
    ];
    return lacking.map((item) => `${declaration.name} ${version}: ${item}`);
  });
  if (problems.length === 0) return;
  throw new ContractError(`shell ${shell.version} cannot be published on this site; ${problems.join('; ')}.`);
}

async function siteOffers(siteDir: string, declaration: Declared): Promise<SiteOffers> {
  const { remotes } = await readReleases(siteDir);
  const others = remotes
    .filter(({ name }) => name !== declaration.name)
    .flatMap(({ active, releases }) => releases.filter(({ files }) => files.version === active));
  return {
    shell: parsedFile(path.join(siteDir, SHELL_OFFERS_FILE), shellOffers),
    server: parsedFile(path.join(siteDir, SERVER_OFFERS_FILE), serverOffers),
    panels: [declaration, ...others.map((release) => release.declaration)].flatMap(({ panels }) =>
      panels.map(({ name }) => name),
    ),
  };
}

function parsedFile<T>(file: string, schema: { parse(value: unknown): T }): T | null {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
