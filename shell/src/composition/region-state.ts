import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import type { Attempt } from './loader.ts';
import type { ReleasedModulePorts } from './released-module.ts';

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
