import type { Registry, RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { wait } from '../boot/timing/wait.ts';

export interface ReleasePorts {
  /** The registry as it is published now; rejects when it cannot be had. */
  readonly readRegistry: (signal: AbortSignal) => Promise<Registry>;
  readonly now: () => number;
}

/** A response younger than this counts as fresh; that of the page load is the first. */
const FRESH_MS = 5000;
/** Entering an area does not wait longer; a later response counts for the next visit. */
const MAX_WAIT_MS = 250;
const READ_LIMIT_MS = 10_000;

/**
 * Which version of each remote is the published one. An open page queries this when an area is entered, so that a
 * release is used at the next visit without a reload (composition.md P6). Routes and navigation stay those of the page.
 */
export function createReleases(remotes: readonly RegistryRemote[], { readRegistry, now }: ReleasePorts) {
  const newest = new Map(remotes.map((remote) => [remote.name, remote]));
  let requestedAt = now();
  let request: Promise<void> | undefined;

  const refresh = async (): Promise<void> => {
    requestedAt = now();
    try {
      const registry = await readRegistry(AbortSignal.timeout(READ_LIMIT_MS));
      for (const published of registry.remotes) {
        const known = newest.get(published.name);
        if (known === undefined) continue;
        const { fallback: _old, ...delay } = known;
        const { active, fallback } = published;
        newest.set(published.name, { ...delay, active, ...(fallback ? { fallback } : {}) });
      }
    } catch {
      // The known versions keep working; the next visit retries.
    } finally {
      request = undefined;
    }
  };

  return {
    /** The remote in its newest version, requested if the last response is old. Never rejects. */
    async of(remote: RegistryRemote): Promise<RegistryRemote> {
      if (request === undefined && now() - requestedAt > FRESH_MS) request = refresh();
      if (request !== undefined) await Promise.race([request, wait(MAX_WAIT_MS)]);
      return newest.get(remote.name) ?? remote;
    },
  };
}
export type Releases = ReturnType<typeof createReleases>;
