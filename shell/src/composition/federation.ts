import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import type { RemoteVersion } from '@specbuilder/shared-contracts/registry';
import { entryOf } from './entry-of.ts';
import './kit-for-remotes.ts';
import { RemoteLoadError } from './load-errors.ts';

/** What the loader needs of module federation; tests bring their own. */
export interface FederationPort {
  /** The exports of one expose of one version. Rejects with a RemoteLoadError that says what failed. */
  load(version: RemoteVersion, expose: string): Promise<unknown>;
}

/** An entry script that has not come by then counts as unreachable. */
const FETCH_LIMIT_MS = 10_000;

/** What the runtime's hooks record and the loader queries: the runtime rewords errors on their way to the loader. */
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
        registerRemotes([{ name, entry: entryOf(version).url }]);
      }
      try {
        return await loadRemote(`${name}/${expose.replace(/^\.\//, '')}`);
      } catch (error) {
        throw await namedFailure(error, version, failedEntries.has(name));
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
  const ownerOf = (url: string) => [...known.values()].find((version) => url === entryOf(version).url);
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
      script.integrity = entryOf(version).integrity;
      return { script, timeout: FETCH_LIMIT_MS };
    },
    async loadEntryError({ remoteInfo }) {
      failedEntries.add(remoteInfo.name);
      return undefined;
    },
  };
}

/** What failed is found out by asking the network again, with code that comes only then. */
async function namedFailure(error: unknown, version: RemoteVersion, isOfEntry: boolean): Promise<RemoteLoadError> {
  if (!isOfEntry && !isChunkError(error)) return new RemoteLoadError('threwWhileStarting', error);
  try {
    const { chunkFailure, entryFailure } = await import('./what-failed.ts');
    return await (isOfEntry ? entryFailure : chunkFailure)(error, version);
  } catch {
    // Nothing comes over that network.
    return new RemoteLoadError(isOfEntry ? 'entryUnreachable' : 'chunkUnreachable', error);
  }
}

/** Webpack names the error of a chunk that did not come. */
function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
