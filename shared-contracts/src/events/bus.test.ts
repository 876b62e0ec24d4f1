import { type BusProblem, createBus } from './bus.ts';
import { EVENTS } from './catalogue.ts';
import { createEventHub, sharedEventHub } from './hub.ts';
import { loadPayloadCheck } from './late-check.ts';
import { checkPayload, type PayloadCheck } from './payload-check.ts';
import { STICKY_FACTS } from './retained-events.ts';

function busWithProblems(payloadCheck: PayloadCheck | Promise<PayloadCheck> = checkPayload) {
  const problems: BusProblem[] = [];
  const onProblem = (problem: BusProblem) => problems.push(problem);
  const bus = createBus({ source: 'shell', hub: createEventHub(), onProblem, payloadCheck });
  return { bus, problems };
}

describe('the bus', () => {
  it('[EVT-001] [EVT-002] delivers an event to all subscribers, with its sender, id and time', () => {
    const { bus } = busWithProblems();
    const received: unknown[] = [];
    bus.subscribe('project-created', (envelope) => received.push(envelope));
    bus.scope('mf-projects').publish('project-created', { projectId: 'p1' });
    expect(received).toEqual([
      {
        name: 'project-created',
        payload: { projectId: 'p1' },
        source: 'mf-projects',
        id: expect.stringMatching(/^mf-projects-\d+$/),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        contract: 1,
      },
    ]);
  });

  it('[EVT-003] replays a sticky fact to late subscribers and forgets it on demand', () => {
    const { bus } = busWithProblems();
    bus.publish('theme-changed', { themeName: 'Dark', isDark: true });
    const received: string[] = [];
    bus.subscribe('theme-changed', ({ payload }) => received.push(payload.themeName));
    expect(received).toEqual(['Dark']);
    expect(bus.last('theme-changed')?.payload.isDark).toBe(true);
    bus.forget('theme-changed');
    bus.subscribe('theme-changed', ({ payload }) => received.push(payload.themeName));
    expect(received).toEqual(['Dark']);
  });

  it('does not replay facts that are not states', () => {
    const { bus } = busWithProblems();
    bus.publish('project-created', { projectId: 'p1' });
    const listener = jest.fn();
    bus.subscribe('project-created', listener);
    expect(listener).not.toHaveBeenCalled();
  });

  it('drops what a sign-out makes untrue', () => {
    const { bus } = busWithProblems();
    bus.publish('current-project-changed', { projectId: 'p1', reason: 'selected' });
    bus.publish('user-signed-out', { reason: 'user' });
    expect(bus.last('current-project-changed')).toBeUndefined();
    expect(bus.last('user-signed-out')?.payload.reason).toBe('user');
  });

  it('[EVT-004] goes on when a listener throws, and reports it', () => {
    const { bus, problems } = busWithProblems();
    const second = jest.fn();
    bus.subscribe('project-created', () => {
      throw new Error('listener broke');
    });
    bus.subscribe('project-created', second);
    bus.publish('project-created', { projectId: 'p1' });
    expect(second).toHaveBeenCalledTimes(1);
    expect(problems).toEqual([expect.objectContaining({ kind: 'listener-threw', name: 'project-created' })]);
  });

  it('rejects a payload that breaks the catalogue', () => {
    const { bus, problems } = busWithProblems();
    const listener = jest.fn();
    bus.subscribe('project-created', listener);
    bus.publish('project-created', { projectId: '' });
    bus.publish('no-such-event' as 'project-created', { projectId: 'p1' });
    expect(listener).not.toHaveBeenCalled();
    expect(problems.map(({ kind }) => kind)).toEqual(['invalid-payload', 'invalid-payload']);
  });

  it('checks again what crosses a border between two copies of the catalogue', () => {
    const hub = createEventHub();
    const problems: BusProblem[] = [];
    const onProblem = (problem: BusProblem) => problems.push(problem);
    const ours = createBus({ source: 'mf-sizer', hub, onProblem, payloadCheck: checkPayload });
    const listener = jest.fn();
    ours.subscribe('project-created', listener);
    hub.publish(
      { name: 'project-created', payload: { project: 'old shape' }, source: 'mf-old' },
      { sticky: false, drops: [] },
    );
    expect(listener).not.toHaveBeenCalled();
    expect(problems).toHaveLength(1);
  });

  it('delivers what comes before the check, reports it once the check is there, and rejects from then on', async () => {
    const check = loadPayloadCheck();
    const { bus, problems } = busWithProblems(check);
    const received: string[] = [];
    bus.subscribe('project-created', ({ payload }) => received.push(payload.projectId));
    bus.publish('project-created', { projectId: '' });
    expect([received, problems]).toEqual([[''], []]);
    await check;
    expect(problems).toEqual([expect.objectContaining({ kind: 'invalid-payload', name: 'project-created' })]);
    bus.publish('project-created', { projectId: '' });
    bus.publish('project-created', { projectId: 'p1' });
    expect([received, problems.length]).toEqual([['', 'p1'], 2]);
  });

  it('goes on without a check that does not come', async () => {
    const { bus, problems } = busWithProblems(Promise.reject(new TypeError('Failed to fetch')));
    const listener = jest.fn();
    bus.subscribe('project-created', listener);
    await Promise.resolve();
    bus.publish('project-created', { projectId: 'p1' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(problems).toEqual([]);
  });

  it('lets all subscribers see the same order when a listener publishes', () => {
    const { bus } = busWithProblems();
    const order: string[] = [];
    bus.subscribe('project-created', () => {
      order.push('first received created');
      bus.publish('project-deleted', { projectId: 'p1', wasCurrent: false });
    });
    bus.subscribe('project-deleted', () => order.push('deleted'));
    bus.subscribe('project-created', () => order.push('second received created'));
    bus.publish('project-created', { projectId: 'p1' });
    expect(order).toEqual(['first received created', 'second received created', 'deleted']);
  });

  it('[EVT-005] ends every subscription of a scope together', () => {
    const { bus } = busWithProblems();
    const mount = new AbortController();
    const listener = jest.fn();
    const scope = bus.scope('mf-sizer', mount.signal);
    scope.subscribe('project-created', listener);
    scope.subscribe('theme-changed', listener);
    mount.abort();
    bus.publish('project-created', { projectId: 'p1' });
    bus.publish('theme-changed', { themeName: 'Dark', isDark: true });
    scope.subscribe('theme-changed', listener);
    expect(listener).not.toHaveBeenCalled();
  });

  it('stops receiving once unsubscribed', () => {
    const { bus } = busWithProblems();
    const listener = jest.fn();
    bus.subscribe('project-created', listener)();
    bus.publish('project-created', { projectId: 'p1' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('[EVT-006] shares one hub over all copies of the package', () => {
    expect(sharedEventHub()).toBe(sharedEventHub());
  });
});

describe('the catalogue', () => {
  const names = Object.keys(EVENTS);

  it('retains events, no requests: no one responds to what a framed page or a shop requested', () => {
    const requested = ['commerce-finish-requested', 'page-title-requested'];
    expect(names.filter((name) => name.endsWith('-requested')).sort()).toEqual(requested);
  });

  it('keeps the six names that the specification writes', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'first-request-completed',
        'user-closed-regional-edit',
        'not-authenticated',
        'not-authorized',
        'access-token-expired',
        'toast-resolved',
      ]),
    );
  });

  it('leaves copies of server data to the query cache', () => {
    for (const copy of ['projects-loaded', 'buildings-loaded', 'operating-cost-changed'])
      expect(names).not.toContain(copy);
  });

  it('keeps and drops only facts it knows', () => {
    const named = Object.entries(STICKY_FACTS).flatMap(([name, drops]): string[] => [name, ...drops]);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('what was broadcast on a page', () => {
  it('can be looked into: the last 200 facts with who sent them and how many listened', () => {
    const hub = createEventHub();
    const bus = createBus({ source: 'shell', hub });
    bus.subscribe('project-created', () => undefined);
    let changes = 0;
    const stop = hub.watch(() => changes++);
    for (let number = 1; number <= 201; number++) bus.publish('project-created', { projectId: `p${number}` });
    stop();
    bus.scope('mf-sizer').publish('theme-changed', { themeName: 'Dark', isDark: true });
    const records = hub.recent();
    expect([records.length, changes]).toEqual([200, 201]);
    expect(records[0]?.envelope.payload).toEqual({ projectId: 'p3' });
    expect(records[0]?.listeners).toBe(1);
    expect(records.at(-1)).toMatchObject({ isSticky: true, listeners: 0, envelope: { source: 'mf-sizer' } });
  });
});
