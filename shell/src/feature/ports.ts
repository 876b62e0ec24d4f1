import type { ApiQueries, CallConventions } from '@specbuilder/shared-contracts/client';
import type {
  CurrencyState,
  Platform,
  RegionState,
  StorageService,
  Writable,
} from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import type { Panels, ShellHistory, Telemetry } from '../composition/index.ts';
import type { ShellSession } from '../session/index.ts';

/** What the page offers to every feature. */
export interface PagePorts
  extends Pick<
    Platform,
    'api' | 'bus' | 'currentProject' | 'dialogs' | 'log' | 'queries' | 'settings' | 'storage' | 'toasts'
  > {
  readonly apiQueries: ApiQueries;
  /** Kept by the browser: choices that outlive the session. `storage` ends with it. */
  readonly browserStorage: StorageService;
  /** For transports beside `api`, such as uploads. */
  readonly conventions: CallConventions;
  readonly currency: Writable<CurrencyState>;
  /** What neither the first screen nor its first click needs waits for this. */
  readonly firstScreenIdle: Promise<void>;
  readonly history: ShellHistory;
  readonly href: Platform['navigation']['href'];
  /** A shop's page frames this one. */
  readonly isStoreView: boolean;
  /** Whose builds a developer may try out here; empty where the site has no such settings. */
  readonly overrideOrigins: readonly string[];
  readonly panels: Panels;
  readonly region: Writable<RegionState>;
  readonly remotes: readonly RegistryRemote[];
  readonly session: ShellSession;
  /** How remotes came to this page. */
  readonly telemetry: Telemetry;
}

/**
 * Everything a feature may request by name. A feature that offers a service declares its port beside it: `declare
 * module './ports.ts' { interface Ports { … } }`.
 */
export interface Ports extends PagePorts {}

export type PortName = keyof Ports;
