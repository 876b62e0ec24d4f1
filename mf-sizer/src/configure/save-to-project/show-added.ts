import { MESSAGES, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';

interface AddedTo {
  readonly projectId: string;
  readonly projectName: string;
}

/** Says that fans were added to a project, to the visitor and to the other areas, and opens that project. */
export async function showAdded(
  platform: Platform,
  { projectId, projectName }: AddedTo,
  items: readonly { readonly projectItemId: string }[],
): Promise<void> {
  const title = MESSAGES.fanAddedToProject({ name: projectName });
  void platform.toasts.show({ kind: 'success', title, durationMs: TOAST_MS.addFan });
  for (const { projectItemId } of items) {
    platform.bus.publish('item-attached', { projectId, projectItemId, replacedItemId: null });
  }
  const { queries, apiQueries } = platform;
  const keys = [apiQueries.projects.key(), apiQueries.projectStubs.key()];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' })));
  platform.currentProject.set(projectId, 'selected');
  platform.navigate('app.projects.dashboard', { projectId });
}
