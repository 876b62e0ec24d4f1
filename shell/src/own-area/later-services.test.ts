import { createBus } from '@specbuilder/shared-contracts/events';
import { firstScreenSettled, type LaterServices, once, startLaterServices } from './later-services.ts';

describe('Services that come after the first screen', () => {
  it('[LOC-028] start with the first screen, the currency before the region whose location it follows', async () => {
    const bus = createBus({ source: 'test' });
    const order: string[] = [];
    const service = (name: string) => async () => {
      order.push(`load ${name}`);
      return { start: async () => void order.push(`start ${name}`) };
    };
    const later = { region: service('region'), currency: service('currency') } as unknown as LaterServices;
    const started = firstScreenSettled(bus).then(() => startLaterServices(bus, later));
    await Promise.resolve();
    expect(order).toEqual([]);
    bus.publish('first-request-completed', { stateName: 'app.home.start', path: '/start', durationMs: 1 });
    await started;
    expect(order).toEqual(['load currency', 'start currency', 'load region', 'start region']);
  });

  it.each([true, false])('[EVT-053] [COM-017] tell a shop that the currency can be set: %s', async (isCommerceView) => {
    const bus = createBus({ source: 'test' });
    const service = async () => ({ start: async () => undefined });
    bus.publish('layout-changed', { layout: 'contentOnly', isCommerceView });
    const ready: string[] = [];
    bus.subscribe('commerce-ready', ({ payload }) => ready.push(payload.kind));
    await startLaterServices(bus, { region: service, currency: service } as unknown as LaterServices);
    expect(ready).toEqual(isCommerceView ? ['currency'] : []);
  });

  it('are made once, and anew for the next who asks when they could not be made', async () => {
    const make = jest.fn(async () => 'made').mockRejectedValueOnce(new Error('no network'));
    const service = once(make);
    await expect(service()).rejects.toThrow('no network');
    await expect(Promise.all([service(), service()])).resolves.toEqual(['made', 'made']);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
