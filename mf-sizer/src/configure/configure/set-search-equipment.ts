import type { FanCategory, StartingEquipment } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { choicesOf } from './chosen-motors.ts';
import { equipmentKey, searchEquipment } from './search-equipment.ts';

/** Takes motors and switches for the searches of a category; null for those of the project again. */
export function setSearchEquipment(
  platform: Platform,
  projectId: string,
  category: FanCategory,
  equipment: StartingEquipment | null,
): void {
  const key = equipmentKey(projectId, category);
  choicesOf(platform).set(searchEquipment, ({ [key]: _, ...others }) =>
    equipment === null ? others : { ...others, [key]: equipment },
  );
}

/** The next search begins with those of its project. */
export function forgetSearchEquipment(platform: Platform): void {
  choicesOf(platform).set(searchEquipment, {});
}
