import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';

const KEY = 'salesRegion';
const guestRegion = z.object({ regionNumber: z.number(), isRegionManuallySelected: z.boolean() });
export type GuestRegion = z.infer<typeof guestRegion>;

/** A guest's sales region, kept for the browser session (LOC-006). */
export function createGuestRegion(storage: StorageService) {
  return {
    read(): GuestRegion | null {
      const kept = storage.read(KEY);
      if (kept === null) return null;
      try {
        return guestRegion.parse(JSON.parse(kept));
      } catch {
        return null;
      }
    },
    write: (region: GuestRegion) => storage.write(KEY, JSON.stringify(region)),
  };
}
