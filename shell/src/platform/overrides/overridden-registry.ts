import {
  allowsOrigin,
  type Registry,
  type RegistryRemote,
  registryConflicts,
  remoteDeclaration,
} from '@specbuilder/shared-contracts/registry';
import * as z from 'zod/mini';
import type { ChosenOverrides } from './chosen-overrides.ts';

/** Why a build is not used; the site's own version runs instead. */
export type OverrideProblem =
  | 'notSignedIn'
  | 'originNotAllowed'
  | 'unreachable'
  | 'noRemote'
  | 'unknownRemote'
  | 'conflict';

export interface Override {
  readonly remote: string;
  readonly origin: string;
  readonly problem: OverrideProblem | null;
}

export interface OverriddenRegistry {
  readonly registry: Registry;
  readonly overrides: readonly Override[];
}

/** The part of a federation manifest that says what a development server serves. */
const manifest = z.object({
  name: z.string(),
  metaData: z.object({
    buildInfo: z.object({ buildVersion: z.string() }),
    remoteEntry: z.object({ name: z.string() }),
  }),
});

/** A server on the same machine responds immediately; one that hangs must not delay the page. */
const RESPONSE_LIMIT_MS = 4000;
type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The site's registry with builds of developers in the places of remotes, and what became of each. */
export async function overriddenRegistry(
  registry: Registry,
  chosen: ChosenOverrides,
  fetch: Fetch = globalThis.fetch,
): Promise<OverriddenRegistry> {
  const responses = await Promise.all(
    Object.entries(chosen).map(async ([remote, origin]) => ({
      remote,
      origin,
      build: await buildAt(registry, remote, origin, fetch),
    })),
  );
  let current = registry;
  const overrides = responses.map(({ remote, origin, build }): Override => {
    if (typeof build === 'string') return { remote, origin, problem: build };
    const isKnown = current.remotes.some(({ name }) => name === remote);
    const remotes = isKnown
      ? current.remotes.map((item) => (item.name === remote ? build : item))
      : [...current.remotes, build];
    if (registryConflicts({ remotes }).length > 0) return { remote, origin, problem: 'conflict' };
    current = { ...current, remotes, origins: [...(current.origins ?? []), origin] };
    return { remote, origin, problem: null };
  });
  return { registry: current, overrides };
}

/** What a development server serves as the remote of that name. */
async function buildAt(
  { overrideOrigins = [], developmentRemotes = {}, remotes }: Registry,
  name: string,
  origin: string,
  fetch: Fetch,
): Promise<RegistryRemote | OverrideProblem> {
  if (developmentRemotes[name] !== origin && !allowsOrigin(overrideOrigins, origin)) return 'originNotAllowed';
  const published = remotes.find((remote) => remote.name === name);
  const [built, declared] = await Promise.all([
    responseOf(fetch, `${origin}/mf-manifest.json`),
    responseOf(fetch, `${origin}/remote.json`),
  ]);
  if (built === undefined) return 'unreachable';
  const { data } = manifest.safeParse(built);
  // What the shell knows of a remote without its code; a server that keeps it to itself leaves that of the site.
  const declaration = remoteDeclaration.safeParse(declared).data ?? published;
  if (data === undefined || (declaration !== undefined && declaration.name !== name)) return 'noRemote';
  if (declaration === undefined) return 'unknownRemote';
  const { fallback: _never, ...kept } = { ...published, ...declaration, fallback: undefined };
  return {
    ...kept,
    active: {
      version: `${data.metaData.buildInfo.buildVersion}-override`,
      federationName: data.name,
      baseUrl: `${origin}/`,
      // It is rebuilt during use, so its hashes are not known.
      manifestIntegrity: '',
      entryIntegrity: '',
      entryFile: data.metaData.remoteEntry.name,
      publishedAt: '',
    },
  };
}

async function responseOf(fetch: Fetch, address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(RESPONSE_LIMIT_MS), cache: 'no-store' });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
