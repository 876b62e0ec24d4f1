import { decodeProjectName, MESSAGES, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform, ProjectChoice, SaveRequest } from '@specbuilder/shared-contracts/platform';
import { chosenBuildings } from '../building/chosen-building.ts';
import { saveBuildingOf } from '../building/save-building.ts';
import { createdItems } from '../configure/created-items.ts';
import { forgetDraft } from '../item-draft/item-draft.ts';
import { reselections } from '../reselect/reselection.ts';
import { forgetSearches } from '../search-memory/forget-searches.ts';
import { SAVE_TEXTS } from '../words/save.generated.ts';

/**
 * The project an item goes to, of those that the user may change: the open one without asking, else the one the user picks, or makes when there
 * is none yet. Null when the user leaves the choice.
 */
export async function chooseProject(platform: Platform, projectId: string | null): Promise<ProjectChoice | null> {
  const listed = await platform.queries.fetchQuery(platform.apiQueries.projectStubs.list.queryOptions());
  const stubs = listed.filter(({ role }) => role !== 'viewer');
  const open = stubs.find((stub) => stub.projectId === projectId);
  if (open) return { projectId: open.projectId, projectName: decodeProjectName(open.displayName) };
  if (stubs.length === 0) return platform.panels.open('new-project', { reason: 'save' });
  return platform.panels.open('project-picker', { title: SAVE_TEXTS.chooseProject });
}

/** Puts an item into a project, broadcasts it, and goes to the project. */
export async function attachItem(platform: Platform, request: SaveRequest, project: ProjectChoice): Promise<void> {
  const { itemId, idempotencyKey, tag, qty, notes, replacesItemId, alternateToId = null } = request;
  const { projectId, projectName } = project;
  const buildingId = request.buildingId ?? (await saveBuildingOf(platform, itemId, projectId));
  await platform.api.projects.attachItem(
    { projectId, itemId, tag, qty, notes, buildingId, replacesItemId, alternateToId },
    { context: { idempotencyKey } },
  );
  const title = replacesItemId === null ? MESSAGES.fanAddedToProject({ name: projectName }) : MESSAGES.replacedFanItem;
  void platform.toasts.show({ kind: 'success', title, durationMs: TOAST_MS.addFan });
  platform.bus.publish('item-attached', { projectId, projectItemId: itemId, replacedItemId: replacesItemId });
  forgetSizing(platform, itemId);
  await refreshProjects(platform, itemId);
  platform.currentProject.set(projectId, 'selected');
  platform.navigate('app.projects.dashboard', { projectId });
}

/** What the sizer kept for an item is of no use once it is saved (SAV-004). */
function forgetSizing({ storage, bus }: Platform, itemId: string): void {
  forgetSearches(storage);
  forgetDraft(storage, itemId);
  chosenBuildings(storage).forget(itemId);
  createdItems(storage).forget(itemId);
  reselections(storage).forget(itemId);
  bus.publish('sizer-context-reset', { reason: 'saved' });
}

/** Every screen that shows projects or this item loads them again; the page does not wait for it. */
export async function refreshProjects({ queries, apiQueries }: Platform, fanItemId: string): Promise<void> {
  const keys = [
    apiQueries.projects.key(),
    apiQueries.projectStubs.key(),
    apiQueries.fanItem.read.queryKey({ input: { fanItemId } }),
  ];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' })));
}
