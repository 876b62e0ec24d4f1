import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import type { RemoteVersion } from '@specbuilder/shared-contracts/registry';
import './kit-for-remotes.ts';
import { RemoteLoadError } from './load-errors.ts';

/** What the loader needs of module federation; tests bring their own. */
export interface FederationPort {
  /** The exports of one expose of one version. Rejects with a RemoteLoadError that says what failed. */
  load(version: RemoteVersion, expose: string): Promise<unknown>;
}

/** An entry script that has not come by then counts as unreachable. */
const FETCH_LIMIT_MS = 10_000;

/** What the hooks of the runtime learn and the loader asks: the runtime rewords what failed on its way to the loader. */
interface LoadRecords {
  readonly known: ReadonlyMap<string, RemoteVersion>;
  /** Federation names of entries whose script did not load. */
  readonly failedEntries: Set<string>;
}

/**
 * Module federation at run time: remotes are registered from the registry, never listed in the build. The registry names
 * entry and hash, so that a manifest, which would say them again, costs no request before it.
 */
export function createFederation(): FederationPort {
  const known = new Map<string, RemoteVersion>();
  const failedEntries = new Set<string>();
  registerPlugins([integrityPlugin({ known, failedEntries }), LOST_SHARES]);
  return {
    async load(version, expose) {
      const { federationName: name } = version;
      if (!known.has(name)) {
        known.set(name, version);
        // Never by force: that would drop the host's own shared modules (composition.md 0.5).
        registerRemotes([{ name, entry: entryUrl(version) }]);
      }
      try {
        return await loadRemote(`${name}/${expose.replace(/^\.\//, '')}`);
      } catch (error) {
        throw failedEntries.has(name) ? await entryFailure(error, version) : await startFailure(error, version);
      }
    },
  };
}

/** The runtime keeps the rejected download of a shared module for good; without it the next use fetches it again. */
const LOST_SHARES: ModuleFederationRuntimePlugin = {
  name: 'lost-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) delete shared.loading;
      }
    }
  },
};

/** Gives the entry its published hash before anything of a remote runs; the entry carries those of its chunks. */
function integrityPlugin({ known, failedEntries }: LoadRecords): ModuleFederationRuntimePlugin {
  const ownerOf = (url: string) => [...known.values()].find((version) => url === entryUrl(version));
  return {
    name: 'published-hashes',
    createScript({ url }) {
      const version = ownerOf(url);
      if (version === undefined) return undefined;
      failedEntries.delete(version.federationName);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = version.entryIntegrity;
      return { script, timeout: FETCH_LIMIT_MS };
    },
    async loadEntryError({ remoteInfo }) {
      failedEntries.add(remoteInfo.name);
      return undefined;
    },
  };
}

/** What failed once the entry script had run; webpack names the error of a chunk that did not come. */
async function startFailure(error: unknown, version: RemoteVersion): Promise<RemoteLoadError> {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') {
    return new RemoteLoadError('threwWhileStarting', error);
  }
  const { request = '' } = error as { readonly request?: string };
  const isPublished = await isPublishedChunk(new URL(request, absolute(version.baseUrl)).href, version);
  return new RemoteLoadError(isPublished ? 'chunkUnreachable' : 'chunkChanged', error);
}

/** Whether a chunk that did not run is what was published, or does not come at all. */
async function isPublishedChunk(url: string, { baseUrl }: RemoteVersion): Promise<boolean> {
  try {
    const [listed, chunk] = await Promise.all([reach(new URL('integrity.json', absolute(baseUrl)).href), reach(url)]);
    const published = ((await listed.json()) as Readonly<Record<string, string>>)[url.slice(absolute(baseUrl).length)];
    return published === undefined || (await hasIntegrity(chunk, published));
  } catch {
    return true;
  }
}

/** A script tag does not say whether it was refused for its hash or never came: ask once more and compare. */
async function entryFailure(error: unknown, version: RemoteVersion): Promise<RemoteLoadError> {
  try {
    const response = await reach(entryUrl(version));
    // Only a developer's build, which no registry names, has no hash (shell/src/overrides).
    const isPublished = version.entryIntegrity === '' || (await hasIntegrity(response, version.entryIntegrity));
    return new RemoteLoadError(isPublished ? 'entryUnreachable' : 'entryChanged', error);
  } catch {
    return new RemoteLoadError('entryUnreachable', error);
  }
}

/** Past the browser's cache, which may keep what it refused to run. */
async function reach(url: string): Promise<Response> {
  const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response;
}

/**
 * Only names a failure: what may run is decided by the script tag's own `integrity`, which browsers check over plain http
 * too. Such pages have no `subtle` to compare with, and the failure is then called one of the network.
 */
async function hasIntegrity(answer: Response, published: string): Promise<boolean> {
  if (!crypto.subtle) return true;
  const [hash = ''] = published.split('-');
  const digest = await crypto.subtle.digest(hash.replace('sha', 'SHA-'), await answer.arrayBuffer());
  return published === `${hash}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

function entryUrl(version: RemoteVersion): string {
  return new URL(version.entryFile, absolute(version.baseUrl)).href;
}

function absolute(baseUrl: string): string {
  return new URL(baseUrl, window.location.href).href;
}
