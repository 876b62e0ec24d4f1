import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';

/** The building that ceiling fans are sized for (SCH-020). */
const chosenBuilding = z.object({
  projectId: z.string(),
  /** Null for a new one, which is made when a fan is saved into it. */
  buildingId: z.nullable(z.number()),
});
export type ChosenBuilding = z.infer<typeof chosenBuilding>;

const SEARCH_KEY = 'building';
const keyOfItem = (fanItemId: string) => `building.${fanItemId}`;

/** The choice of the search in this browser session, and what became of it for the items that were made of its rows. */
export function chosenBuildings(storage: StorageService) {
  const write = (key: string, chosen: ChosenBuilding | null) =>
    chosen === null ? storage.remove(key) : storage.write(key, JSON.stringify(chosen));
  return {
    ofSearch: () => parse(storage.read(SEARCH_KEY)),
    choose: (chosen: ChosenBuilding | null) => write(SEARCH_KEY, chosen),
    ofItem: (fanItemId: string) => parse(storage.read(keyOfItem(fanItemId))),
    setOfItem: (fanItemId: string, chosen: ChosenBuilding | null) => write(keyOfItem(fanItemId), chosen),
    /** What the sizer kept is of no use once the item is saved (SAV-004). */
    forget: (fanItemId: string) => {
      storage.remove(SEARCH_KEY);
      storage.remove(keyOfItem(fanItemId));
    },
  };
}

function parse(text: string | null): ChosenBuilding | null {
  try {
    const parsed = chosenBuilding.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
