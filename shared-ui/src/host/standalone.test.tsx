import { createBus } from '@specbuilder/shared-contracts/events';
import { createTestPlatform, testSettings } from '@specbuilder/shared-contracts/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type User, UserManager } from 'oidc-client-ts';
import { defineRemote } from '../remote/index.ts';
import { startStandalone } from './standalone.ts';
import { StandaloneBar } from './standalone-bar.tsx';
import { openStandaloneSession } from './standalone-session.ts';

const ORIGIN = 'http://localhost:4104';
const oidcUser = (token: string, isExpired = false) =>
  ({
    profile: { sub: 'u1', name: 'Ann Lee', role: ['user', 'dev'] },
    ...{ access_token: token, expired: isExpired, state: { path: '/accounts/edit?tab=2' } },
  }) as unknown as User;

/** A page on a developer's machine, with mocked steps of the provider. */
async function open(search = '', steps: Partial<Record<keyof UserManager, () => Promise<unknown>>> = {}) {
  const bus = createBus({ source: 'host' });
  const replaceState = jest.fn();
  const page = {
    location: { origin: ORIGIN, pathname: '/standalone.html', search } as Location,
    history: { replaceState } as unknown as History,
    sessionStorage: window.sessionStorage,
  };
  const requested: unknown[] = [];
  const redirects: unknown[] = [];
  const managers: UserManager[] = [];
  const session = await openStandaloneSession({
    ...{ settings: testSettings(), bus, log: { error: jest.fn(), warn: jest.fn() }, page },
    currentPath: () => '/accounts/edit',
    createManager(given) {
      requested.push(given);
      const manager = new UserManager(given);
      managers.push(manager);
      jest.spyOn(manager, 'getUser').mockResolvedValue(null);
      jest.spyOn(manager, 'signinRedirect').mockImplementation(async (args) => void redirects.push(args));
      for (const [step, response] of Object.entries(steps))
        jest.spyOn(manager, step as 'getUser').mockImplementation(response as () => Promise<User | null>);
      return manager;
    },
  });
  return { session, bus, requested, redirects, replaceState, managers };
}

afterEach(() => window.sessionStorage.clear());

describe('Sign-in of a remote’s own page', () => {
  it('leaves the chosen server and the guest where they are when it sweeps what former tries left', async () => {
    window.sessionStorage.setItem('specbuilder-standalone.server', 'https://fans.example.com');
    const { session, managers } = await open();
    await managers[0]?.clearStaleState();
    expect(window.sessionStorage.getItem('specbuilder-standalone.server')).toBe('https://fans.example.com');
    expect((await open()).session.guestKey).toBe(session.guestKey);
  });

  it('comes back to the page itself, at the provider that the server names', async () => {
    const { authorityUri, clientId } = testSettings().manufacturer.authentication;
    const { session, requested, redirects } = await open();
    expect(requested).toEqual([
      expect.objectContaining({
        authority: authorityUri,
        client_id: clientId,
        redirect_uri: `${ORIGIN}/standalone.html`,
      }),
    ]);
    expect([session.user.get(), session.canSignIn]).toEqual([null, true]);
    await session.signIn({ continuation: { action: 'AddCurb', data: { fanItemId: 'f1' } } });
    expect(redirects).toEqual([
      expect.objectContaining({
        state: { path: '/accounts/edit', continuation: { action: 'AddCurb', data: { fanItemId: 'f1' } } },
      }),
    ]);
  });

  it('knows the user with their roles, says so on the bus and goes on with the screen that was left', async () => {
    const steps = { signinRedirectCallback: async () => oidcUser('a'), getUser: async () => oidcUser('a') };
    const { session, bus, replaceState } = await open('?code=1&state=2', steps);
    expect(session.user.get()).toMatchObject({ displayName: 'Ann Lee', roles: ['user', 'dev'] });
    expect(session.returnPath).toBe('/accounts/edit?tab=2');
    expect(replaceState).toHaveBeenCalledWith(null, '', '/standalone.html');
    expect(bus.last('user-signed-in')?.payload.userId).toBe('u1');
    await expect(session.accessToken()).resolves.toBe('a');
  });

  it('keeps what was started for the first caller that handles it', async () => {
    const continuation = { action: 'AddCurb', data: { fanItemId: 'f1' } } as const;
    const back = { ...oidcUser('a'), state: { path: '/', continuation } } as unknown as User;
    const { session } = await open('?code=1&state=2', {
      signinRedirectCallback: async () => back,
      getUser: async () => back,
    });
    expect(session.takeContinuation(['CreateProject'])).toBeNull();
    expect(session.takeContinuation(['AddCurb'])).toEqual(continuation);
    expect(session.takeContinuation(['AddCurb'])).toBeNull();
  });

  it('leaves a guest where the provider rejected', async () => {
    const { session, replaceState } = await open('?error=access_denied&state=2');
    expect([session.user.get(), session.returnPath]).toEqual([null, null]);
    expect(replaceState).toHaveBeenCalledTimes(1);
  });

  it('is renewed once for all calls whose token ran out, and ends where that fails', async () => {
    const signinSilent = jest.fn(async (): Promise<User | null> => oidcUser('b'));
    const { session } = await open('', { getUser: async () => oidcUser('a'), signinSilent });
    const both = [session.renewAccessToken?.('a'), session.renewAccessToken?.('a')];
    await expect(Promise.all(both)).resolves.toEqual(['b', 'b']);
    expect(signinSilent).toHaveBeenCalledTimes(1);
    signinSilent.mockRejectedValue(new Error('over'));
    await expect(session.renewAccessToken?.('b')).resolves.toBeNull();
    expect(session.user.get()).toBeNull();
  });

  it('keeps nothing in the storage that outlives the tab', async () => {
    const { session } = await open('', { getUser: async () => oidcUser('a') });
    await session.accessToken();
    expect(window.localStorage).toHaveLength(0);
    expect((await open()).session.guestKey).toBe(session.guestKey);
  });
});

it('A page alone says which remote it is, with which server and as whom it works', async () => {
  const { platform } = { platform: createTestPlatform() };
  render(<StandaloneBar room="mf-account" platform={{ ...platform, serverUrl: 'https://fans.example.com' }} />);
  const bar = screen.getByRole('region', { name: 'Page of mf-account alone' });
  expect(bar).toHaveTextContent('mf-accountwith fans.example.comGuestSign in');
  const signIn = jest.spyOn(platform.session, 'signIn').mockResolvedValue(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(signIn).toHaveBeenCalledTimes(1);
});

it('A page whose server does not let it in says which setting would', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/standalone.html?server=https://fans.example.com/');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const remote = defineRemote({ name: 'mf-test', app: () => null });
  const started = startStandalone({ remote, declaration: { name: 'mf-test', routes: [] }, startPath: '/' });
  await expect(started).rejects.toThrow();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      /https:\/\/fans\.example\.com does not respond.*DEVELOPMENT_ORIGINS/,
    ),
  );
});
