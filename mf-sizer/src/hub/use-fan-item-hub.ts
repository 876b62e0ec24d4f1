import { MOTOR_REFRESH_AFTER_RESIZE_MS } from '@specbuilder/shared-contracts/domain';
import { useDebouncedCall, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { useCallback, useEffect } from 'react';
import { connectFanItemHub } from './fan-item-hub.ts';

/**
 * Hears of the item from the server while its page is open, and loads its motors again 500 ms after it was resized
 * (RTM-005), and when the connection was lost for a while. Whoever signs in or out meanwhile, also in another tab, hears
 * of it as themselves: the server says nothing more of a claimed item to the guest who made it. Without a hub the page
 * works as it is (RTM-007).
 *
 * @param isReady the page is drawn; the hub's code comes after
 */
export function useFanItemHub(fanItemId: string, motorsKey: readonly unknown[], isReady: boolean): void {
  const platform = usePlatform();
  const userId = useReadable(platform.session.user)?.userId;
  const cache = useQueryClient();
  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: motorsKey }), [cache, motorsKey]);
  const { call } = useDebouncedCall<void>(refresh, MOTOR_REFRESH_AFTER_RESIZE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection keeps its caller, so each user gets a new one
  useEffect(() => {
    if (!isReady) return;
    return connectFanItemHub(platform, fanItemId, refresh);
  }, [platform, fanItemId, refresh, isReady, userId]);
  useEffect(
    () => platform.bus.subscribe('fan-resized', ({ payload }) => payload.fanItemId === fanItemId && call()),
    [platform, fanItemId, call],
  );
}
