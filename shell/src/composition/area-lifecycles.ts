import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import type { MountProps, RemoteModule } from '@specbuilder/shared-ui/remote';
import type { AppProps } from 'single-spa';
import { withTimeout } from '../boot/timing/with-timeout.ts';
import { MOUNT_LIMIT_MS, RemoteLoadError } from './load-errors.ts';
import { newReportId, recordOf } from './loader.ts';
import type { RegionFailure, RegionPorts, RegionState } from './region-state.ts';
import type { LoadedRemote, ReleasedModules } from './released-module.ts';
import type { RunningVersions } from './running-versions.ts';

/** What an area shares with the others of its page. */
export interface AreaPage {
  readonly ports: RegionPorts;
  readonly modules: ReleasedModules;
  readonly running: RunningVersions;
  readonly show: (state: RegionState) => void;
  readonly showFailure: (remote: RegistryRemote, failure: RegionFailure) => void;
  readonly leave: (remote: RegistryRemote) => void;
}

/**
 * What single-spa calls of an area whose code came. A version that throws while it mounts gives way to another one, as
 * long as there is one that did not fail on this page.
 */
export function mountingLifecycles(remote: RegistryRemote, first: LoadedRemote, page: AreaPage) {
  const { ports, modules, running, show, showFailure, leave } = page;
  let loaded = first;
  let scope = new AbortController();
  let mounted: (MountProps & AppProps) | undefined;
  return {
    bootstrap: async () => undefined,
    mount: async (props: AppProps) => {
      loaded = await modules.upToDate(remote, loaded);
      for (;;) {
        scope = new AbortController();
        const domElement = ports.containerOf(remote.name);
        const platform = ports.platformFor(remote.name, scope.signal);
        const startedAt = performance.now();
        // A skeleton must be gone before the screen draws, or both are seen for a frame.
        show({ kind: 'mounted', remote });
        const mountProps = { ...props, domElement, platform };
        running.began(remote.name, loaded.version);
        try {
          await mountInTime(loaded.module, mountProps);
          mounted = mountProps;
          running.mounted(remote.name);
          return;
        } catch (cause) {
          scope.abort();
          running.ended(remote.name);
          domElement.remove();
          const { record, failure } = failedMount(remote, loaded, cause, performance.now() - startedAt);
          ports.report(record);
          ports.abandoned.add(remote.name, loaded.version);
          const other = await modules.instead(remote);
          if (other === null) return showFailure(remote, failure);
          loaded = other;
        }
      }
    },
    unmount: async () => {
      running.ended(remote.name);
      if (mounted) await loaded.module.lifecycles.unmount(mounted);
      scope.abort();
      mounted = undefined;
      ports.containerOf(remote.name).remove();
      leave(remote);
    },
  };
}

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
function failedMount(remote: RegistryRemote, { version }: LoadedRemote, cause: unknown, durationMs: number) {
  const error = cause instanceof RemoteLoadError ? cause : new RemoteLoadError('threwWhileStarting', cause);
  const reportId = newReportId(remote.name, Math.random);
  const attempts = [{ version, tries: 1 }];
  const failure: RegionFailure = { code: error.code, message: error.message, attempts, reportId };
  return { record: recordOf(remote.name, version, { tries: 1, error }, reportId, durationMs), failure };
}
