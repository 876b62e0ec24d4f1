import { CACHE_PREFIX, STORAGE_PREFIX } from '@specbuilder/shared-contracts/domain';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';

/** A storage of ours: every key begins with 'specbuilder-' and the prefix of its area (CON-008, CON-009). */
export function prefixedStorage(target: Storage, area: string): StorageService {
  const keyOf = (key: string) => `${STORAGE_PREFIX}${area}${key}`;
  return {
    read: (key) => target.getItem(keyOf(key)),
    write: (key, value) => target.setItem(keyOf(key), value),
    remove: (key) => target.removeItem(keyOf(key)),
  };
}

/** Kept for the browser session: sign-in, brand, guest key, remembered location. */
export const userSession = (): StorageService => prefixedStorage(window.sessionStorage, CACHE_PREFIX.user);
/** Kept by the browser: choices such as a folded navigation, never anything secret. */
export const userLocal = (): StorageService => prefixedStorage(window.localStorage, CACHE_PREFIX.user);

/** Kept by the browser outside every area: whether the identity provider came back with a hash. */
export const rootLocal = (): StorageService => prefixedStorage(window.localStorage, '');

/** What a remote may keep, under the prefix its declaration names. */
export function remoteStorage(remote: Pick<RegistryRemote, 'name' | 'storageArea'>): StorageService {
  const area = remote.storageArea ? CACHE_PREFIX[remote.storageArea] : `${CACHE_PREFIX.user}${remote.name}.`;
  return prefixedStorage(window.sessionStorage, area);
}
