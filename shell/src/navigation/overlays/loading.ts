import { LOADING_OVERLAY_DELAY_MS } from '@specbuilder/shared-contracts/domain';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import { type Readable, writable } from '@specbuilder/shared-contracts/platform';

export interface Loading {
  readonly isOverlayVisible: Readable<boolean>;
  /** A call that counts has started (+1) or ended (-1). */
  change(by: 1 | -1): void;
}

/** Counts calls in progress; the overlay appears when they last longer than 150 ms (SHL-063, SHL-064). */
export function createLoading(bus: BroadcastBus): Loading {
  const isOverlayVisible = writable(false);
  let pendingRequests = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const announce = (): void => {
    bus.publish('loading-changed', { pendingRequests, isOverlayVisible: isOverlayVisible.get() });
  };
  const show = (isVisible: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    isOverlayVisible.set(isVisible);
  };
  return {
    isOverlayVisible,
    change(by) {
      pendingRequests += by;
      if (pendingRequests === 0) show(false);
      else if (timer === undefined && !isOverlayVisible.get()) {
        timer = setTimeout(() => {
          show(true);
          announce();
        }, LOADING_OVERLAY_DELAY_MS);
      }
      announce();
    },
  };
}
