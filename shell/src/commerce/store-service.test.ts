import { createBus } from '@specbuilder/shared-contracts/events';
import { type ToastRequest, writable } from '@specbuilder/shared-contracts/platform';
import { createParentWindow } from './parent-window.ts';
import { createStoreService } from './store-service.ts';
import { quietToasts } from './store-toasts.ts';

const SHOP = 'https://shop.test';

function openShop() {
  const posted: { readonly message: string; readonly to: string }[] = [];
  const parent = { postMessage: (message: string, to: string) => void posted.push({ message, to }) };
  const target = Object.assign(new EventTarget(), {
    parent,
    location: { origin: 'https://product.test' },
    document: { referrer: '' },
  }) as unknown as Window;
  const bus = createBus({ source: 'shell' });
  const shown: ToastRequest[] = [];
  const log = { error: jest.fn(), warn: jest.fn() };
  const isBlocked = writable(false);
  const toasts = {
    show: async (toast: ToastRequest) => {
      shown.push(toast);
      return { outcome: 'timeout' as const };
    },
  };
  const service = createStoreService({ parent: createParentWindow(target, [SHOP]), bus, toasts, log, isBlocked });
  const say = (data: unknown, origin = SHOP, source: unknown = parent) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { service, bus, posted, shown, log, isBlocked, say };
}

describe('messages of the page to the shop', () => {
  it('[COM-004] that a landing cannot be used', () => {
    const { bus, posted } = openShop();
    bus.publish('commerce-landing-invalid', { missing: ['cfm'] });
    expect(posted).toEqual([{ message: 'invalid', to: '*' }]);
  });

  it('[COM-016] [COM-017] [EVT-053] that language and currency can be set, to its own origin once that is known', () => {
    const { bus, posted, say } = openShop();
    say('storeLanguage=en');
    bus.publish('commerce-ready', { kind: 'language' });
    bus.publish('commerce-ready', { kind: 'currency' });
    expect(posted).toEqual([
      { message: 'readyForLanguage', to: SHOP },
      { message: 'readyForCurrency', to: SHOP },
    ]);
  });
});

describe('messages of the shop to the page', () => {
  it('[COM-018] [COM-019] [EVT-051] [EVT-052] becomes a fact of the bus', () => {
    const { bus, say } = openShop();
    const received: unknown[] = [];
    bus.subscribe('store-language-received', ({ payload }) => received.push(payload));
    bus.subscribe('store-currency-received', ({ payload }) => received.push(payload));
    say('storeLanguage=es');
    say('storeCurrencyDetails=CAD|1.35');
    expect(received).toEqual([{ language: 'es' }, { currencyCode: 'CAD', exchangeRate: 1.35 }]);
  });

  it('[EVT-050] that it is done becomes a fact of the bus, which names the shop', () => {
    const { bus, say } = openShop();
    const received: unknown[] = [];
    bus.subscribe('commerce-finish-requested', ({ payload }) => received.push(payload));
    say('finish-request', 'https://elsewhere.test');
    say('finish-request');
    expect(received).toEqual([{ origin: SHOP }]);
  });

  it('is logged and ignored when it is unknown', () => {
    const { log, say } = openShop();
    say('storeCurrencyDetails=CAD|free');
    say({ type: 'something else' });
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});

describe('add to cart', () => {
  afterEach(() => jest.useRealTimers());

  it('[COM-013] [COM-014] names the item and holds the page until the shop is done', async () => {
    const { service, posted, isBlocked, say, shown } = openShop();
    const added = service.addToCart('7c0d');
    expect(posted).toEqual([{ message: 'projectItemId-7c0d', to: '*' }]);
    expect(isBlocked.get()).toBe(true);
    say('finish-request');
    expect(await added).toBe(true);
    expect([isBlocked.get(), shown]).toEqual([false, []]);
  });

  it('[COM-015] is not ended by another origin or another window', () => {
    const { service, isBlocked, say } = openShop();
    void service.addToCart('7c0d');
    say('finish-request', 'https://elsewhere.test');
    say('finish-request', SHOP, {});
    expect(isBlocked.get()).toBe(true);
  });

  it('[COM-014] shows an error when the shop does not respond within 60 s', async () => {
    jest.useFakeTimers();
    const { service, isBlocked, shown } = openShop();
    const added = service.addToCart('7c0d');
    jest.advanceTimersByTime(59_999);
    expect(isBlocked.get()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(await added).toBe(false);
    expect(isBlocked.get()).toBe(false);
    expect(shown.map(({ kind, title }) => [kind, title])).toEqual([['error', 'An error occurred. Please try again.']]);
  });

  it('gives the focus back to what opened it', async () => {
    const { service, say } = openShop();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const added = service.addToCart('7c0d');
    button.blur();
    say('finish-request');
    await added;
    expect(button).toHaveFocus();
    button.remove();
  });
});

it('[COM-001] toasts of the product stay away from the shop unless something went wrong', async () => {
  const shown: string[] = [];
  const toasts = quietToasts({
    active: writable([]),
    resolve: () => undefined,
    show: async ({ kind }) => {
      shown.push(kind);
      return { outcome: 'dismissed' };
    },
  });
  for (const kind of ['info', 'success', 'warning', 'error'] as const)
    await toasts.show({ kind, title: 'x', durationMs: 1 });
  expect(shown).toEqual(['warning', 'error']);
});
