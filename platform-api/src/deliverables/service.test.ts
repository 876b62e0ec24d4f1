import type { DeliverableHealth } from '@specbuilder/shared-contracts/api';
import { DeliverableFormat, DeliverableType } from '@specbuilder/shared-contracts/domain';
import { HttpError } from '../core/http-error/http-error.ts';
import type { DeliverableRequest } from './deliverable.ts';
import { createDeliverables, type DeliverableServices } from './service.ts';

const REQUEST: DeliverableRequest = {
  ...{ type: DeliverableType.Schedule, format: DeliverableFormat.CSV, projectId: 'p', specificItemIds: [] },
  ...{
    orientation: null,
    includePreWire: false,
    sharePages: false,
    leaveOut: [],
    pageSize: 0,
    machineKeys: false,
    firstPages: false,
    terms: { hasAlternates: true },
    brand: 1,
    now: undefined,
    userId: null,
    signal: undefined,
  },
};

function report(isAvailable: boolean): DeliverableHealth {
  return {
    deliverables: { isAvailable, isAutodrawApiHealthy: true, isPdfServiceHealthy: isAvailable, isSquidexHealthy: true },
    specBuilder: { isAutodrawApiHealthy: true },
  };
}

/** A store that responds when the test triggers it. */
function servicesOf(health: DeliverableHealth, select: () => Promise<never>) {
  const rechecked: string[] = [];
  const services = {
    db: { select: () => ({ from: () => ({ where: select }) }) },
    health: {
      report: async () => health,
      recheck: async () => {
        rechecked.push('again');
        return health;
      },
    },
  };
  return { services: services as unknown as DeliverableServices, rechecked };
}

describe('Making documents', () => {
  it('[DLV-008] [DLV-012] is rejected while one of its modules is down, with when to try again', async () => {
    const { services } = servicesOf(report(false), () => Promise.reject(new Error('requested')));
    const made = createDeliverables(services).make(REQUEST);
    await expect(made).rejects.toMatchObject({ kind: 'unavailable', details: { retryAfterSeconds: 30 } });
    await expect(made).rejects.toBeInstanceOf(HttpError);
  });

  it('is rejected beyond sixteen at once and beyond four of one user, and goes on when one of them has ended', async () => {
    const ends: (() => void)[] = [];
    const { services } = servicesOf(
      report(true),
      () => new Promise((_resolve, reject) => ends.push(() => reject(new Error('gone')))),
    );
    const deliverables = createDeliverables(services);
    const make = (userId: string) => deliverables.make({ ...REQUEST, userId });
    const ended = (userId: string) => make(userId).catch((error: Error) => error.message);
    const own = ['a', 'a', 'a', 'a'].map(ended);
    const rejection = { kind: 'unavailable', details: { retryAfterSeconds: 10 } };
    await expect(make('a')).rejects.toMatchObject({ ...rejection, message: expect.stringContaining('4 documents') });
    const others = ['b', 'b', 'b', 'b', 'c', 'c', 'c', 'c', 'd', 'd', 'd', 'd'].map(ended);
    await expect(make('e')).rejects.toMatchObject({ ...rejection, message: expect.stringMatching(/^Many documents/) });
    ends.shift()?.();
    await expect(own[0]).resolves.toBe('gone');
    const again = ended('a');
    await new Promise(setImmediate);
    for (const end of ends) end();
    await expect(Promise.all([...own.slice(1), ...others, again])).resolves.toEqual(Array(16).fill('gone'));
  });

  it('has its modules looked at again when it fails by itself, and not when its caller is gone', async () => {
    const { services, rechecked } = servicesOf(report(true), () => Promise.reject(new Error('broken')));
    await expect(createDeliverables(services).make(REQUEST)).rejects.toThrow('broken');
    expect(rechecked).toEqual(['again']);
    const signal = AbortSignal.abort(new Error('closed'));
    const ended = createDeliverables(services).make({ ...REQUEST, signal });
    await expect(ended).rejects.toMatchObject({ kind: 'unavailable' });
    expect(rechecked).toEqual(['again']);
  });
});
