import { type ClipboardEntry, clipboardEntry } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';

type Host = Pick<Platform, 'browserStorage' | 'bus' | 'session'>;

/**
 * A copy that was started. A retry sends the same key again, so that a copy whose response was lost, by the page or the
 * server, is not created twice.
 */
const attempt = z.object({
  kind: z.enum(['copy', 'move']),
  destinationProjectId: z.string(),
  idempotencyKey: z.string(),
});
export type Attempt = z.infer<typeof attempt>;

const storedEntry = z.extend(clipboardEntry, {
  attempt: z.optional(attempt),
  /** The item that it was an alternate of when it was placed, for its copy to be one of that item's copy. */
  alternateToId: z.optional(z.string()),
});
export type StoredEntry = z.infer<typeof storedEntry>;

const storedEntries = z.array(storedEntry);

/** The text that a user's entries are stored as; '' for none, and for a guest. */
export function storedText({ browserStorage, session }: Host): string {
  const userId = session.user.get()?.userId;
  return userId === undefined ? '' : (browserStorage.read(keyOf(userId)) ?? '');
}

/** What cannot be read, as after a change of its form, counts as nothing. */
export function parseEntries(text: string): readonly StoredEntry[] {
  try {
    return text === '' ? [] : storedEntries.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

export function readEntries(host: Host): readonly StoredEntry[] {
  return parseEntries(storedText(host));
}

/** Changes the entries of the signed-in user; without one left the key goes too. */
export function changeEntries(host: Host, change: (entries: readonly StoredEntry[]) => readonly StoredEntry[]): void {
  const userId = host.session.user.get()?.userId;
  if (userId === undefined) return;
  const entries = change(readEntries(host));
  if (entries.length === 0) host.browserStorage.remove(keyOf(userId));
  else host.browserStorage.write(keyOf(userId), JSON.stringify(entries));
  broadcastEntries(host);
}

/** Says what is in the clipboard now, unless that was said last. */
export function broadcastEntries(host: Host): void {
  const projectItemIds = readEntries(host).map((entry) => entry.projectItemId);
  const last = host.bus.last('clipboard-changed')?.payload.projectItemIds ?? [];
  if (JSON.stringify(last) !== JSON.stringify(projectItemIds))
    host.bus.publish('clipboard-changed', { projectItemIds });
}

export function removeItems(host: Host, projectItemIds: readonly string[]): void {
  changeEntries(host, (entries) => entries.filter((entry) => !projectItemIds.includes(entry.projectItemId)));
}

/** A project that is gone leaves nothing to copy (EVT-057). */
export function forgetProject(host: Host, projectId: string): void {
  changeEntries(host, (entries) => entries.filter((entry: ClipboardEntry) => entry.projectId !== projectId));
}

const keyOf = (userId: string) => `clipboard.${userId}`;
