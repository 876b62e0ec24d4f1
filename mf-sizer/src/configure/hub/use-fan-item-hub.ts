import { MOTOR_REFRESH_AFTER_RESIZE_MS } from '@specbuilder/shared-contracts/domain';
import { useDebouncedCall, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useCallback, useEffect, useRef } from 'react';
import { useLinkToken } from '../../item/links/use-link-token.ts';
import { connectFanItemHub } from './fan-item-hub.ts';

interface WatchedItem {
  readonly fanItemId: string;
  /** A change by the user is in progress: its response is newer than what the hub reports meanwhile. */
  readonly isChanging: boolean;
  /** Loads the item again where the page shows an older state than this one. */
  readonly loadOlderThan: (state: number) => void;
}

/** Newer than every state: the page cannot know that it shows it. */
const UNKNOWN_STATE = Number.POSITIVE_INFINITY;

/**
 * Follows the item while its page is open, whichever user changes it. States are numbered: the item is loaded again if
 * it is older than the newest announced state, on the first connection and on every later one as well. After a
 * re-rating it is checked again, 500 ms later (RTM-005). A user who signs in or out meanwhile, also in another tab,
 * reconnects with the new identity: the server sends no more about a claimed item to the guest who created it.
 * Without a hub the page works without live updates (RTM-007).
 */
export function useFanItemHub({ fanItemId, isChanging, loadOlderThan }: WatchedItem): void {
  const platform = usePlatform();
  const linkToken = useLinkToken();
  const userId = useReadable(platform.session.user)?.userId;
  const newest = useRef(0);
  const isBusy = useRef(isChanging);
  const catchUp = useCallback(() => {
    if (!isBusy.current) loadOlderThan(newest.current);
  }, [loadOlderThan]);
  useEffect(() => {
    isBusy.current = isChanging;
    catchUp();
  }, [isChanging, catchUp]);
  const onState = useCallback(
    (state: number) => {
      newest.current = Math.max(newest.current, state);
      catchUp();
    },
    [catchUp],
  );
  const { call: onResized } = useDebouncedCall<number | undefined>(
    useCallback((state = UNKNOWN_STATE) => loadOlderThan(state), [loadOlderThan]),
    MOTOR_REFRESH_AFTER_RESIZE_MS,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection keeps its caller, so each user gets a new one
  useEffect(() => {
    return connectFanItemHub(platform, { fanItemId, linkToken, onState, onResized });
  }, [platform, fanItemId, linkToken, onState, onResized, userId]);
}
