import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { fieldsOf, readStored } from '../../boot/boot/stored-value.ts';

const KEY = 'salesRegion';
const guestRegion = fieldsOf({ regionNumber: 'number', isRegionManuallySelected: 'boolean' });
export type GuestRegion = ReturnType<typeof guestRegion.parse>;

/** A guest's sales region, stored for the browser session (LOC-006). */
export function createGuestRegion(storage: StorageService) {
  return {
    read: (): GuestRegion | null => readStored(storage, KEY, guestRegion),
    write: (region: GuestRegion) => storage.write(KEY, JSON.stringify(region)),
  };
}
