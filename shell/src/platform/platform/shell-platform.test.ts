import { type SignedInUser, writable } from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { createDialogs } from '@specbuilder/shared-ui/host';
import type { Panels } from '../../composition/index.ts';
import type { RouteController } from '../../navigation/routing/route-controller.ts';
import { createPlatformFactory, type ShellServices } from './shell-platform.ts';

const remote = {
  name: 'mf-projects',
  routes: [
    { path: '/projects', state: 'app.projects.dashboard' },
    { path: '/fans/sizer/options/:fanItemId', state: 'app.fans.sizer.options' },
  ],
} as unknown as RegistryRemote;

const signedIn = { ...{ userId: 'bob', roles: [], salesRegions: [] }, defaultSalesRegion: null, isExternal: false };

function openPage() {
  const test = createTestPlatform();
  const { bus, api, apiQueries, log, settings } = test;
  const { history } = test.navigation;
  const session = { ...test.session, user: writable<SignedInUser | null>(null), isSigningOut: writable(false) };
  const routes = { routeReady: jest.fn(), routeFailed: jest.fn() };
  const services = {
    ...{ bus, api, apiQueries, log, settings, session, history },
    ...{ remotes: [remote], dialogs: createDialogs(), theme: { state: test.theme }, store: { service: null } },
  } as unknown as ShellServices;
  const factory = createPlatformFactory(services, routes as unknown as RouteController, {} as Panels);
  return { ...factory, bus, history, routes, session };
}

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('The platform of a remote', () => {
  it('leads to a screen by its state, with its parameters', () => {
    const { platformFor, history } = openPage();
    const platform = platformFor(remote, new AbortController().signal);
    platform.navigate('app.projects.dashboard');
    expect(history.location.pathname).toBe('/projects');
    expect(platform.navigation.href('app.fans.sizer.options', { fanItemId: 'f 1' })).toBe('/fans/sizer/options/f%201');
  });

  it('notifies the routes when a screen is drawn or could not be', () => {
    const { navigation, routes } = openPage();
    const error = new Error('gone');
    navigation.routeReady('app.projects.dashboard');
    navigation.routeFailed('app.projects.dashboard', error);
    expect(routes.routeReady).toHaveBeenCalledWith('app.projects.dashboard');
    expect(routes.routeFailed).toHaveBeenCalledWith('app.projects.dashboard', error);
  });

  it('speaks on the bus in the name of the remote, and receives nothing once the remote is unmounted', () => {
    const { platformFor, bus } = openPage();
    const mounted = new AbortController();
    const { bus: ofRemote } = platformFor(remote, mounted.signal);
    const sources: string[] = [];
    bus.subscribe('theme-changed', ({ source }) => sources.push(source));
    const received = jest.fn();
    ofRemote.subscribe('theme-changed', received);
    ofRemote.publish('theme-changed', { themeName: 'Dark', isDark: true });
    mounted.abort();
    bus.publish('theme-changed', { themeName: 'Light', isDark: false });
    expect(sources[0]).toBe('mf-projects');
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('keeps what it stores apart from what other remotes store', () => {
    const { platformFor } = openPage();
    const { signal } = new AbortController();
    platformFor(remote, signal).storage.write('filter', 'mine');
    expect(platformFor({ ...remote, name: 'mf-account' }, signal).storage.read('filter')).toBeNull();
    expect(Object.keys({ ...window.sessionStorage })).toEqual(['specbuilder-userContext.mf-projects.filter']);
  });

  it('starts with US dollars and without a region', () => {
    const { shared } = openPage();
    expect(shared.currency.get().currencyCode).toBe('USD');
    expect(shared.region.get()).toEqual({ regionNumber: null });
    expect(shared.serverUrl).toBe('');
  });
});

describe('The open project of a former user', () => {
  it('[AUT-012] is not found by the next one', () => {
    window.sessionStorage.setItem('specbuilder-userContext.owner', 'ann');
    window.sessionStorage.setItem('specbuilder-projectContext.currentProject', 'p1');
    const { bus, shared } = openPage();
    bus.publish('user-signed-in', signedIn);
    expect(shared.currentProject.get()).toBeNull();
  });
});
