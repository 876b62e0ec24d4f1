import type { FanItem } from '@specbuilder/shared-contracts/api';
import { DIALOGS, ERRORS, MESSAGES, randomId, SIZING_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation } from '@specbuilder/shared-ui/query';
import { forgetDraft } from '../../item/item-draft/item-draft.ts';
import { refreshProjects } from '../../item/project-cache/refresh-projects.ts';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { createdItems } from '../configure/created-items.ts';
import { configurationCache } from './configuration-cache.ts';
import { createFreshItem, IncompleteSpecificationError } from './fresh-item.ts';
import { searchOf } from './search-of-item.ts';

/** Takes the configuration back to its defaults, after a question (OPT-005, OPT-006). */
export function useReload(item: FanItem) {
  const platform = usePlatform();
  const mutation = useMutation({
    mutationFn: () => createFreshItem(platform.api, item, randomId()),
    onSuccess: (fresh) =>
      fresh.fanItemId === item.fanItemId ? showAgain(platform, fresh) : openFresh(platform, item, fresh),
    onError: (error) => showFailure(platform, item, error),
  });
  const reload = async () => {
    if (await platform.dialogs.confirm(DIALOGS.reload)) mutation.mutate();
  };
  return { reload: () => void reload(), isReloading: mutation.isPending };
}

function openFresh(platform: Platform, { fanItemId: oldId }: FanItem, fresh: FanItem): void {
  const { fanItemId, itemType, resultId } = fresh;
  const { bus, storage, queries, apiQueries } = platform;
  forgetDraft(storage, oldId);
  createdItems(storage).forget(oldId);
  bus.publish('sizer-context-reset', { reason: 'reload' });
  bus.publish('fan-item-created', { fanItemId, itemType, resultId });
  queries.setQueryData(apiQueries.fanItem.read.queryKey({ input: { fanItemId } }), fresh);
  sayReset(platform);
  platform.navigate('app.fans.sizer.options', { fanItemId });
}

/** An item of a project keeps its id and its place there; its page shows the configuration that it has now. */
async function showAgain(platform: Platform, { fanItemId, projectId }: FanItem): Promise<void> {
  const { bus } = platform;
  bus.publish('sizer-context-reset', { reason: 'reload' });
  await configurationCache(platform, fanItemId).load();
  await refreshProjects(platform, fanItemId);
  if (projectId !== null) {
    bus.publish('item-updated', { projectId, projectItemId: fanItemId, changed: ['options', 'motor', 'voltage'] });
  }
  sayReset(platform);
}

function sayReset({ toasts }: Platform): void {
  void toasts.show({
    kind: 'success',
    title: MESSAGES.configurationReset,
    durationMs: TOAST_MS.configurationReset,
  });
}

/** Without a whole specification only the search can help (ERR-031); any other failure may pass (ERR-032). */
async function showFailure(platform: Platform, item: FanItem, error: unknown): Promise<void> {
  const isIncomplete = error instanceof IncompleteSpecificationError;
  platform.log.error('The configuration could not be reset', error);
  await platform.dialogs.alert({
    title: ERRORS.errorHasOccurred,
    text: isIncomplete ? SIZING_ERRORS.reloadSpecificationError : SIZING_ERRORS.reloadResourceError,
    confirm: OPTIONS_MESSAGES.ok,
  });
  if (isIncomplete) platform.navigate('app.fans.sizer.search', searchOf(item, platform.storage));
}
