import { writable } from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { registerApplication, start, triggerAppChange, unloadApplication } from 'single-spa';
import { wait } from '../boot/timing/wait.ts';
import { type AreaPage, mountingLifecycles } from './area-lifecycles.ts';
import type { LoadOutcome } from './loader.ts';
import type { RegionFailure, RegionPorts, RegionState } from './region-state.ts';
import { createReleasedModules } from './released-module.ts';
import { createRunningVersions } from './running-versions.ts';

/** single-spa ignores a load error for this long before it retries (composition.md P2). */
const LOAD_ERROR_REST_MS = 200;

/** One single-spa application per remote of the registry; `state` contains what they show. */
export function createRegions(remotes: readonly RegistryRemote[], ports: RegionPorts) {
  const state = writable<RegionState>({ kind: 'empty' });
  const modules = createReleasedModules(ports);
  const running = createRunningVersions(ports.report);

  const register = (remote: RegistryRemote): void => {
    registerApplication({
      name: remote.name,
      app: async () => {
        if (ports.activeRemoteAt(window.location.pathname) === remote.name) state.set({ kind: 'loading', remote });
        const loaded = await modules.first(remote);
        return 'module' in loaded ? mountingLifecycles(remote, loaded, page) : failureLifecycles(remote, loaded);
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

  const showFailure = (remote: RegistryRemote, failure: RegionFailure): void => {
    state.set({ kind: 'failed', remote, failure });
    ports.onFailure(remote, failure);
  };

  const leave = (remote: RegistryRemote): void => {
    const current = state.get();
    if (current.kind !== 'empty' && current.remote === remote) state.set({ kind: 'empty' });
  };

  const page: AreaPage = { ports, modules, running, show: (next) => state.set(next), showFailure, leave };

  /** Loads a failed remote again, without a reload of the page. */
  const retry = async (remote: RegistryRemote): Promise<void> => {
    state.set({ kind: 'loading', remote });
    await wait(LOAD_ERROR_REST_MS);
    await unloadApplication(remote.name, { waitForUnmount: false });
    await triggerAppChange();
  };

  return {
    state,
    start(): void {
      for (const remote of remotes) register(remote);
      start({ urlRerouteOnly: true });
    },
    /** Decides again which remote may be shown, as after sign-in. */
    refresh: () => triggerAppChange(),
    retry,
    /** An area threw while it was drawn: another version of it takes its place where there is one. */
    async drawingFailed(remote: RegistryRemote, message: string): Promise<void> {
      const version = running.failed(remote.name, message);
      if (version === null) return;
      ports.abandoned.add(remote.name, version);
      const published = await ports.releases.of(remote);
      if (ports.abandoned.hasOther(published)) await retry(remote);
    },
  };
}
export type Regions = ReturnType<typeof createRegions>;
