import { createBus } from '@specbuilder/shared-contracts/events';
import { firstScreenSettled, type LaterServices, startLaterServices } from './later-services.ts';

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
});
