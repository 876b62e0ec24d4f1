import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';

/** Items in no project that can replace each other, and the one that is offered. */
const alternates = z.object({ offered: z.string(), members: z.array(z.string()) });
export type RetainedAlternates = z.infer<typeof alternates>;

const KEY = 'alternates';
/** The oldest are forgotten first. */
const MAX_KEPT = 20;

/** Alternates of items that are in no project yet, for the session of the browser: the project keeps its own. */
export function retainedAlternates(storage: StorageService) {
  const read = (): RetainedAlternates[] => {
    try {
      const parsed = z.array(alternates).safeParse(JSON.parse(storage.read(KEY) ?? '[]'));
      return parsed.success ? parsed.data : [];
    } catch {
      return [];
    }
  };
  const of = (itemId: string) => read().find(({ members }) => members.includes(itemId)) ?? null;
  const write = (itemId: string, changed: RetainedAlternates | null) => {
    const others = read().filter(({ members }) => !members.includes(itemId));
    const kept = changed === null || changed.members.length < 2 ? others : [...others, changed];
    storage.write(KEY, JSON.stringify(kept.slice(-MAX_KEPT)));
  };
  return {
    of,
    /** Another one beside an item; the item goes on being offered. */
    add: (itemId: string, anotherId: string) => {
      const { offered, members } = of(itemId) ?? { offered: itemId, members: [itemId] };
      write(itemId, { offered, members: [...members, anotherId] });
    },
    offer: (itemId: string) => {
      const group = of(itemId);
      if (group !== null) write(itemId, { ...group, offered: itemId });
    },
    /** One that is not there any more. */
    remove: (itemId: string) => {
      const group = of(itemId);
      if (group === null) return;
      const members = group.members.filter((id) => id !== itemId);
      write(itemId, { members, offered: group.offered === itemId ? (members[0] ?? '') : group.offered });
    },
    /** Once they are saved, the project knows them. */
    forget: (itemId: string) => write(itemId, null),
  };
}
