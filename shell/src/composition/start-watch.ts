import type { StorageService } from '@specbuilder/shared-contracts/platform';

export interface StartWatchPorts {
  /** Storage that all pages of this browser share and that outlives them. */
  readonly storage: StorageService;
  readonly now: () => number;
  /** Calls back in steps while the page responds; returns the stop function. */
  readonly beat: (call: () => void) => () => void;
  readonly pageId: string;
}

export interface FrozenStart {
  readonly remote: string;
  readonly version: string;
}

export interface StartWatch {
  /** Starts that froze an earlier page: none of them is worth another one for a day. */
  readonly frozen: readonly FrozenStart[];
  /** Those of them that are not reported yet. */
  readonly unreported: readonly FrozenStart[];
  /** The code of a version starts; returns what to call when it has started or failed. */
  began(remote: string, version: string): () => void;
  /** The page goes in good order: what was starting is not to blame. */
  leave(): void;
}

interface Start extends FrozenStart {
  readonly page: string;
  readonly at: number;
}

const KEYS = { starting: 'startingRemotes', frozen: 'frozenRemotes' } as const;
/** A page that responds writes every second; one in the background may be delayed. */
const SILENT_MS = 5000;
const EXPIRY_MS = 86_400_000;
export const BEAT_MS = 1000;

/**
 * Finds code that freezes its page, which nothing on that page can detect. While code starts, the page records that it
 * still responds, and removes the record at the end. A record without updates when the next page starts means a freeze.
 */
export function createStartWatch({ storage, now, beat, pageId }: StartWatchPorts): StartWatch {
  const kept = startsIn(storage, KEYS.frozen).filter(({ at }) => now() - at < EXPIRY_MS);
  const starting = startsIn(storage, KEYS.starting);
  const silent = starting.filter(({ at }) => now() - at > SILENT_MS);
  const frozen = [...kept, ...silent.map((start) => ({ ...start, at: now() }))];
  if (starting.length > 0) write(storage, KEYS.starting, without(starting, silent));
  if (silent.length > 0) write(storage, KEYS.frozen, frozen);

  const own = new Set<FrozenStart>();
  let stop: (() => void) | undefined;
  const save = (): void => {
    const others = startsIn(storage, KEYS.starting).filter(({ page }) => page !== pageId);
    write(storage, KEYS.starting, [...others, ...[...own].map((start) => ({ ...start, page: pageId, at: now() }))]);
    if (own.size === 0) {
      stop?.();
      stop = undefined;
    }
  };
  return {
    frozen,
    unreported: silent,
    began(remote, version) {
      const start = { remote, version };
      own.add(start);
      save();
      stop ??= beat(save);
      return () => {
        if (own.delete(start)) save();
      };
    },
    leave() {
      if (own.size === 0) return;
      own.clear();
      save();
    },
  };
}

function startsIn(storage: StorageService, key: string): readonly Start[] {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStart) : [];
  } catch {
    return [];
  }
}

function isStart(value: unknown): value is Start {
  const { remote, version, page, at } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return [remote, version, page].every((text) => typeof text === 'string') && typeof at === 'number';
}

function write(storage: StorageService, key: string, starts: readonly Start[]): void {
  try {
    if (starts.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(starts));
  } catch {
    // A full storage must not keep an area from starting.
  }
}

function without(starts: readonly Start[], gone: readonly Start[]): readonly Start[] {
  return starts.filter((start) => !gone.includes(start));
}
