import { type Role, RouteError } from '@specbuilder/shared-contracts/domain';
import { createBus } from '@specbuilder/shared-contracts/events';
import { createMemoryHistory } from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { RouteController, type RoutePorts } from './route-controller.ts';

const version = {
  version: '1.0.0',
  federationName: 'mf_test',
  baseUrl: '/r/',
  manifestIntegrity: 'sha384-a',
  entryIntegrity: 'sha384-b',
  entryFile: 'e.js',
  publishedAt: '',
};
const remotes: RegistryRemote[] = [
  {
    name: 'mf-sizer',
    title: 'Sizing',
    platform: '1.0.0',
    pathPrefixes: ['/start', '/fans', '/admin', '/load-calculator'],
    routes: [
      { path: '/start', state: 'app.home.start', remembered: true },
      { path: '/fans/:id', state: 'app.fans.sizer.options', remembered: true },
      { path: '/admin', state: 'app.admin', roles: [['user'], ['admin']], remembered: true },
      { path: '/load-calculator', state: 'app.loadCalculator', title: 'HVAC Load Calculator', remembered: false },
    ],
    panels: [],
    navigation: [],
    active: version,
  },
];

function start(path: string, roles: Role[] | null = null) {
  const bus = createBus({ source: 'shell' });
  const facts: [name: string, payload: unknown][] = [];
  for (const name of [
    'first-request-completed',
    'route-changed',
    'route-change-failed',
    'route-change-started',
  ] as const) {
    bus.subscribe(name, ({ payload }) => facts.push([name, payload]));
  }
  const seen = {
    remembered: [] as string[],
    signIns: 0,
    redirectToasts: 0,
    ready: [] as string[],
    errors: [] as string[],
  };
  const who: { roles: Role[] | null } = { roles };
  const ports: RoutePorts = {
    history: createMemoryHistory(path),
    remotes,
    bus,
    roles: () => who.roles,
    shellPaths: ['/errors/404-not-found'],
    titleOf: (match) => match?.route.title ?? 'Brand title',
    remember: ({ path: kept }) => seen.remembered.push(kept),
    signIn: () => {
      seen.signIns += 1;
    },
    showRedirectToast: () => {
      seen.redirectToasts += 1;
    },
    onReady: (route, isFirst) => seen.ready.push(`${route.path}${isFirst ? ' first' : ''}`),
    log: { error: (message) => seen.errors.push(message) },
    now: () => 0,
  };
  const routes = new RouteController(ports);
  routes.start();
  return { routes, history: ports.history, facts, seen, who };
}

