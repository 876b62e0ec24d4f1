import type { Platform } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { RECENT_WORK_KEY } from './recent-work-key.ts';

/** A row of three beside each other, twice. */
const MAX = 6;

/** A search or an item that a user worked on here; numbers only, so that it reads in any language. */
const work = z.object({
  kind: z.enum(['search', 'item']),
  /** Of the item, or of the search that its address says. */
  id: z.string(),
  href: z.string(),
  /** Model of an item; product line of a search. */
  name: z.string(),
  tag: z.string(),
  cfm: z.nullable(z.number()),
  sp: z.nullable(z.number()),
  squareFeet: z.nullable(z.number()),
  pictogram: z.string(),
  atUtc: z.string(),
});
export type RecentWork = z.infer<typeof work>;

const kept = z.object({ userId: z.nullable(z.string()), works: z.array(work) });

type Host = Pick<Platform, 'browserStorage' | 'session'>;

/**
 * What the user of this browser last worked on, newest first. It stays in this browser. Another user who signs in sees
 * none of it, and their first entry replaces it.
 */
export function readRecentWork({ browserStorage, session }: Host): readonly RecentWork[] {
  const found = parse(browserStorage.read(RECENT_WORK_KEY));
  return found?.userId === userIdOf(session) ? found.works : [];
}

export function rememberWork(host: Host, latest: RecentWork): void {
  const others = readRecentWork(host).filter(({ kind, id }) => kind !== latest.kind || id !== latest.id);
  const works = [latest, ...others].slice(0, MAX);
  host.browserStorage.write(RECENT_WORK_KEY, JSON.stringify({ userId: userIdOf(host.session), works }));
}

export function forgetWork({ browserStorage }: Pick<Host, 'browserStorage'>): void {
  browserStorage.remove(RECENT_WORK_KEY);
}

function userIdOf(session: Host['session']): string | null {
  return session.user.get()?.userId ?? null;
}

function parse(text: string | null): z.infer<typeof kept> | null {
  try {
    return kept.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
