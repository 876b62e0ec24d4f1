import { createBus } from '@specbuilder/shared-contracts/events';
import type { Continuation } from '@specbuilder/shared-contracts/platform';
import { memoryStorage } from '@specbuilder/shared-ui/host';
import { UserManager } from 'oidc-client-ts';
import { authentication, managerParts, oidcUser, openSession, raise, untilIdle } from '../../test/test-session.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { createSession } from './index.ts';
import { createContinuationStore } from './stored-continuation.ts';
import { createUserManager, userManagerSettings } from './user-manager.ts';

const save: Continuation = {
  action: 'UpdateProject',
  data: {
    itemId: 'i1',
    tag: null,
    qty: 1,
    notes: null,
    buildingId: null,
    replacesItemId: null,
    projectId: null,
    idempotencyKey: 'once',
  },
};

describe('the session', () => {
  afterEach(() => jest.restoreAllMocks());

  it('leaves the OpenID library unloaded for guests', async () => {
    const { session: guest, loadManager } = openSession({}, false);
    await guest.restore();
    expect(loadManager).not.toHaveBeenCalled();
    expect([guest.user.get(), await guest.accessToken()]).toEqual([null, null]);
  });

  it('says on a page over plain http that signing in needs https, and begins nothing', async () => {
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    const { session: guest, loadManager, sayNeedsHttps, redirects, facts } = openSession({}, false);
    await guest.signIn({ continuation: save });
    expect(sayNeedsHttps).toHaveBeenCalledTimes(1);
    expect(loadManager).not.toHaveBeenCalled();
    expect([redirects, facts, guest.pendingAction()]).toEqual([[], [], null]);
    Reflect.deleteProperty(window, 'isSecureContext');
  });

  it('[AUT-005] [AUT-009] [EVT-027] restores a stored sign-in and broadcasts it', async () => {
    const { session: restored, facts } = openSession({
      getUser: async () => oidcUser({ sales_region: [24, 15], default_sales_region: 15 }),
    });
    await restored.restore();
    expect(restored.user.get()).toMatchObject({
      userId: 'u1',
      userName: 'engineer',
      roles: ['user'],
      defaultSalesRegion: 15,
    });
    expect(await restored.accessToken()).toBe('token');
    expect(facts).toEqual([
      'user-signed-in {"userId":"u1","roles":["user"],"salesRegions":[24,15],"defaultSalesRegion":15,"isExternal":false}',
    ]);
  });

  it('renews a token that ran out while the tab was away, or forgets it', async () => {
    const renewed = openSession({ getUser: async () => oidcUser({}, true), signinSilent: async () => oidcUser() });
    await renewed.session.restore();
    expect(renewed.session.user.get()?.userId).toBe('u1');
    const rejected = openSession({
      getUser: async () => oidcUser({}, true),
      signinSilent: () => Promise.reject(new Error('login_required')),
    });
    await rejected.session.restore();
    expect([rejected.session.user.get(), rejected.errors]).toEqual([null, ['Silent renewal failed']]);
  });

  it('[BRD-010] sends the brand of the page to the provider', async () => {
    const { session: guest, redirects } = openSession();
    await guest.signIn();
    expect(redirects).toEqual([{ extraQueryParams: { manufacturerLabelId: 17 } }]);
  });

  it('[AUT-037] [ACC-026] hands the one-time code of a registration to the provider, no matter who was signed in before', async () => {
    const { session: guest, redirects } = openSession();
    await guest.signIn({ loginHint: 'maya', oneTimeCode: 'code' });
    expect(redirects).toEqual([
      { extraQueryParams: { manufacturerLabelId: 17, otac: 'code' }, login_hint: 'maya', prompt: 'login' },
    ]);
  });

  it('[SAV-002] [AUT-014] [EVT-034] [EVT-035] keeps what the user was doing and hands it out exactly once after the return', async () => {
    const { session: user, facts } = openSession({ signinRedirectCallback: async () => oidcUser() });
    await user.signIn({ continuation: save });
    expect(user.takeContinuation(['UpdateProject'])).toBeNull();
    await user.completeSignIn();
    expect(user.pendingAction()).toBe('UpdateProject');
    expect(user.takeContinuation(['CreateProject'])).toBeNull();
    expect(user.takeContinuation(['UpdateProject', 'AddCurb'])).toEqual(save);
    expect(user.takeContinuation(['UpdateProject', 'AddCurb'])).toBeNull();
    expect(facts.filter((fact) => fact.startsWith('continuation'))).toEqual([
      'continuation-stored {"action":"UpdateProject"}',
      'continuation-resumed {"action":"UpdateProject"}',
    ]);
  });

  it('[AUT-007] [ERR-018] a return from the provider that fails leads home and is logged', async () => {
    const log = { error: jest.fn() };
    const returnPath = () => '/projects/dashboard';
    const returning = openSession({ signinRedirectCallback: async () => oidcUser() });
    expect(await finishSignIn({ session: returning.session, log, returnPath })).toBe('/projects/dashboard');
    const rejected = openSession({ signinRedirectCallback: () => Promise.reject(new Error('access_denied')) });
    expect(await finishSignIn({ session: rejected.session, log, returnPath })).toBe('/start');
    expect([rejected.session.user.get(), log.error.mock.calls.length]).toEqual([null, 1]);
  });

  it('[AUT-012] a session that expired and is then over takes what was kept of its user, once', async () => {
    const { session, facts } = openSession({ getUser: async () => oidcUser() });
    await session.restore();
    await session.expire();
    await session.expire('sessionEnded');
    await session.expire('sessionEnded');
    expect(facts.slice(1)).toEqual([
      'user-signed-out {"reason":"expired"}',
      'user-signed-out {"reason":"sessionEnded"}',
    ]);
  });

  it('a guest has no session that could end, and loads no library for it', async () => {
    const { session, facts, loadManager } = openSession({}, false);
    await session.expire('sessionEnded');
    expect([facts, loadManager.mock.calls.length]).toEqual([[], 0]);
  });

  it('[AUT-008] [EVT-029] an expired token that cannot be renewed removes the user and is broadcast', async () => {
    const {
      session: user,
      facts,
      manager,
    } = openSession({
      getUser: async () => oidcUser(),
      signinSilent: () => Promise.reject(new Error('login_required')),
    });
    await user.restore();
    raise(manager, 'expired');
    await untilIdle();
    expect(user.user.get()).toBeNull();
    expect(facts.slice(-2)).toEqual(['access-token-expired {"cause":"timer"}', 'user-signed-out {"reason":"expired"}']);
  });

  it('a renewal with the same claims is not broadcast again', async () => {
    const { session: user, facts } = openSession({
      getUser: async () => oidcUser(),
      signinSilent: async () => oidcUser(),
    });
    await user.restore();
    await user.refresh();
    expect(facts).toHaveLength(1);
  });

  it('[EVT-028] signing out forgets user and continuation', async () => {
    const { session: user, facts } = openSession({ getUser: async () => oidcUser() });
    await user.restore();
    await user.signOut();
    expect([user.user.get(), await user.accessToken(), user.pendingAction()]).toEqual([null, null, null]);
    expect(facts.at(-1)).toBe('user-signed-out {"reason":"user"}');
  });

  it('[EVT-028] signing out is broadcast in the page that leaves for the provider, and not when that fails before', async () => {
    const { session: user, facts, manager } = openSession({ getUser: async () => oidcUser() });
    await user.restore();
    const leaving = jest.spyOn(manager, 'signoutRedirect').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(user.signOut()).rejects.toThrow('Failed to fetch');
    expect(facts.filter((fact) => fact.startsWith('user-signed-out'))).toEqual([]);
    // As the library does: tokens go first, and the page never sees the end of the call.
    leaving.mockImplementation(async () => {
      await manager.removeUser();
      return new Promise<never>(() => {});
    });
    void user.signOut();
    await untilIdle();
    expect(facts.at(-1)).toBe('user-signed-out {"reason":"user"}');
  });
});

