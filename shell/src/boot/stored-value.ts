import type { StorageService } from '@specbuilder/shared-contracts/platform';
import type * as z from 'zod/mini';

/** What a storage keeps under a key; null when there is nothing or somebody damaged it, which must stop no page. */
export function readStored<T>(storage: StorageService, key: string, shape: z.ZodMiniType<T>): T | null {
  try {
    return shape.parse(JSON.parse(storage.read(key) ?? 'null'));
  } catch {
    return null;
  }
}
