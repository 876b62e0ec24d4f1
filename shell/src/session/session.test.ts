import { createBus } from '@specbuilder/shared-contracts/events';
import type { Continuation } from '@specbuilder/shared-contracts/platform';
import { testSettings } from '@specbuilder/shared-contracts/testing';
import { memoryStorage } from '@specbuilder/shared-ui/host';
import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { finishSignIn } from './finish-sign-in.ts';
import { createSession } from './index.ts';
import { ShellSession } from './session-service.ts';
import { signedInUser } from './signed-in-user.ts';
import { createContinuationStore } from './stored-continuation.ts';
import { userManagerSettings } from './user-manager.ts';

const { authentication } = testSettings().manufacturer;

function oidcUser(claims: object = {}, expired = false): User {
  return {
    profile: {
      sub: 'u1',
      name: 'Ann Lee',
      email: 'ann@example.com',
      preferred_username: 'engineer',
      role: 'user',
      ...claims,
    },
    access_token: 'token',
    expired,
  } as unknown as User;
}

/** The library's manager with its network steps answered; events are the real ones. */
function managerWith(
  steps: Partial<Record<'getUser' | 'signinRedirectCallback' | 'signinSilent', () => Promise<User | null>>>,
) {
  const manager = new UserManager({
    ...userManagerSettings(authentication),
    userStore: new WebStorageStateStore({ store: window.sessionStorage }),
  });
  const redirects: unknown[] = [];
  jest.spyOn(manager, 'signinRedirect').mockImplementation(async (args) => void redirects.push(args));
  jest.spyOn(manager, 'signoutRedirect').mockResolvedValue(undefined);
  for (const [step, answer] of Object.entries(steps)) {
    jest.spyOn(manager, step as 'getUser').mockImplementation(answer as () => Promise<User | null>);
  }
  return { manager, redirects };
}

