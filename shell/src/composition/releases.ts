import type { Registry, RegistryRemote } from '@specbuilder/shared-contracts/registry';

export interface ReleasePorts {
  /** The registry as it is published now; rejects when it cannot be had. */
  readonly readRegistry: (signal: AbortSignal) => Promise<Registry>;
  readonly now: () => number;
}

/** An answer younger than this is taken as new; the page itself was one. */
const FRESH_MS = 5000;
/** A visitor does not wait longer at the door of an area; the answer then counts for the next visit. */
const PATIENCE_MS = 250;
const READ_LIMIT_MS = 10_000;

/**
 * Which version of each remote is the published one. An open page asks when an area is entered, so that a release is
 * seen at the next visit without a reload (composition.md P6). Routes and navigation stay those of the page.
 */
export function createReleases(remotes: readonly RegistryRemote[], { readRegistry, now }: ReleasePorts) {
  const newest = new Map(remotes.map((remote) => [remote.name, remote]));
  let askedAt = now();
  let asking: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    askedAt = now();
    try {
      const registry = await readRegistry(AbortSignal.timeout(READ_LIMIT_MS));
      for (const published of registry.remotes) {
        const known = newest.get(published.name);
        if (known === undefined) continue;
        const { fallback: _old, ...rest } = known;
        const { active, fallback } = published;
        newest.set(published.name, { ...rest, active, ...(fallback ? { fallback } : {}) });
      }
    } catch {
      // What is known keeps working; the next visit asks again.
    } finally {
      asking = undefined;
    }
  };

  return {
    /** The remote in its newest version, asked for if the last answer is old. Never rejects. */
    async of(remote: RegistryRemote): Promise<RegistryRemote> {
      if (asking === undefined && now() - askedAt > FRESH_MS) asking = ask();
      if (asking !== undefined) await Promise.race([asking, rest(PATIENCE_MS)]);
      return newest.get(remote.name) ?? remote;
    },
  };
}
export type Releases = ReturnType<typeof createReleases>;

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
