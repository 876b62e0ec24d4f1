import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import { type Platform, writable } from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import type { MountProps, RemoteModule } from '@specbuilder/shared-ui/remote';
import { type AppProps, registerApplication, start, triggerAppChange, unloadApplication } from 'single-spa';
import { wait } from '../timing/wait.ts';
import { withTimeout } from '../timing/with-timeout.ts';
import { MOUNT_LIMIT_MS, RemoteLoadError } from './load-errors.ts';
import { type Attempt, type LoadOutcome, newReportId, recordOf } from './loader.ts';
import { createReleasedModules, type LoadedRemote, type ReleasedModulePorts } from './released-module.ts';

/** What the main region shows beside or instead of a remote. */
export type RegionState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'loading'; readonly remote: RegistryRemote }
  | { readonly kind: 'mounted'; readonly remote: RegistryRemote }
  | { readonly kind: 'failed'; readonly remote: RegistryRemote; readonly failure: RegionFailure };

export interface RegionFailure {
  readonly code: string;
  readonly message: string;
  readonly attempts: readonly Attempt[];
  readonly reportId: string;
}

export interface RegionPorts extends ReleasedModulePorts {
  /** Name of the remote whose screen may be shown at a path; null for none. */
  readonly activeRemoteAt: (pathname: string) => string | null;
  /** Container of a remote, inside the main landmark. */
  readonly containerOf: (remote: string) => HTMLElement;
  readonly platformFor: (remote: string, signal: AbortSignal) => Platform;
  /** Called for a remote whose code loaded but could not be mounted; the loader reports the rest. */
  readonly report: (record: RemoteRecord) => void;
  readonly onFailure: (remote: RegistryRemote, failure: RegionFailure) => void;
}

/** single-spa ignores a load error for that long before it asks again (composition.md P2). */
const LOAD_ERROR_REST_MS = 200;

/** One single-spa application per remote of the registry; what they show stands in `state`. */
export function createRegions(remotes: readonly RegistryRemote[], ports: RegionPorts) {
  const state = writable<RegionState>({ kind: 'empty' });
  const modules = createReleasedModules(ports);

  const register = (remote: RegistryRemote): void => {
    registerApplication({
      name: remote.name,
      app: async () => {
        if (ports.activeRemoteAt(window.location.pathname) === remote.name) state.set({ kind: 'loading', remote });
        const loaded = await modules.first(remote);
        return 'module' in loaded ? mountingLifecycles(remote, loaded) : failureLifecycles(remote, loaded);
      },
      activeWhen: ({ pathname }) => ports.activeRemoteAt(pathname) === remote.name,
    });
  };

  const failureLifecycles = (remote: RegistryRemote, { error, attempts, reportId }: LoadOutcome & { ok: false }) => {
    const failure = { code: error.code, message: error.message, attempts, reportId };
    return {
      bootstrap: async () => undefined,
      mount: async () => showFailure(remote, failure),
      unmount: async () => leave(remote),
    };
  };

  const mountingLifecycles = (remote: RegistryRemote, first: LoadedRemote) => {
    let loaded = first;
    let scope = new AbortController();
    let mounted: (MountProps & AppProps) | undefined;
    return {
      bootstrap: async () => undefined,
      mount: async (props: AppProps) => {
        loaded = await modules.upToDate(remote, loaded);
        scope = new AbortController();
        const domElement = ports.containerOf(remote.name);
        const platform = ports.platformFor(remote.name, scope.signal);
        const startedAt = performance.now();
        // A skeleton must be gone before the screen draws, or both are seen for a frame.
        state.set({ kind: 'mounted', remote });
        const mountProps = { ...props, domElement, platform };
        try {
          await mountInTime(loaded.module, mountProps);
          mounted = mountProps;
        } catch (cause) {
          scope.abort();
          const { record, failure } = failedMount(remote, cause, performance.now() - startedAt);
          ports.report(record);
          showFailure(remote, failure);
        }
      },
      unmount: async () => {
        if (mounted) await loaded.module.lifecycles.unmount(mounted);
        scope.abort();
        mounted = undefined;
        ports.containerOf(remote.name).remove();
        leave(remote);
      },
    };
  };

  const showFailure = (remote: RegistryRemote, failure: RegionFailure): void => {
    state.set({ kind: 'failed', remote, failure });
    ports.onFailure(remote, failure);
  };

  const leave = (remote: RegistryRemote): void => {
    const current = state.get();
    if (current.kind !== 'empty' && current.remote === remote) state.set({ kind: 'empty' });
  };

  return {
    state,
    start(): void {
      for (const remote of remotes) register(remote);
      start({ urlRerouteOnly: true });
    },
    /** Decides again which remote may be shown, as after sign-in. */
    refresh: () => triggerAppChange(),
    /** Loads a failed remote again, without a reload of the page. */
    async retry(remote: RegistryRemote): Promise<void> {
      state.set({ kind: 'loading', remote });
      await wait(LOAD_ERROR_REST_MS);
      await unloadApplication(remote.name, { waitForUnmount: false });
      await triggerAppChange();
    },
  };
}
export type Regions = ReturnType<typeof createRegions>;

/** Mounts a remote; one that mounts after the time limit is unmounted, since its region shows the failure by then. */
async function mountInTime({ lifecycles }: RemoteModule, props: MountProps & AppProps): Promise<void> {
  const mountNow = async () => {
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
  };
  const mounting = mountNow();
  try {
    await withTimeout(mounting, MOUNT_LIMIT_MS, () => new RemoteLoadError('tooSlow'));
  } catch (error) {
    void mounting.then(() => lifecycles.unmount(props)).catch(() => undefined);
    throw error;
  }
}

/** What telemetry and the region say of a remote whose code came and could not be mounted. */
function failedMount(remote: RegistryRemote, cause: unknown, durationMs: number) {
  const error = cause instanceof RemoteLoadError ? cause : new RemoteLoadError('threwWhileStarting', cause);
  const reportId = newReportId(remote.name, Math.random);
  const attempts = [{ version: remote.active.version, tries: 1 }];
  const failure: RegionFailure = { code: error.code, message: error.message, attempts, reportId };
  return { record: recordOf(remote.name, remote.active, { tries: 1, error }, reportId, durationMs), failure };
}
