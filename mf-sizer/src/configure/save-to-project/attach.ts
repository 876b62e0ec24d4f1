import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { decodeProjectName, MESSAGES, referenceOf, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { KnownSite, Platform, ProjectChoice, SaveRequest } from '@specbuilder/shared-contracts/platform';
import { chosenBuildings } from '../../duty/building/chosen-building.ts';
import { saveBuildingOf } from '../../duty/building/save-building.ts';
import { retainedAlternates } from '../../item/alternates/retained-alternates.ts';
import { withAlternates } from '../../item/alternates/save-requests.ts';
import { forgetDraft } from '../../item/item-draft/item-draft.ts';
import { refreshProjects } from '../../item/project-cache/refresh-projects.ts';
import { reselections } from '../../item/reselect/reselection.ts';
import { forgetSearches } from '../../item/search-memory/forget-searches.ts';
import { ALTERNATES_MESSAGES } from '../../messages/alternates.generated.ts';
import { SAVE_MESSAGES } from '../../messages/save.generated.ts';
import { createdItems } from '../configure/created-items.ts';

/**
 * The project an item goes to, of those that the user may change: the open one without asking, else the one the user picks, or makes when there
 * is none yet. Null when the user leaves the choice.
 *
 * @param findSite where a new one is built, as far as the item knows
 */
export async function chooseProject(
  platform: Platform,
  projectId: string | null,
  findSite: () => Promise<KnownSite | null> = async () => null,
): Promise<ProjectChoice | null> {
  const listed = await platform.queries.fetchQuery(platform.apiQueries.projectStubs.list.queryOptions());
  const stubs = listed.filter(({ role }) => role !== 'viewer');
  const open = stubs.find((stub) => stub.projectId === projectId);
  if (open) return { projectId: open.projectId, projectName: decodeProjectName(open.displayName) };
  const site = await findSite();
  if (stubs.length === 0) return platform.panels.open('new-project', { reason: 'save', site });
  return platform.panels.open('project-picker', { title: SAVE_MESSAGES.chooseProject, site });
}

/** Puts an item into a project, broadcasts it, and goes to the project. */
export async function attachItem(platform: Platform, request: SaveRequest, project: ProjectChoice): Promise<void> {
  const { projectId, projectName } = project;
  const kept = retainedAlternates(platform.storage).of(request.itemId);
  const [main, ...others] = withAlternates(request, kept);
  const { itemId, replacesItemId } = main;
  await attach(platform, main, projectId);
  await attachAlternates(platform, others, projectId);
  const title = replacesItemId === null ? MESSAGES.fanAddedToProject({ name: projectName }) : MESSAGES.replacedFanItem;
  void platform.toasts.show({ kind: 'success', title, durationMs: TOAST_MS.addFan });
  platform.bus.publish('item-attached', { projectId, projectItemId: itemId, replacedItemId: replacesItemId });
  forgetSizing(platform, itemId);
  await refreshProjects(platform, itemId);
  platform.currentProject.set(projectId, 'selected');
  platform.navigate('app.projects.dashboard', { projectId });
}

async function attach(platform: Platform, request: SaveRequest, projectId: string): Promise<void> {
  const { itemId, idempotencyKey, tag, qty, notes, location, replacesItemId, alternateToId = null } = request;
  const ofPlace = location === undefined ? {} : { location };
  const buildingId = request.buildingId ?? (await saveBuildingOf(platform, itemId, projectId));
  await platform.api.projects.attachItem(
    { projectId, itemId, tag, qty, notes, ...ofPlace, buildingId, replacesItemId, alternateToId },
    { context: { idempotencyKey } },
  );
}

/** What was kept beside the item goes with it; one that cannot, such as an unfinished one, is said and left. */
async function attachAlternates(platform: Platform, others: readonly SaveRequest[], projectId: string): Promise<void> {
  for (const request of others) {
    try {
      await attach(platform, request, projectId);
    } catch (error) {
      platform.log.error('An alternate could not be saved', error);
      void platform.toasts.show({
        kind: 'warning',
        title: ALTERNATES_MESSAGES.notSaved,
        text: errorMessageOf(error),
        ...referenceOf(error),
        durationMs: TOAST_MS.failure,
      });
    }
  }
}

/** What the sizer kept for an item is of no use once it is saved (SAV-004). */
function forgetSizing(platform: Platform, itemId: string): void {
  const { storage, bus } = platform;
  retainedAlternates(storage).forget(itemId);
  forgetSearches(storage);
  forgetDraft(storage, itemId);
  chosenBuildings(storage).forget(itemId);
  createdItems(storage).forget(itemId);
  reselections(storage).forget(itemId);
  bus.publish('sizer-context-reset', { reason: 'saved' });
}
