import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import {
  type Readable,
  type ToastOutcome,
  type ToastRequest,
  type ToastService,
  writable,
} from '@specbuilder/shared-contracts/platform';

export interface ActiveToast extends ToastRequest {
  readonly id: string;
}

export interface Toasts extends ToastService {
  /** Toasts that have not ended; the region that draws them shows four at a time. */
  readonly active: Readable<readonly ActiveToast[]>;
  resolve(id: string, outcome: ToastOutcome): void;
}

/** Toasts of a host: a list that a region draws, and the event of how each ended. */
export function createToasts(bus: BroadcastBus): Toasts {
  const active = writable<readonly ActiveToast[]>([]);
  const waiting = new Map<string, (outcome: ToastOutcome) => void>();
  let counter = 0;
  return {
    active,
    show(request) {
      const id = `toast-${++counter}`;
      active.set([...active.get(), { ...request, id }]);
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    resolve(id, outcome) {
      const resolve = waiting.get(id);
      if (resolve === undefined) return;
      waiting.delete(id);
      const ended = active.get().find((toast) => toast.id === id);
      const ends = ended?.actions?.find((action) => action.id === outcome.actionId)?.ends;
      const reported: ToastOutcome = ends === 'dismissed' ? { outcome: 'dismissed' } : outcome;
      active.set(active.get().filter((toast) => toast.id !== id));
      if (ends !== 'silently') bus.publish('toast-resolved', { id, ...reported });
      resolve(reported);
    },
  };
}
