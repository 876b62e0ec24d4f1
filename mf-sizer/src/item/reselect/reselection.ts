import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';

/** The item of a project that another fan is chosen for. */
const reselection = z.object({
  projectItemId: z.string(),
  /** The other fan takes the item's place; else it joins the project beside it (SCH-021). */
  isReplacement: z.boolean(),
  /** It becomes an alternate of the item. */
  isAlternate: z._default(z.boolean(), false),
});
export type Reselection = z.infer<typeof reselection>;

const SEARCH_KEY = 'reselection';
const keyOfItem = (fanItemId: string) => `reselection.${fanItemId}`;

/** What the search of this browser session chooses for, and what the items made of its rows are for. */
export function reselections(storage: StorageService) {
  const write = (key: string, chosen: Reselection | null) =>
    chosen === null ? storage.remove(key) : storage.write(key, JSON.stringify(chosen));
  return {
    ofSearch: () => parse(storage.read(SEARCH_KEY)),
    begin: (chosen: Reselection | null) => write(SEARCH_KEY, chosen),
    ofItem: (fanItemId: string) => parse(storage.read(keyOfItem(fanItemId))),
    setOfItem: (fanItemId: string, chosen: Reselection | null) => write(keyOfItem(fanItemId), chosen),
    /** Once the other fan is saved, nothing is chosen for any more (SAV-004). */
    forget: (fanItemId: string) => {
      storage.remove(SEARCH_KEY);
      storage.remove(keyOfItem(fanItemId));
    },
  };
}

function parse(text: string | null): Reselection | null {
  try {
    const parsed = reselection.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
