import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import type { RemoteModule } from '@specbuilder/shared-ui/remote';
import type { AbandonedVersions } from './abandoned.ts';
import type { LoadOutcome, RemoteLoader } from './loader.ts';
import type { Releases } from './releases.ts';

/** Code of a remote that is in the page, by the federation name of its version. */
export interface LoadedRemote {
  readonly module: RemoteModule;
  readonly federationName: string;
  /** Version that runs: the published one, or the one it fell back to. */
  readonly version: string;
}

export interface ReleasedModulePorts {
  readonly loader: RemoteLoader;
  readonly releases: Releases;
  readonly abandoned: AbandonedVersions;
  readonly onFallback: (remote: RegistryRemote, version: string) => void;
}

/** The area of a remote in the version that is published when it is entered. */
export function createReleasedModules({ loader, releases, abandoned, onFallback }: ReleasedModulePorts) {
  const load = async (remote: RegistryRemote, published: RegistryRemote): Promise<LoadedRemote | Failure> => {
    const outcome = await loader.load(published, './app');
    if (!outcome.ok) return outcome;
    if (outcome.isFallback) onFallback(remote, outcome.version);
    const { module, version } = outcome;
    return { module, version, federationName: published.active.federationName };
  };
  return {
    first: async (remote: RegistryRemote) => load(remote, await releases.of(remote)),
    /** What runs already stays when a newer one cannot be loaded. */
    async upToDate(remote: RegistryRemote, loaded: LoadedRemote): Promise<LoadedRemote> {
      const published = await releases.of(remote);
      if (published.active.federationName === loaded.federationName) return loaded;
      const newer = await load(remote, published);
      return 'module' in newer ? newer : loaded;
    },
    /** Another version than those that failed on this page; null where none is left. */
    async instead(remote: RegistryRemote): Promise<LoadedRemote | null> {
      const published = await releases.of(remote);
      if (!abandoned.hasOther(published)) return null;
      const other = await load(remote, published);
      return 'module' in other ? other : null;
    },
  };
}

export type ReleasedModules = ReturnType<typeof createReleasedModules>;

type Failure = LoadOutcome & { readonly ok: false };
