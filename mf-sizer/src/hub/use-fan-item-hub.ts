import { MOTOR_REFRESH_AFTER_RESIZE_MS } from '@specbuilder/shared-contracts/domain';
import { useDebouncedCall, usePlatform } from '@specbuilder/shared-ui/core';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { useCallback, useEffect } from 'react';
import { connectFanItemHub } from './fan-item-hub.ts';

/**
 * Hears of the item from the server while its page is open, and loads its motors again 500 ms after it was resized
 * (RTM-005), and when the connection was lost for a while. Without a hub the page works as it is (RTM-007).
 *
 * @param isReady the page is drawn; the hub's code comes after
 */
export function useFanItemHub(fanItemId: string, motorsKey: readonly unknown[], isReady: boolean): void {
  const platform = usePlatform();
  const cache = useQueryClient();
  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: motorsKey }), [cache, motorsKey]);
  const { call } = useDebouncedCall<void>(refresh, MOTOR_REFRESH_AFTER_RESIZE_MS);
  useEffect(() => {
    if (!isReady) return;
    return connectFanItemHub(platform, fanItemId, refresh);
  }, [platform, fanItemId, refresh, isReady]);
  useEffect(
    () => platform.bus.subscribe('fan-resized', ({ payload }) => payload.fanItemId === fanItemId && call()),
    [platform, fanItemId, call],
  );
}
