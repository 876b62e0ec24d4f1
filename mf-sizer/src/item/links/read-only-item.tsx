import type { FanItem } from '@specbuilder/shared-contracts/api';
import { randomId, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarActions, MessageBarBody } from '@specbuilder/shared-ui/data';
import { useMutation } from '@specbuilder/shared-ui/query';
import { LINKS_MESSAGES } from '../../messages/links.generated.ts';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';

/** Shows that an item is read-only; an item that another user saved in no project can be copied. */
export function ReadOnlyItem({ item }: { readonly item: FanItem }) {
  const { isCopying, copy } = useOwnCopy(item);
  const isOfOthers = item.isReadOnly && item.projectId === null;
  return (
    <MessageBar layout={isOfOthers ? 'multiline' : 'auto'}>
      <MessageBarBody>
        <span>{OPTIONS_MESSAGES.readOnly}</span>
        {isOfOthers && <> {LINKS_MESSAGES.itemOfOthers}</>}
      </MessageBarBody>
      {isOfOthers && (
        <MessageBarActions>
          <Button size="small" disabledFocusable={isCopying} onClick={copy}>
            {LINKS_MESSAGES.makeCopy}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}

function useOwnCopy({ fanItemId: linkedId }: FanItem) {
  const platform = usePlatform();
  const { api, apiQueries, bus, queries, toasts, log } = platform;
  const mutation = useMutation({
    mutationFn: () => api.links.copyItem({ fanItemId: linkedId }, { context: { idempotencyKey: randomId() } }),
    onSuccess: (copy) => {
      const { fanItemId, itemType, resultId } = copy;
      bus.publish('fan-item-created', { fanItemId, itemType, resultId });
      queries.setQueryData(apiQueries.fanItem.read.queryKey({ input: { fanItemId } }), copy);
      void toasts.show({ kind: 'success', title: LINKS_MESSAGES.copyCreated, durationMs: TOAST_MS.addFan });
      platform.navigate('app.fans.sizer.options', { fanItemId });
    },
    onError: (error) => {
      log.error('An item could not be copied', error);
      void toasts.show({ kind: 'error', title: LINKS_MESSAGES.copyFailed, durationMs: TOAST_MS.failure });
    },
  });
  return { isCopying: mutation.isPending, copy: () => mutation.mutate() };
}
