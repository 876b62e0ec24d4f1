import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { SHORTLIST_KEY } from './shortlist-key.ts';

/** More than a drawer shows at once helps no one to choose. */
export const MAX_SHORTLIST = 20;
/** A note becomes the note of the item that is made of the fan. */
export const MAX_NOTE_LENGTH = 200;

const entry = z.object({
  kind: z.enum(['fan', 'ceilingFan']),
  resultId: z.string(),
  fanUnitId: z.number(),
  model: z.string(),
  quantity: z.number(),
  note: z.string().check(z.maxLength(MAX_NOTE_LENGTH)),
  /** The search as its address says it. */
  place: z.record(z.string(), z.string()),
  /** Criteria that search again once the result is no longer stored. */
  criteria: z.record(z.string(), z.string()),
});
/** A fan that a user keeps in sight while searching on; its values are read from its result. */
export type ShortlistEntry = z.infer<typeof entry>;

const stored = z.array(entry).check(z.maxLength(MAX_SHORTLIST));

/** The fans that are kept in this browser, oldest first; none where what is stored cannot be read. */
export function readShortlist(browserStorage: StorageService): readonly ShortlistEntry[] {
  try {
    return stored.safeParse(JSON.parse(browserStorage.read(SHORTLIST_KEY) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

export function writeShortlist(browserStorage: StorageService, entries: readonly ShortlistEntry[]): void {
  if (entries.length === 0) browserStorage.remove(SHORTLIST_KEY);
  else browserStorage.write(SHORTLIST_KEY, JSON.stringify(entries));
}

/** Whether both are the same fan of the same search, whatever their notes. */
export const isSame = (a: ShortlistEntry, b: ShortlistEntry) =>
  a.resultId === b.resultId && a.fanUnitId === b.fanUnitId;

/** With further fans, each once, a known one with its note; null where they are too many. */
export function withAdded(
  entries: readonly ShortlistEntry[],
  added: readonly ShortlistEntry[],
): readonly ShortlistEntry[] | null {
  const further = added.filter((one) => !entries.some((other) => isSame(one, other)));
  const all = [...entries, ...further];
  return all.length > MAX_SHORTLIST ? null : all;
}
