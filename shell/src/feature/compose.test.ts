import { createBus } from '@specbuilder/shared-contracts/events';
import { writable } from '@specbuilder/shared-contracts/platform';
import { composeFeatures, derived, lazy } from './compose.ts';
import { defineFeature } from './define-feature.ts';
import { whenFirstScreenIsIdle } from './first-screen.ts';
import type { PagePorts, PortName, Ports } from './ports.ts';

const page = { api: 'the api', bus: 'the bus' } as unknown as PagePorts;
const feature = (name: string, ports: readonly PortName[], background: (ports: Ports) => Promise<void>) =>
  defineFeature({ name, ports, background: (bound) => background(bound as Ports) });

describe('Composed features', () => {
  it('get the ports they name, services of features ahead of them among these', async () => {
    const seen: Record<string, unknown>[] = [];
    const maps = async () => ({}) as never;
    const composed = composeFeatures(
      [
        defineFeature({ name: 'map', ports: ['api'], offers: ['maps'], services: () => ({ maps }) }),
        feature('region', ['maps', 'bus'], async (ports) => void seen.push({ ...ports })),
      ],
      page,
    );
    await composed.startBackground(() => undefined);
    expect(seen).toEqual([{ maps, bus: 'the bus' }]);
  });

  it('are rejected where a port is missing, which is named', () => {
    const region = feature('region', ['maps'], async () => undefined);
    expect(() => composeFeatures([region], page)).toThrow('No port for region: maps');
  });

  it('start in the background each in a task of its own, so that a click in between is handled', async () => {
    const order: string[] = [];
    const step = (name: string) =>
      feature(name, [], async () => {
        order.push(name);
        setTimeout(() => order.push('click'));
      });
    await composeFeatures([step('currency'), step('region')], page).startBackground(() => undefined);
    expect(order).toEqual(['currency', 'click', 'region']);
  });

  it('start in the background one after the other; one that fails is reported and stops no other', async () => {
    const order: string[] = [];
    const step = (name: string) =>
      feature(name, [], async () => {
        order.push(`load ${name}`);
        await Promise.resolve();
        if (name === 'broken') throw new Error('no network');
        order.push(`start ${name}`);
      });
    const failures: string[] = [];
    const composed = composeFeatures([step('currency'), step('broken'), step('region')], page);
    await composed.startBackground((name, error) => failures.push(`${name}: ${(error as Error).message}`));
    expect(order).toEqual(['load currency', 'start currency', 'load broken', 'load region', 'start region']);
    expect(failures).toEqual(['broken: no network']);
  });
});

describe('The first screen', () => {
  it('[LOC-028] is waited for before anything in the background begins', async () => {
    const bus = createBus({ source: 'test' });
    const started = jest.fn();
    const idle = whenFirstScreenIsIdle(bus).then(started);
    await new Promise((resolve) => setTimeout(resolve));
    expect(started).not.toHaveBeenCalled();
    bus.publish('first-request-completed', { stateName: 'app.home.start', path: '/start', durationMs: 1 });
    await idle;
    expect(started).toHaveBeenCalledTimes(1);
  });

  it('that failed lets the background begin, unless the visitor is led to another', async () => {
    const bus = createBus({ source: 'test' });
    const started = jest.fn();
    const idle = whenFirstScreenIsIdle(bus).then(started);
    const failure = { toState: 'app.projects', reason: 'Other', message: 'no network' } as const;
    bus.publish('route-change-failed', { ...failure, redirectedHome: true });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(started).not.toHaveBeenCalled();
    bus.publish('route-change-failed', { ...failure, redirectedHome: false });
    await idle;
    expect(started).toHaveBeenCalledTimes(1);
  });
});

describe('A lazy service', () => {
  it('is created once, and again for the next caller when that failed', async () => {
    const make = jest.fn(async () => 'made').mockRejectedValueOnce(new Error('no network'));
    const service = lazy(make);
    await expect(service()).rejects.toThrow('no network');
    await expect(Promise.all([service(), service()])).resolves.toEqual(['made', 'made']);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

it('A derived value follows its sources', () => {
  const [a, b] = [writable(1), writable(2)];
  const sum = derived([a, b], () => a.get() + b.get());
  const received: number[] = [];
  sum.subscribe((value) => received.push(value));
  a.set(5);
  b.set(5);
  expect([sum.get(), received]).toEqual([10, [7, 10]]);
});
