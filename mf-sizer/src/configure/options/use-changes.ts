import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { NO_OPTIONS_CHECKSUM, referenceOf, SIZING_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation } from '@specbuilder/shared-ui/query';
import { useCallback, useMemo } from 'react';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import type { Change } from './change.ts';
import { publishChange } from './change-facts.ts';
import { configurationCache, withResponse } from './configuration-cache.ts';
import type { DoneChange } from './done-change.ts';
import { sendChange } from './send-change.ts';
import { type SentChange, usePendingChanges } from './use-pending-changes.ts';

/** Under this the cache knows the changes of an item that are pending. */
const changeKey = (fanItemId: string) => ['fan-item-change', fanItemId] as const;

/**
 * Changes of an item. They are sent one after another in the order made, each with the checksum that the one before it
 * left, and go on although the page is left.
 */
export function useChanges(fanItemId: string) {
  const platform = usePlatform();
  const cache = useMemo(() => configurationCache(platform, fanItemId), [platform, fanItemId]);
  const mutationKey = changeKey(fanItemId);
  const { pending, begin, end } = usePendingChanges(mutationKey);
  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: async ({ change }: SentChange): Promise<DoneChange> => {
      const before = cache.read() ?? (await cache.load());
      const checksum = before.options.current.checksum;
      const response = await sendChange(platform.api, fanItemId, change, checksum || NO_OPTIONS_CHECKSUM);
      const after = withResponse(before, response, checksum) ?? (await cache.load());
      cache.write(after);
      return { change, before, after, resize: response.resize };
    },
    onSuccess: (done) => publishChange(platform, done),
    onError: async (error, { change }) => {
      platform.log.error(`${change.label} could not be changed`, error);
      void platform.toasts.show({
        kind: 'error',
        title:
          change.kind === 'voltage' ? SIZING_ERRORS.voltageFailed : OPTIONS_MESSAGES.failed({ what: change.label }),
        text: errorMessageOf(error),
        ...referenceOf(error),
        durationMs: TOAST_MS.sectionFailure,
      });
      // After a rejected change the server's data applies again to everything it may have affected (OPT-022).
      await cache.load().catch(() => undefined);
    },
    onSettled: (_, __, sent) => end(sent),
  });
  const { mutate, data: last = null } = mutation;
  const change = useCallback((requested: Change) => mutate(begin(requested)), [mutate, begin]);
  return { change, pending, last };
}
