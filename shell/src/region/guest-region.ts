import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { readKept } from '../boot/kept-value.ts';

const KEY = 'salesRegion';
const guestRegion = z.object({ regionNumber: z.number(), isRegionManuallySelected: z.boolean() });
export type GuestRegion = z.infer<typeof guestRegion>;

/** A guest's sales region, kept for the browser session (LOC-006). */
export function createGuestRegion(storage: StorageService) {
  return {
    read: (): GuestRegion | null => readKept(storage, KEY, guestRegion),
    write: (region: GuestRegion) => storage.write(KEY, JSON.stringify(region)),
  };
}
