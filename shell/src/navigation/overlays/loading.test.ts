import { createBus } from '@specbuilder/shared-contracts/events';
import { createLoading } from './loading.ts';

describe('the loading overlay', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[SHL-064] appears when a call lasts longer than 150 ms, not for a shorter one', () => {
    const loading = createLoading(createBus({ source: 'shell' }));
    loading.change(1);
    jest.advanceTimersByTime(149);
    loading.change(-1);
    jest.advanceTimersByTime(1000);
    expect(loading.isOverlayVisible.get()).toBe(false);
    loading.change(1);
    jest.advanceTimersByTime(150);
    expect(loading.isOverlayVisible.get()).toBe(true);
    loading.change(1);
    loading.change(-1);
    expect(loading.isOverlayVisible.get()).toBe(true);
    loading.change(-1);
    expect(loading.isOverlayVisible.get()).toBe(false);
  });

  it('[SHL-063] [EVT-015] counts up and down and broadcasts it', () => {
    const bus = createBus({ source: 'shell' });
    const received: unknown[] = [];
    bus.subscribe('loading-changed', ({ payload }) => received.push(payload));
    const loading = createLoading(bus);
    loading.change(1);
    loading.change(1);
    jest.advanceTimersByTime(150);
    loading.change(-1);
    loading.change(-1);
    expect(received).toEqual([
      { pendingRequests: 1, isOverlayVisible: false },
      { pendingRequests: 2, isOverlayVisible: false },
      { pendingRequests: 2, isOverlayVisible: true },
      { pendingRequests: 1, isOverlayVisible: true },
      { pendingRequests: 0, isOverlayVisible: false },
    ]);
  });
});