function session(steps: Parameters<typeof managerWith>[0] = {}, hasStoredUser = true) {
  const bus = createBus({ source: 'shell' });
  const facts: string[] = [];
  for (const name of [
    'user-signed-in',
    'user-signed-out',
    'access-token-expired',
    'continuation-stored',
    'continuation-resumed',
  ] as const) {
    bus.subscribe(name, ({ payload }) => facts.push(`${name} ${JSON.stringify(payload)}`));
  }
  const { manager, redirects } = managerWith(steps);
  const loadManager = jest.fn(async () => manager);
  const storage = memoryStorage();
  const errors: string[] = [];
  const created = new ShellSession({
    authentication,
    manufacturerLabelId: 17,
    debug: false,
    storage,
    guestKey: 'guest',
    bus,
    log: { error: (message) => errors.push(message) },
    hasStoredUser: () => hasStoredUser,
    loadManager,
  });
  return { session: created, facts, redirects, loadManager, storage, errors, manager };
}

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
    const { session: guest, loadManager } = session({}, false);
    await guest.restore();
    expect(loadManager).not.toHaveBeenCalled();
    expect([guest.user.get(), await guest.accessToken()]).toEqual([null, null]);
  });

  it('[AUT-005] [EVT-027] takes up a stored sign-in and tells everybody', async () => {
    const { session: restored, facts } = session({
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
    const renewed = session({ getUser: async () => oidcUser({}, true), signinSilent: async () => oidcUser() });
    await renewed.session.restore();
    expect(renewed.session.user.get()?.userId).toBe('u1');
    const refused = session({
      getUser: async () => oidcUser({}, true),
      signinSilent: () => Promise.reject(new Error('login_required')),
    });
    await refused.session.restore();
    expect([refused.session.user.get(), refused.errors]).toEqual([null, ['Silent renewal failed']]);
  });

  it('[BRD-010] asks the provider with the brand of the page', async () => {
    const { session: guest, redirects } = session();
    await guest.signIn();
    expect(redirects).toEqual([{ extraQueryParams: { manufacturerLabelId: 17 } }]);
  });

  it('[SAV-001] [SAV-002] [AUT-014] [EVT-034] [EVT-035] keeps what the user was doing and hands it out exactly once after the return', async () => {
    const { session: user, facts } = session({ signinRedirectCallback: async () => oidcUser() });
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

  it('[ERR-018] a return from the provider that fails leads home and is logged', async () => {
    const log = { error: jest.fn() };
    const returnPath = () => '/projects/dashboard';
    const taken = session({ signinRedirectCallback: async () => oidcUser() });
    expect(await finishSignIn({ session: taken.session, log, returnPath })).toBe('/projects/dashboard');
    const refused = session({ signinRedirectCallback: () => Promise.reject(new Error('access_denied')) });
    expect(await finishSignIn({ session: refused.session, log, returnPath })).toBe('/start');
    expect([refused.session.user.get(), log.error.mock.calls.length]).toEqual([null, 1]);
  });

  it('[AUT-008] [EVT-029] an expired token removes the user and is broadcast', async () => {
    const { session: user, facts, manager } = session({ getUser: async () => oidcUser() });
    await user.restore();
    await manager.events.load(oidcUser());
    // The library raises this from its timer.
    (manager.events as unknown as { _expiredTimer: { raise(): Promise<void> } })._expiredTimer.raise();
    await Promise.resolve();
    expect(user.user.get()).toBeNull();
    expect(facts.slice(-2)).toEqual(['access-token-expired {"cause":"timer"}', 'user-signed-out {"reason":"expired"}']);
  });

  it('a renewal with the same claims is not told again', async () => {
    const { session: user, facts } = session({ getUser: async () => oidcUser(), signinSilent: async () => oidcUser() });
    await user.restore();
    await user.refresh();
    expect(facts).toHaveLength(1);
  });

  it('[EVT-028] signing out forgets user and continuation', async () => {
    const { session: user, facts } = session({ getUser: async () => oidcUser() });
    await user.restore();
    await user.signOut();
    expect([user.user.get(), await user.accessToken(), user.pendingAction()]).toEqual([null, null, null]);
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
    storage.write('continuation', '{');
    expect(store.read()).toBeNull();
  });
});

describe('the signed-in user', () => {
  it('[AUT-025] [AUT-026] reads single and listed claims', () => {
    expect(signedInUser(oidcUser({ role: ['User', 'Sales'], sales_region: 24, amr: ['external'] }))).toMatchObject({
      roles: ['user', 'sales'],
      salesRegions: [24],
      defaultSalesRegion: 24,
      isExternal: true,
    });
    expect(signedInUser(oidcUser({ amr: 'pwd' })).isExternal).toBe(false);
  });
});

describe('the client of the provider', () => {
  it('[BRD-010] is configured from the settings alone and keeps everything in the browser session', () => {
    const settings = userManagerSettings({ ...authentication, clientId: 'another', scope: 'openid x' });
    expect(settings).toMatchObject({
      authority: authentication.authorityUri,
      client_id: 'another',
      redirect_uri: authentication.redirectUri,
      response_type: 'code',
      scope: 'openid x',
    });
    for (const store of [settings.userStore, settings.stateStore]) {
      expect((store as unknown as { _store: Storage })._store).toBe(window.sessionStorage);
    }
  });

  it('[CON-008] keeps a user under our prefix, where the page looks for him before the library is there', async () => {
    const { authorityUri, clientId } = authentication;
    const created = createSession({
      ...{ authentication, manufacturerLabelId: 1, debug: false, storage: memoryStorage(), guestKey: '' },
      ...{ bus: createBus({ source: 'shell' }), log: { error: jest.fn() } },
    });
    const { userStore } = userManagerSettings(authentication);
    await userStore?.set(`user:${authorityUri}:${clientId}`, '{}');
    expect(Object.keys(window.sessionStorage)).toEqual([`specbuilder-oidc.user:${authorityUri}:${clientId}`]);
    const loaded = jest.spyOn(UserManager.prototype, 'getUser').mockResolvedValue(null);
    await created.restore();
    expect(loaded).toHaveBeenCalled();
    loaded.mockRestore();
    window.sessionStorage.clear();
  });
});
