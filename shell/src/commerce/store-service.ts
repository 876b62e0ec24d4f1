import { COMMERCE_BLOCKER_LIMIT_MS, ERRORS } from '@specbuilder/shared-contracts/domain';
import type { BroadcastBus } from '@specbuilder/shared-contracts/events';
import type { LogService, StoreService, ToastService, Writable } from '@specbuilder/shared-contracts/platform';
import { withTimeout } from '../boot/timing/with-timeout.ts';
import type { ParentWindow } from './parent-window.ts';
import { cartMessage, readStoreMessage } from './store-messages.ts';

export interface StoreParts {
  readonly parent: ParentWindow;
  readonly bus: BroadcastBus;
  readonly toasts: ToastService;
  readonly log: LogService;
  /** True while the page is blocked for the shop. */
  readonly isBlocked: Writable<boolean>;
}

/** Forwards events of the page to the shop and the shop's messages to the bus. */
export function createStoreService({ parent, bus, toasts, log, isBlocked }: StoreParts): StoreService {
  parent.listen((message, origin) => {
    const received = readStoreMessage(message);
    if (received === null) return log.warn(`The shop sent an unknown message: ${message.slice(0, 80)}`);
    if (received.kind === 'finish') return bus.publish('commerce-finish-requested', { origin });
    if (received.kind === 'language') return bus.publish('store-language-received', { language: received.language });
    const { currencyCode, exchangeRate } = received;
    bus.publish('store-currency-received', { currencyCode, exchangeRate });
  });
  bus.subscribe('commerce-landing-invalid', () => parent.post('invalid'));
  bus.subscribe('commerce-ready', ({ payload }) =>
    parent.post(payload.kind === 'language' ? 'readyForLanguage' : 'readyForCurrency'),
  );

  return {
    async addToCart(projectItemId) {
      const opener = document.activeElement;
      const finished = finishOrLimit(bus);
      isBlocked.set(true);
      parent.post(cartMessage(projectItemId));
      const isDone = await finished;
      isBlocked.set(false);
      if (opener instanceof HTMLElement) opener.focus();
      if (!isDone) {
        log.error(`The shop did not respond for item ${projectItemId}`);
        void toasts.show({ kind: 'error', title: ERRORS.generic, durationMs: null });
      }
      return isDone;
    },
  };
}

/** True when the shop is done; false after 60 s. */
async function finishOrLimit(bus: BroadcastBus): Promise<boolean> {
  let stop = () => {};
  const finished = new Promise<true>((resolve) => {
    stop = bus.subscribe('commerce-finish-requested', () => resolve(true));
  });
  try {
    return await withTimeout(finished, COMMERCE_BLOCKER_LIMIT_MS, () => new Error('The shop did not respond'));
  } catch {
    return false;
  } finally {
    stop();
  }
}
