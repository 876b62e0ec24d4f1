import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { readStored } from '../boot/stored-value.ts';

const KEY = 'salesRegion';
const guestRegion = z.object({ regionNumber: z.number(), isRegionManuallySelected: z.boolean() });
export type GuestRegion = z.infer<typeof guestRegion>;

/** A guest's sales region, stored for the browser session (LOC-006). */
export function createGuestRegion(storage: StorageService) {
  return {
    read: (): GuestRegion | null => readStored(storage, KEY, guestRegion),
    write: (region: GuestRegion) => storage.write(KEY, JSON.stringify(region)),
  };
}
