import { PREWIRE_DEBOUNCE_MS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { useDebouncedCall, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useCallback, useState } from 'react';
import { DELIVERABLES_TEXTS } from '../../words/deliverables.generated.ts';

/**
 * The prewire setting of the user, kept with the account: what it says at the end of a row of clicks is sent, and nothing
 * where that is what it was (A-206, DLV-006).
 *
 * @returns whether submittals have wiring, and the way to change it
 */
export function usePrewire(): readonly [boolean, (isIncluded: boolean) => void] {
  const { api, apiQueries, toasts, log } = usePlatform();
  const cache = useQueryClient();
  const { data } = useQuery(apiQueries.user.details.queryOptions());
  const kept = data?.settings.includePreWire ?? false;
  const [wished, setWished] = useState<boolean | null>(null);
  const send = useCallback(
    async (isIncluded: boolean) => {
      const { queryKey } = apiQueries.user.details.queryOptions();
      const before = cache.getQueryData(queryKey);
      if (before === undefined || before.settings.includePreWire === isIncluded) return setWished(null);
      try {
        const { includePreWire } = await api.user.togglePreWire();
        cache.setQueryData(queryKey, {
          ...before,
          settings: { ...before.settings, includePreWire },
        });
      } catch (error) {
        log.error('The prewire setting was not kept', error);
        void toasts.show({ kind: 'error', title: DELIVERABLES_TEXTS.prewireFailed, durationMs: TOAST_MS.failure });
      } finally {
        setWished(null);
      }
    },
    [api, apiQueries, cache, log, toasts],
  );
  const { call } = useDebouncedCall(send, PREWIRE_DEBOUNCE_MS, 'flush');
  const change = (isIncluded: boolean) => {
    setWished(isIncluded);
    call(isIncluded);
  };
  return [wished ?? kept, change];
}
