import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { MESSAGES, modelStateMessage, PROJECT_ERRORS, randomId, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { CLIPBOARD_MESSAGES } from '../../messages/clipboard.generated.ts';
import { refreshLists } from '../../project-data/loaded-projects/listed-projects.ts';
import { offerUndo } from '../../project-data/undo/offer-undo.ts';
import { type Attempt, changeEntries, readEntries, removeItems, type StoredEntry } from './stored-clipboard.ts';

type Kind = Attempt['kind'];

export interface Transfer {
  readonly running: Kind | null;
  /** Copies or moves entries of other projects into the project, one after the other. */
  readonly start: (kind: Kind, entries: readonly StoredEntry[]) => Promise<void>;
}

/** Copy here and Move here: what went well is said once, what did not stays in the clipboard. */
export function useTransfer(projectId: string): Transfer {
  const platform = usePlatform();
  const [running, setRunning] = useState<Kind | null>(null);
  const start = async (kind: Kind, entries: readonly StoredEntry[]) => {
    setRunning(kind);
    try {
      await transfer(platform, kind, entries, projectId);
    } finally {
      setRunning(null);
    }
  };
  return { running, start };
}

/** An entry with the id that its copy has. */
interface CopiedEntry extends StoredEntry {
  readonly copyId: string;
}

async function transfer(
  platform: Platform,
  kind: Kind,
  entries: readonly StoredEntry[],
  projectId: string,
): Promise<void> {
  const copied: CopiedEntry[] = [];
  for (const entry of entries) {
    const copyId = await copyEntry(platform, kind, entry, projectId);
    if (copyId === null) break;
    copied.push({ ...entry, copyId });
  }
  await relateCopies(platform, copied, projectId);
  const done = kind === 'copy' ? copied : await removeOriginals(platform, copied);
  if (done.length > 0) {
    const item = nameOf(done);
    const title = kind === 'copy' ? MESSAGES.copied({ item }) : MESSAGES.moved({ item });
    void offerUndo(platform, { kind: 'success', title, undo: () => undoTransfer(platform, kind, done, projectId) });
  }
  if (copied.length > 0) platform.bus.publish('project-updated', { projectId, changed: ['items'] });
  await refresh(platform, [projectId, ...(kind === 'move' ? done.map((entry) => entry.projectId) : [])]);
}

/** A retry reuses its key, so that a copy whose response was lost is not created twice. */
async function copyEntry(
  platform: Platform,
  kind: Kind,
  entry: StoredEntry,
  projectId: string,
): Promise<string | null> {
  const { projectItemId, imagePath } = entry;
  const started = readEntries(platform).find((stored) => stored.projectItemId === projectItemId)?.attempt;
  const isStarted = started?.kind === kind && started.destinationProjectId === projectId;
  const idempotencyKey = isStarted ? started.idempotencyKey : randomId();
  remember(platform, projectItemId, { kind, destinationProjectId: projectId, idempotencyKey });
  try {
    const copy = await platform.api.fanItem.copyTo(
      { fanItemId: projectItemId, destinationProjectId: projectId, imagePath },
      { context: { idempotencyKey } },
    );
    // A move is in progress until its original is deleted.
    if (kind === 'copy') remember(platform, projectItemId, undefined);
    return copy.projectItemId;
  } catch (error) {
    platform.log.error('Item could not be copied', error);
    const title = modelStateMessage(errorBodyOf(error));
    void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
    return null;
  }
}

/** Alternates are alternates of the copy of their item, where that was copied too. */
async function relateCopies(platform: Platform, copied: readonly CopiedEntry[], projectId: string): Promise<void> {
  const copyOf = new Map(copied.map(({ projectItemId, copyId }) => [projectItemId, copyId]));
  try {
    for (const { copyId: projectItemId, alternateToId: originalId } of copied) {
      const alternateToId = copyOf.get(originalId ?? '');
      if (alternateToId !== undefined)
        await platform.api.projects.alternates.set({ projectId, projectItemId, alternateToId });
    }
  } catch (error) {
    platform.log.error('Copies could not be made alternates', error);
    const title = modelStateMessage(errorBodyOf(error));
    void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
  }
}

/**
 * The second half of a move: where the original cannot be deleted its entry stays, and the next try deletes
 * without another copy. Alternates go before their item, which would leave its place to them otherwise.
 *
 * @returns the entries whose originals are gone
 */
async function removeOriginals(platform: Platform, entries: readonly CopiedEntry[]): Promise<readonly CopiedEntry[]> {
  const gone: CopiedEntry[] = [];
  for (const entry of entries.toReversed()) if (await removeOriginal(platform, entry)) gone.unshift(entry);
  const failed = entries.length - gone.length;
  if (failed > 0) {
    const title = PROJECT_ERRORS.failedToDeleteItems({ count: failed });
    void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
  }
  return gone;
}

async function removeOriginal(platform: Platform, { projectId, projectItemId }: StoredEntry): Promise<boolean> {
  try {
    await platform.api.projects.items.delete({ projectId, projectItemIds: [projectItemId] });
  } catch (error) {
    // It was deleted by an attempt whose response was lost.
    if (statusOf(error) !== 404) {
      platform.log.error('Moved item could not be deleted', error);
      return false;
    }
  }
  removeItems(platform, [projectItemId]);
  platform.bus.publish('items-deleted', { projectId, projectItemIds: [projectItemId] });
  return true;
}

/** Originals come back before their copies go, so that nothing is lost where the second half fails. */
async function undoTransfer(
  platform: Platform,
  kind: Kind,
  entries: readonly CopiedEntry[],
  projectId: string,
): Promise<void> {
  const { items } = platform.api.projects;
  const sources = kind === 'move' ? [...new Set(entries.map((entry) => entry.projectId))] : [];
  try {
    for (const source of sources) {
      const ofSource = entries.filter((entry) => entry.projectId === source);
      await items.restore({ projectId: source, projectItemIds: ofSource.map((entry) => entry.projectItemId) });
      platform.bus.publish('project-updated', { projectId: source, changed: ['items'] });
    }
    const projectItemIds = entries.map(({ copyId }) => copyId);
    await items.delete({ projectId, projectItemIds });
    platform.bus.publish('items-deleted', { projectId, projectItemIds });
  } finally {
    await refresh(platform, [projectId, ...sources]);
  }
}

function remember(platform: Platform, projectItemId: string, attempt: Attempt | undefined): void {
  changeEntries(platform, (entries) =>
    entries.map((entry) => {
      if (entry.projectItemId !== projectItemId) return entry;
      const { attempt: _attempt, ...rest } = entry;
      return attempt === undefined ? rest : { ...rest, attempt };
    }),
  );
}

async function refresh(platform: Platform, projectIds: readonly string[]): Promise<void> {
  const { apiQueries, queries } = platform;
  for (const projectId of new Set(projectIds)) {
    await queries.invalidateQueries({ queryKey: apiQueries.projects.read.queryKey({ input: { projectId } }) });
  }
  await refreshLists(platform);
}

function nameOf([first, ...others]: readonly StoredEntry[]): string {
  const item = first?.description ?? '';
  return others.length === 0 ? item : CLIPBOARD_MESSAGES.andMore({ item, count: others.length });
}
