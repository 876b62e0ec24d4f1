import { PREWIRE_DEBOUNCE_MS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { useDebouncedCall, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useCallback, useRef, useState } from 'react';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';

/**
 * The prewire setting of the user, kept with the account: what it says at the end of a row of clicks is sent, and nothing
 * where that is what it was (A-206, DLV-006). Calls follow one another, since each turns the setting over.
 *
 * @returns whether submittals have wiring, and the way to change it
 */
export function usePrewire(): readonly [boolean, (isIncluded: boolean) => void] {
  const { api, apiQueries, bus, toasts, log } = usePlatform();
  const cache = useQueryClient();
  const { data } = useQuery(apiQueries.user.details.queryOptions());
  const [preferred, setPreferred] = useState<boolean | null>(null);
  const preference = useRef<boolean | null>(null);
  const sending = useRef<Promise<void>>(Promise.resolve());

  const sendPreference = useCallback(async () => {
    const { queryKey } = apiQueries.user.details.queryOptions();
    const kept = () => cache.getQueryData(queryKey)?.settings.includePreWire;
    try {
      while (preference.current !== null && kept() !== undefined && kept() !== preference.current) {
        const { includePreWire } = await api.user.togglePreWire();
        cache.setQueryData(queryKey, (now) => now && { ...now, settings: { ...now.settings, includePreWire } });
        bus.publish('user-settings-changed', { changed: ['includePreWire'] });
      }
    } catch (error) {
      log.error('The prewire setting was not saved', error);
      void toasts.show({ kind: 'error', title: DELIVERABLES_MESSAGES.prewireFailed, durationMs: TOAST_MS.failure });
    }
    preference.current = null;
    setPreferred(null);
  }, [api, apiQueries, bus, cache, log, toasts]);
  const sendLater = useCallback(() => {
    sending.current = sending.current.then(sendPreference);
  }, [sendPreference]);
  const { call } = useDebouncedCall<void>(sendLater, PREWIRE_DEBOUNCE_MS, 'flush');

  const change = (isIncluded: boolean) => {
    preference.current = isIncluded;
    setPreferred(isIncluded);
    call();
  };
  return [preferred ?? data?.settings.includePreWire ?? false, change];
}
