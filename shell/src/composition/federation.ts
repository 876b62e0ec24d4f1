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

/** A manifest or entry script that has not come by then counts as unreachable. */
const FETCH_LIMIT_MS = 10_000;

/** What the hooks of the runtime learn and the loader asks: the runtime rewords what failed on its way to the loader. */
interface LoadRecords {
  readonly known: ReadonlyMap<string, RemoteVersion>;
  /** By federation name, as are the entries whose script did not load. */
  readonly manifestFailures: Map<string, RemoteLoadError>;
  readonly failedEntries: Set<string>;
}

/** Module federation at run time: remotes are registered from the registry, never listed in the build. */
export function createFederation(): FederationPort {
  const known = new Map<string, RemoteVersion>();
  const manifestFailures = new Map<string, RemoteLoadError>();
  const failedEntries = new Set<string>();
  registerPlugins([integrityPlugin({ known, manifestFailures, failedEntries }), LOST_SHARES]);
  return {
    async load(version, expose) {
      const { federationName: name } = version;
      if (!known.has(name)) {
        known.set(name, version);
        // Never by force: that would drop the host's own shared modules (composition.md 0.5).
        registerRemotes([{ name, entry: new URL('mf-manifest.json', absolute(version.baseUrl)).href }]);
      }
      try {
        return await loadRemote(`${name}/${expose.replace(/^\.\//, '')}`);
      } catch (error) {
        const ofManifest = manifestFailures.get(name);
        manifestFailures.delete(name);
        if (ofManifest !== undefined) throw ofManifest;
        throw failedEntries.has(name) ? await entryFailure(error, version) : startFailure(error);
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

/** Checks the published hashes before anything of a remote runs. */
function integrityPlugin({ known, manifestFailures, failedEntries }: LoadRecords): ModuleFederationRuntimePlugin {
  const ownerOf = (url: string) => [...known.values()].find(({ baseUrl }) => url.startsWith(absolute(baseUrl)));
  return {
    name: 'published-hashes',
    fetch(url, init) {
      const version = ownerOf(url);
      if (version === undefined) return false;
      return publishedManifest(url, init, version).catch((error: unknown) => {
        // The runtime rewords what a hook throws, so the reason is kept aside for the loader.
        if (error instanceof RemoteLoadError) manifestFailures.set(version.federationName, error);
        throw error;
      });
    },
    createScript({ url }) {
      const version = ownerOf(url);
      if (version === undefined || url !== entryUrl(version)) return undefined;
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

async function publishedManifest(url: string, init: RequestInit, version: RemoteVersion): Promise<Response> {
  const response = await reach(url, init, 'manifestUnreachable');
  const body = await response.clone().arrayBuffer();
  if ((await integrityOf(body)) !== version.manifestIntegrity) throw new RemoteLoadError('manifestChanged');
  return response;
}

async function reach(url: string, init: RequestInit, failure: 'manifestUnreachable' | 'entryUnreachable') {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
    if (response.ok) return response;
  } catch (error) {
    throw new RemoteLoadError(failure, error);
  }
  throw new RemoteLoadError(failure);
}

/** What failed once the entry script had run; webpack names the error of a chunk that did not come. */
function startFailure(error: unknown): RemoteLoadError {
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
  return new RemoteLoadError(isChunk ? 'chunkUnreachable' : 'threwWhileStarting', error);
}

/** A script tag does not say whether it was refused for its hash or never came: ask once more and compare. */
async function entryFailure(error: unknown, version: RemoteVersion): Promise<RemoteLoadError> {
  try {
    const response = await reach(entryUrl(version), { cache: 'reload' }, 'entryUnreachable');
    const isPublished = (await integrityOf(await response.arrayBuffer())) === version.entryIntegrity;
    return new RemoteLoadError(isPublished ? 'entryUnreachable' : 'entryChanged', error);
  } catch {
    return new RemoteLoadError('entryUnreachable', error);
  }
}

async function integrityOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', body));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

function entryUrl(version: RemoteVersion): string {
  return new URL(version.entryFile, absolute(version.baseUrl)).href;
}

function absolute(baseUrl: string): string {
  return new URL(baseUrl, window.location.href).href;
}
