import { MOTOR_REFRESH_AFTER_RESIZE_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { useEffect } from 'react';
import { connectFanItemHub } from './fan-item-hub.ts';

/**
 * Hears of the item from the server while its page is open, and asks for its motors again 500 ms after it was resized
 * (RTM-005), and when the connection was lost for a while. Without a hub the page works as it is (RTM-007).
 *
 * @param isReady the page is drawn; the hub's code comes after
 */
export function useFanItemHub(fanItemId: string, motorsKey: readonly unknown[], isReady: boolean): void {
  const platform = usePlatform();
  const cache = useQueryClient();
  useEffect(() => {
    if (!isReady) return;
    return connectFanItemHub(platform, fanItemId, () => void cache.invalidateQueries({ queryKey: motorsKey }));
  }, [platform, cache, fanItemId, motorsKey, isReady]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = platform.bus.subscribe('fan-resized', ({ payload }) => {
      if (payload.fanItemId !== fanItemId) return;
      clearTimeout(timer);
      timer = setTimeout(() => void cache.invalidateQueries({ queryKey: motorsKey }), MOTOR_REFRESH_AFTER_RESIZE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [platform, cache, fanItemId, motorsKey]);
}