describe('routes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[SHL-002] the root leads to the start screen', () => {
    expect(start('/').history.location.pathname).toBe('/start');
  });

  it('[EVT-008] [EVT-010] the first success is broadcast exactly once, each success every time', () => {
    const { routes, history, facts, seen } = start('/start');
    routes.routeReady('app.home.start');
    history.push('/fans/7?r=1');
    routes.routeReady('app.fans.sizer.options');
    expect(facts.map(([name]) => name).filter((name) => name === 'first-request-completed')).toHaveLength(1);
    expect(facts.at(-1)).toEqual([
      'route-changed',
      { stateName: 'app.fans.sizer.options', path: '/fans/7', params: { id: '7' }, pageTitle: 'Brand title' },
    ]);
    expect(seen.ready).toEqual(['/start first', '/fans/7?r=1']);
  });

  it('[EVT-009] the begin of a route change is broadcast with where it comes from', () => {
    const { routes, history, facts } = start('/start');
    routes.routeReady('app.home.start');
    history.push('/fans/7');
    expect(facts.filter(([name]) => name === 'route-change-started').map(([, payload]) => payload)).toEqual([
      { fromState: null, toState: 'app.home.start', params: {} },
      { fromState: 'app.home.start', toState: 'app.fans.sizer.options', params: { id: '7' } },
    ]);
  });

  it('a screen that is not the current one, or reports twice, changes nothing', () => {
    const { routes, seen } = start('/start');
    routes.routeReady('app.fans.sizer.options');
    routes.routeReady('app.home.start');
    routes.routeReady('app.home.start');
    expect(seen.ready).toHaveLength(1);
  });

  it('[SHL-054] screens that are remembered are, with their query', () => {
    const { routes, history, seen } = start('/fans/7?r=1');
    routes.routeReady('app.fans.sizer.options');
    history.push('/load-calculator');
    routes.routeReady('app.loadCalculator');
    expect(seen.remembered).toEqual(['/fans/7?r=1']);
  });

  it('[SHL-006] a route may bring its own title', () => {
    const { routes, history, facts } = start('/start');
    history.push('/load-calculator');
    routes.routeReady('app.loadCalculator');
    expect(facts.at(-1)?.[1]).toMatchObject({ pageTitle: 'HVAC Load Calculator' });
  });

  it('[SHL-051] a slow route is logged after 10 s, once', () => {
    const { seen } = start('/start');
    jest.advanceTimersByTime(9_999);
    expect(seen.errors).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(seen.errors).toEqual(['Route app.home.start took longer than 10 s']);
  });

  it('[SHL-052] success cancels the watchdog', () => {
    const { routes, seen } = start('/start');
    jest.advanceTimersByTime(9_000);
    routes.routeReady('app.home.start');
    jest.advanceTimersByTime(60_000);
    expect(seen.errors).toEqual([]);
  });

  it.each(['Not Authorized', 'Bad State', 'Exhaust Supply Not Found: 7'])(
    "[SHL-055] [EVT-011] '%s' leads home with a toast",
    (message) => {
      const { routes, history, seen, facts } = start('/fans/7');
      routes.routeFailed('app.fans.sizer.options', new Error(message));
      expect(history.location.pathname).toBe('/start');
      expect(seen.redirectToasts).toBe(1);
      expect(facts.find(([name]) => name === 'route-change-failed')?.[1]).toMatchObject({ redirectedHome: true });
    },
  );

  it('[SHL-055] a reason leads home whatever language its message is in', () => {
    const { routes, history, facts } = start('/fans/7');
    routes.routeFailed('app.fans.sizer.options', new RouteError('Not Found', { message: 'No se encontró el 7' }));
    expect(history.location.pathname).toBe('/start');
    expect(facts.find(([name]) => name === 'route-change-failed')?.[1]).toMatchObject({ reason: 'Not Found' });
  });

  it('[SHL-056] not when home itself fails', () => {
    const { routes, seen } = start('/start');
    routes.routeFailed('app.home.start', new Error('Not Found'));
    expect(seen.redirectToasts).toBe(0);
  });

  it('[SHL-057] other errors are only logged', () => {
    const { routes, history, seen } = start('/fans/7');
    routes.routeFailed('app.fans.sizer.options', new Error('boom'));
    expect(history.location.pathname).toBe('/fans/7');
    expect([seen.redirectToasts, seen.errors.length]).toEqual([0, 1]);
  });

  it('an unknown address shows the not-found page and keeps what was typed', () => {
    const { history } = start('/nowhere/at/all');
    expect(history.location).toMatchObject({
      pathname: '/errors/404-not-found',
      state: { address: '/nowhere/at/all' },
    });
  });
});

describe('guards', () => {
  it('[AUT-019] a guest is sent to sign in and comes back to where they wanted to go', () => {
    const { routes, seen } = start('/admin?x=1');
    expect([seen.signIns, seen.remembered]).toEqual([1, ['/admin?x=1']]);
    expect(routes.activeRemoteAt('/admin')).toBeNull();
  });

  it('a user without the role goes home with the toast', () => {
    const { history, seen } = start('/admin', ['user']);
    expect([history.location.pathname, seen.redirectToasts]).toEqual(['/start', 1]);
  });

  it('a user with every role gets the screen', () => {
    const { routes } = start('/admin', ['user', 'admin']);
    expect(routes.activeRemoteAt('/admin')).toBe('mf-sizer');
  });

  it('losing the role closes the screen, renewing it leaves an open one alone', () => {
    const { routes, seen, who } = start('/admin', ['user', 'admin']);
    routes.routeReady('app.admin');
    routes.recheck();
    expect(seen.ready).toHaveLength(1);
    who.roles = null;
    routes.recheck();
    expect(seen.signIns).toBe(1);
  });
});
