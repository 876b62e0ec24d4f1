import { createBus } from '@specbuilder/shared-contracts/events';
import { startAnalytics } from './analytics.ts';

function start(environment: string) {
  const bus = createBus({ source: 'shell' });
  const send = jest.fn(async () => undefined);
  const isSigningOut = jest.fn(() => false);
  startAnalytics({ bus, environment, isSigningOut, send });
  return { bus, isSigningOut, sent: () => send.mock.calls.flatMap(([records]: unknown[]) => records) };
}

const seen = (path: string) => ({ stateName: 'app.home.start', path, params: { id: 'x' }, pageTitle: 'Start' });

describe('analytics', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[ANA-001] [ANA-004] [SHL-053] records each page by its path alone, together when the page is idle', () => {
    const { bus, sent } = start('production');
    bus.publish('route-changed', seen('/start'));
    bus.publish('route-changed', seen('/faqs'));
    expect(sent()).toEqual([]);
    jest.advanceTimersByTime(3000);
    expect(sent()).toEqual([
      { kind: 'page-view', path: '/start' },
      { kind: 'page-view', path: '/faqs' },
    ]);
    bus.publish('route-changed', seen('/start'));
    jest.advanceTimersByTime(3000);
    expect(sent()).toHaveLength(3);
  });

  it.each([
    ['local', 0],
    ['Development', 0],
    ['staging', 0],
    ['production', 2],
  ])('[ANA-002] conversions in %s: %d', (environment, count) => {
    const { bus, sent } = start(environment);
    bus.publish('project-created', { projectId: 'p1' });
    bus.publish('feedback-updated', { kind: 'assistance', projectId: 'p1' });
    bus.publish('feedback-updated', { kind: 'feedback', projectId: null });
    jest.advanceTimersByTime(3000);
    expect(sent()).toHaveLength(count);
    expect(JSON.stringify(sent())).not.toContain('p1');
  });

  it('sends nothing while a sign-out makes the token invalid', () => {
    const { bus, isSigningOut, sent } = start('production');
    bus.publish('route-changed', seen('/start'));
    isSigningOut.mockReturnValue(true);
    jest.advanceTimersByTime(3000);
    expect(sent()).toEqual([]);
  });

  it('goes on when the server does not take them', () => {
    const bus = createBus({ source: 'shell' });
    const send = jest.fn(() => Promise.reject(new Error('offline')));
    startAnalytics({ bus, environment: 'production', isSigningOut: () => false, send });
    bus.publish('route-changed', seen('/start'));
    jest.advanceTimersByTime(3000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
