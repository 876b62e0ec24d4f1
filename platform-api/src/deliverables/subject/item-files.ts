import { asciiStem } from './file-name.ts';
import type { DeliverableItem } from './subject.ts';

/** A name for the files of each item, by tag and model; items of one tag and model are counted. */
export function uniqueStems(items: readonly DeliverableItem[]): string[] {
  const taken = new Map<string, number>();
  return items.map(({ tag, item }) => {
    const stem = asciiStem(`${tag} ${item.modelDisplayAs}`).slice(0, MAX_CHARACTERS).trim();
    const count = (taken.get(stem.toLowerCase()) ?? 0) + 1;
    taken.set(stem.toLowerCase(), count);
    return count === 1 ? stem : `${stem} ${count}`;
  });
}

/** Names in archives of the oldest kind have 100 letters with their folder. */
const MAX_CHARACTERS = 60;
