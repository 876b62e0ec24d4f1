import { CACHE_PREFIX } from '@specbuilder/shared-contracts/domain';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import type { Readable } from '@specbuilder/shared-contracts/platform';
import { localStore, sessionStore } from '@specbuilder/shared-ui/browser';
import type { QueryClient } from '@specbuilder/shared-ui/query';
import { clearArea, PAGE_KEYS, prefixedStorage, userSession } from '../boot/boot/browser-storage.ts';

/** Whose data the browser session stores, and whose project the browser remembers. */
const OWNER_KEY = 'owner';
const ownerships = () => [userSession(), prefixedStorage(localStore, CACHE_PREFIX.project)];

interface FormerUserParts {
  readonly bus: BroadcastBus;
  readonly isSigningOut: Readable<boolean>;
  readonly queries: QueryClient;
}

/**
 * Empties cache, stored data and drafts of a user when they sign out (AUT-012) and when another takes their place; each
 * tab does so for itself. A session that has merely run out keeps what is on the screen and what was typed, for the
 * same user to go on with.
 */
export function clearAfterUsers({ bus, isSigningOut, queries }: FormerUserParts): void {
  bus.subscribe('user-signed-in', ({ payload: { userId } }) => {
    const isOther = (owner: string | null) => owner !== null && owner !== userId;
    if (ownerships().some((storage) => isOther(storage.read(OWNER_KEY)))) {
      clearStored();
      emptyCache(queries);
    }
    for (const storage of ownerships()) storage.write(OWNER_KEY, userId);
  });
  bus.subscribe('user-signed-out', ({ payload: { reason } }) => {
    if (reason === 'expired') return queries.removeQueries({ type: 'inactive' });
    clearStored();
    // A page that is leaving requests nothing in the name of the user whose tokens are gone.
    if (!isSigningOut.get()) emptyCache(queries);
  });
  // The page leaves for the provider and receives nothing more.
  isSigningOut.subscribe((isLeaving) => {
    if (isLeaving) clearStored();
  });
}

/** What is on the screen is requested again in the name of the present user. */
function emptyCache(queries: QueryClient): void {
  queries.getMutationCache().clear();
  queries.removeQueries({ type: 'inactive' });
  void queries.resetQueries();
}

/** Choices of the browser, such as a folded navigation, stay: they are in local storage under the user's prefix. */
function clearStored(): void {
  clearArea(sessionStore, CACHE_PREFIX.user, Object.values(PAGE_KEYS));
  clearArea(sessionStore, CACHE_PREFIX.project);
  clearArea(sessionStore, CACHE_PREFIX.sizer);
  clearArea(localStore, CACHE_PREFIX.project);
  clearArea(localStore, CACHE_PREFIX.sizer);
}
