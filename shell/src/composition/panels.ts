import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import type {
  PanelId,
  PanelProps,
  PanelResults,
  PanelService,
  Platform,
  Readable,
} from '@specbuilder/shared-contracts/platform';
import { writable } from '@specbuilder/shared-contracts/platform';
import type { PanelEntry, RegistryRemote } from '@specbuilder/shared-contracts/registry';
import type { MountProps, RemoteModule } from '@specbuilder/shared-ui/remote';
import type { ParcelConfig } from 'single-spa';
import { withTimeout } from '../boot/timing/with-timeout.ts';
import { MOUNT_LIMIT_MS, RemoteLoadError } from './load-errors.ts';
import { newReportId, type RemoteLoader, recordOf } from './loader.ts';
import type { MountParcel } from './panel-host.ts';
import type { Releases } from './releases.ts';

/** A panel that is open; its frame draws title and container, its owner fills the container. */
export interface OpenPanel {
  readonly key: number;
  readonly entry: PanelEntry;
  /** Null for the shell's own panels, which need no container. */
  readonly remote: RegistryRemote | null;
  readonly props: unknown;
  readonly close: (result: unknown) => void;
}

export interface PanelPorts {
  readonly remotes: readonly RegistryRemote[];
  /** Panels of the shell itself. */
  readonly shellPanels: readonly PanelEntry[];
  readonly loader: RemoteLoader;
  readonly releases: Releases;
  readonly panelHost: () => Promise<MountParcel>;
  readonly platformFor: (remote: string, signal: AbortSignal) => Platform;
  /** Called for a panel whose code loaded but could not be mounted; the loader reports the rest. */
  readonly report: (record: RemoteRecord) => void;
  readonly onOpened: (entry: PanelEntry) => void;
  /** `result` is null when the user went away. */
  readonly onClosed: (entry: PanelEntry, by: 'user' | 'route' | 'program', props: unknown, result: unknown) => void;
}

export interface Panels extends PanelService {
  /** One panel at a time (visual.md, section 6). */
  readonly current: Readable<OpenPanel | null>;
  /** Closes the open panel without a result. */
  closeAll(by: 'user' | 'route' | 'program'): void;
  /** The open panel ends with its result; null is none. */
  finish(result: unknown): void;
  /** Brings the panel's code into its container; the way to take it out again, or why it could not be had. */
  fill(panel: OpenPanel, container: HTMLElement): Promise<(() => void) | RemoteLoadError>;
}

/** Panels of any area in the shell's frames, as parcels (composition.md D4). */
export function createPanels(ports: PanelPorts): Panels {
  const current = writable<OpenPanel | null>(null);
  let counter = 0;

  const close = (by: 'user' | 'route' | 'program', result: unknown = null): void => {
    const panel = current.get();
    if (panel === null) return;
    current.set(null);
    ports.onClosed(panel.entry, by, panel.props, result);
    panel.close(result);
  };

  return {
    current,
    closeAll: (by) => close(by),
    finish: (result) => close(result === null ? 'user' : 'program', result),
    close: (name) => {
      if (current.get()?.entry.name === name) close('program');
    },
    open<N extends PanelId>(name: N, props: PanelProps[N]): Promise<PanelResults[N] | null> {
      const found = findPanel(ports, name);
      if (found === undefined) return Promise.resolve(null);
      close('program');
      return new Promise((resolve) => {
        const response = (result: unknown) => resolve(result as PanelResults[N] | null);
        const entry = framedFor(found.entry, props);
        current.set({ ...found, entry, key: ++counter, props, close: response });
        ports.onOpened(entry);
      });
    },
    async fill(panel, container) {
      const { remote } = panel;
      if (remote === null) throw new Error(`${panel.entry.name} is no panel of a remote`);
      const startedAt = performance.now();
      const onClose = (result: unknown) => close(result === null ? 'user' : 'program', result);
      try {
        return await mountPanel(ports, { ...panel, remote }, container, onClose);
      } catch (cause) {
        const error = cause instanceof RemoteLoadError ? cause : new RemoteLoadError('threwWhileStarting', cause);
        const reportId = newReportId(remote.name, Math.random);
        const { version } = remote.active;
        ports.report(recordOf(remote.name, version, { tries: 1, error }, reportId, performance.now() - startedAt));
        return error;
      }
    },
  };
}

/** The entry in the frame of the reason it is opened with. */
function framedFor(entry: PanelEntry, props: unknown): PanelEntry {
  const frame = entry.frameByReason?.[String((props as { readonly reason?: unknown } | null)?.reason)];
  return frame === undefined ? entry : { ...entry, frame, isModal: false };
}

async function mountPanel(
  { loader, releases, panelHost, platformFor }: PanelPorts,
  { entry, remote, props: panelProps }: OpenPanel & { readonly remote: RegistryRemote },
  container: HTMLElement,
  onClose: (result: unknown) => void,
): Promise<(() => void) | RemoteLoadError> {
  const outcome = await loader.load(await releases.of(remote), entry.expose);
  if (!outcome.ok) return outcome.error;
  const mountParcel = await panelHost();
  const scope = new AbortController();
  const platform = platformFor(remote.name, scope.signal);
  const props = { domElement: container, platform, panelProps, onClose };
  const parcel = mountParcel(parcelConfig(entry.name, outcome.module), props);
  try {
    // single-spa waits for ever, and the frame would keep its skeleton.
    await withTimeout(parcel.mountPromise, MOUNT_LIMIT_MS, () => new RemoteLoadError('tooSlow'));
  } catch (error) {
    scope.abort();
    // An abandoned panel may still finish loading, and would stay mounted where it is not visible.
    void parcel.mountPromise.then(parcel.unmount).catch(() => undefined);
    throw error;
  }
  return () => {
    scope.abort();
    void parcel.unmount();
  };
}

function findPanel(
  { remotes, shellPanels }: PanelPorts,
  name: string,
): Pick<OpenPanel, 'entry' | 'remote'> | undefined {
  const shellEntry = shellPanels.find((panel) => panel.name === name);
  if (shellEntry !== undefined) return { entry: shellEntry, remote: null };
  for (const remote of remotes) {
    const entry = remote.panels.find((panel) => panel.name === name);
    if (entry) return { remote, entry };
  }
  return undefined;
}

function parcelConfig(name: string, { lifecycles }: RemoteModule): ParcelConfig<MountProps> {
  return { ...lifecycles, name };
}
