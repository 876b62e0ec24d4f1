import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';

export interface RemoteState {
  readonly remote: RegistryRemote;
  /** Version whose code runs on this page; null before it was needed or when none could be had. */
  readonly running: string | null;
  readonly kind: 'notLoaded' | 'loaded' | 'fallback' | 'failed';
  /** Why the newest version does not run, as its record says. */
  readonly failure: RemoteRecord | null;
  readonly loadMs: number | null;
}

/** What of each remote runs here, by the records of its loading. */
export function remoteStates(
  remotes: readonly RegistryRemote[],
  records: readonly RemoteRecord[],
): readonly RemoteState[] {
  return remotes.map((remote) => {
    const ofRemote = records.filter((record) => record.remote === remote.name);
    const loaded = ofRemote.findLast(({ code }) => code === 'loaded') ?? null;
    const failure = ofRemote.findLast(({ code }) => code !== 'loaded') ?? null;
    const isFallback = loaded !== null && failure !== null && failure.version !== loaded.version;
    return {
      remote,
      running: loaded?.version ?? null,
      kind: loaded === null ? (failure === null ? 'notLoaded' : 'failed') : isFallback ? 'fallback' : 'loaded',
      failure: loaded === null || isFallback ? failure : null,
      loadMs: loaded?.durationMs ?? null,
    };
  });
}
