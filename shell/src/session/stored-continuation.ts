import { CONTINUATION_LIFETIME_MS } from '@specbuilder/shared-contracts/domain';
import type { Continuation, StorageService } from '@specbuilder/shared-contracts/platform';

const KEY = 'continuation';

interface Stored {
  readonly continuation: Continuation;
  readonly storedAt: number;
}

/** What the user was doing when sign-in began; forgotten after 60 minutes. */
export function createContinuationStore(storage: StorageService, now: () => number = Date.now) {
  return {
    write(continuation: Continuation): void {
      const stored: Stored = { continuation, storedAt: now() };
      storage.write(KEY, JSON.stringify(stored));
    },
    read(): Continuation | null {
      const stored = parse(storage.read(KEY));
      if (stored !== null && now() - stored.storedAt <= CONTINUATION_LIFETIME_MS) return stored.continuation;
      if (stored !== null) storage.remove(KEY);
      return null;
    },
    clear: () => storage.remove(KEY),
  };
}

function parse(text: string | null): Stored | null {
  try {
    return text === null ? null : (JSON.parse(text) as Stored);
  } catch {
    return null;
  }
}
