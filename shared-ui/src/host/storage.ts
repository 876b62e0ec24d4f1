import type { StorageService } from '@specbuilder/shared-contracts/platform';

/** Values kept as long as the page, for hosts on a foreign origin whose storage is not ours to fill. */
export function memoryStorage(): StorageService {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