describe('a stored continuation', () => {
  it('is forgotten after 60 minutes and when it cannot be read', () => {
    const storage = memoryStorage();
    let now = 0;
    const store = createContinuationStore(storage, () => now);
    store.write(save);
    now = 60 * 60_000;
    expect(store.read()).toEqual(save);
    now += 1;
    expect(store.read()).toBeNull();
    expect(storage.read('continuation')).toBeNull();
    storage.write('continuation', '{');
    expect(store.read()).toBeNull();
  });
});

describe('the client of the provider', () => {
  it('[AUT-011] [BRD-010] is configured from the settings alone and keeps everything in the browser session', async () => {
    const settings = userManagerSettings({ ...authentication, clientId: 'another', scope: 'openid x' });
    expect(settings).toMatchObject({
      authority: authentication.authorityUri,
      client_id: 'another',
      redirect_uri: authentication.redirectUri,
      response_type: 'code',
      scope: 'openid x',
      // The session renews by itself, and a sign-out ends what could renew.
      automaticSilentRenew: false,
      revokeTokenTypes: ['refresh_token'],
    });
    for (const store of [settings.userStore, settings.stateStore]) {
      await store?.set('user', 'ann');
      expect(Object.values({ ...window.sessionStorage })).toEqual(['ann']);
      await store?.remove('user');
    }
  });

  it('[ACC-010] renews with the scope of the sign-in, so that the response names the current user', async () => {
    const silent = jest.spyOn(UserManager.prototype, 'signinSilent').mockResolvedValue(null);
    await createUserManager(managerParts()).signinSilent();
    expect(silent).toHaveBeenCalledWith({ extraTokenParams: { scope: authentication.scope } });
    silent.mockRestore();
  });

  it('[CON-008] keeps a user under our prefix, where the page looks for them before the library is there', async () => {
    const { authorityUri, clientId } = authentication;
    const created = createSession({
      ...{ authentication, manufacturerLabelId: 1, debug: false, storage: memoryStorage(), guestKey: () => '' },
      ...{ bus: createBus({ source: 'shell' }), log: { error: jest.fn() } },
      toasts: { show: jest.fn() },
    });
    const loaded = jest.spyOn(UserManager.prototype, 'getUser').mockResolvedValue(null);
    await created.restore();
    expect(loaded).not.toHaveBeenCalled();
    const { userStore } = userManagerSettings(authentication);
    await userStore?.set(`user:${authorityUri}:${clientId}`, '{}');
    expect(Object.keys(window.sessionStorage)).toEqual([`specbuilder-oidc.user:${authorityUri}:${clientId}`]);
    await created.restore();
    expect(loaded).toHaveBeenCalled();
    loaded.mockRestore();
    window.sessionStorage.clear();
  });
});
