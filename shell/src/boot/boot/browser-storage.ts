import { CACHE_PREFIX, STORAGE_PREFIX } from '@specbuilder/shared-contracts/domain';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { localStore, sessionStore } from '@specbuilder/shared-ui/browser';

/** The required methods of a browser's storage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A storage of ours: every key begins with 'specbuilder-' and the prefix of its area (CON-008, CON-009). */
export function prefixedStorage(target: BrowserStorage, area: string): StorageService {
  const keyOf = (key: string) => `${STORAGE_PREFIX}${area}${key}`;
  return {
    read: (key) => target.getItem(keyOf(key)),
    write: (key, value) => target.setItem(keyOf(key), value),
    remove: (key) => target.removeItem(keyOf(key)),
  };
}

/** Keys of the session's user area that belong to the page and not to its user; they outlive a sign-out. */
export const PAGE_KEYS = { brand: 'manufacturerLabelId', storeView: 'storeView', isLeaving: 'leftToSignOut' } as const;

/** Removes all that is stored under the prefix of an area, but for the keys in `except`. */
export function clearArea(target: BrowserStorage, area: string, except: readonly string[] = []): void {
  const prefix = `${STORAGE_PREFIX}${area}`;
  const keys = Array.from({ length: target.length }, (_, index) => target.key(index) ?? '');
  for (const key of keys) {
    if (key.startsWith(prefix) && !except.includes(key.slice(prefix.length))) target.removeItem(key);
  }
}

/** Before what the OpenID library keeps by itself. */
export const IDENTITY_PREFIX = `${STORAGE_PREFIX}oidc.`;

/** Kept for the browser session: sign-in, brand, guest key, remembered location. */
export const userSession = (): StorageService => prefixedStorage(sessionStore, CACHE_PREFIX.user);
/** Kept by the browser: choices such as a folded navigation, never anything secret. */
export const userLocal = (): StorageService => prefixedStorage(localStore, CACHE_PREFIX.user);

/** Kept by the browser outside every area: whether the identity provider came back with a hash. */
export const rootLocal = (): StorageService => prefixedStorage(localStore, '');

/** What a remote may keep, under the prefix its declaration names: for the browser session, or in the browser. */
export function remoteStorage(
  remote: Pick<RegistryRemote, 'name' | 'storageArea'>,
  target: BrowserStorage = sessionStore,
): StorageService {
  const area = remote.storageArea ? CACHE_PREFIX[remote.storageArea] : `${CACHE_PREFIX.user}${remote.name}.`;
  return prefixedStorage(target, area);
}
