import type { Platform } from '@specbuilder/shared-contracts/platform';
import { chosenBuildings } from './chosen-building.ts';

/**
 * Saves the building that an item was sized for, with its floor area, in the project that the item goes to (BLD-006,
 * SAV-014).
 *
 * @returns its id; null for items that were sized for none, or for one of another project
 */
export async function saveBuildingOf(platform: Platform, fanItemId: string, projectId: string): Promise<number | null> {
  const { api, bus, storage } = platform;
  const choices = chosenBuildings(storage);
  const chosen = choices.ofItem(fanItemId);
  if (chosen === null) return null;
  const id = chosen.projectId === projectId ? chosen.buildingId : null;
  if (id === null && chosen.buildingId !== null) return null;
  const { squareFeet } = await api.fanItem.hvls.specification({ fanItemId });
  // A building has a floor area; one that was never said stays as it is.
  if (squareFeet === null) return id;
  const saved = await api.projects.saveBuilding({ projectId, id, squareFeet });
  // A save that is tried another time finds the building that this one made.
  choices.setOfItem(fanItemId, { projectId, buildingId: saved.id });
  bus.publish('building-saved', { projectId, buildingId: saved.id, isNew: id === null });
  return saved.id;
}
