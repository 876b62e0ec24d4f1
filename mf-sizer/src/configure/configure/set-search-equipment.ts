import type { FanCategory, StartingEquipment } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { choicesOf } from './chosen-motors.ts';
import { equipmentKey, searchEquipment } from './search-equipment.ts';

/**
 * Takes motors and switches for the searches of a category; null for those of the project again. They end with their
 * search: a new one, a saved item and a sign-out forget what was typed as well.
 */
export function setSearchEquipment(
  platform: Platform,
  projectId: string,
  category: FanCategory,
  equipment: StartingEquipment | null,
): void {
  forgetWithSearches(platform);
  const key = equipmentKey(projectId, category);
  choicesOf(platform).set(searchEquipment, ({ [key]: _, ...others }) =>
    equipment === null ? others : { ...others, [key]: equipment },
  );
}

const watched = new WeakSet<Platform>();

function forgetWithSearches(platform: Platform): void {
  if (watched.has(platform)) return;
  watched.add(platform);
  platform.bus.subscribe('sizer-context-reset', ({ payload: { reason } }) => {
    if (reason === 'newFan' || reason === 'saved' || reason === 'signedOut') {
      choicesOf(platform).set(searchEquipment, {});
    }
  });
}
