import { memoryStorage } from '@specbuilder/shared-ui/host';
import { Log, UserManager } from 'oidc-client-ts';
import { managerParts, oidcUser, openSession, raise, untilIdle } from '../../test/test-session.ts';
import { createContinuationStore } from './stored-continuation.ts';
import { createUserManager } from './user-manager.ts';

afterEach(() => jest.restoreAllMocks());

async function signedInPage(steps: Parameters<typeof openSession>[0] = {}) {
  const page = openSession({ getUser: async () => oidcUser(), ...steps });
  await page.session.restore();
  return page;
}

describe('Signing out', () => {
  it('is known to the page while it leaves for the provider, and no longer', async () => {
    const { session, manager } = await signedInPage();
    const states: boolean[] = [];
    session.isSigningOut.subscribe((isLeaving) => states.push(isLeaving));
    jest.spyOn(manager, 'signoutRedirect').mockImplementation(async () => {
      states.push(session.user.get() !== null);
    });
    await session.signOut();
    expect(states).toEqual([true, true, false]);
  });

  it('keeps the page as it is while it leaves, though the provider has ended the session already', async () => {
    const { session, manager, facts } = await signedInPage();
    jest.spyOn(manager, 'signoutRedirect').mockImplementation(async () => {
      await manager.events._raiseUserSignedOut();
      await untilIdle();
      facts.push(`leaving as ${session.user.get()?.userId}`);
    });
    await session.signOut();
    expect(facts.slice(1)).toEqual(['leaving as u1', 'user-signed-out {"reason":"user"}']);
  });

  it('keeps the user when the provider cannot be reached', async () => {
    const { session, manager, facts } = await signedInPage();
    jest.spyOn(manager, 'signoutRedirect').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(session.signOut()).rejects.toThrow('Failed to fetch');
    expect([session.isSigningOut.get(), session.user.get()?.userId, facts.length]).toEqual([false, 'u1', 1]);
  });

  it('at the provider, in another window, ends the session here', async () => {
    const { session, manager, facts } = await signedInPage();
    const removed = jest.spyOn(manager, 'removeUser');
    await manager.events._raiseUserSignedOut();
    await untilIdle();
    expect([session.user.get(), removed.mock.calls.length]).toEqual([null, 1]);
    expect(facts.at(-1)).toBe('user-signed-out {"reason":"sessionEnded"}');
  });

  it('is broadcast once', async () => {
    const { session, facts } = await signedInPage();
    await session.expire();
    await session.expire();
    expect(facts.filter((fact) => fact.startsWith('user-signed-out'))).toHaveLength(1);
  });
});

describe('A guest', () => {
  it('stays one where the browser’s stored sign-in is gone', async () => {
    const { session, facts } = openSession({ getUser: async () => null });
    await session.restore();
    expect([session.user.get(), facts]).toEqual([null, []]);
  });

  it('is not notified of a token that would have ended', async () => {
    const { session, manager, facts } = await signedInPage({ signinSilent: async () => null });
    await session.expire();
    raise(manager, 'expired');
    await untilIdle();
    expect(facts.filter((fact) => fact.startsWith('access-token-expired'))).toEqual([]);
  });

  it('resumes nothing that was started before sign-in', async () => {
    const { session, facts } = openSession();
    await session.signIn({ continuation: { action: 'AddCurb', data: { fanItemId: 'f1' } } });
    expect(session.takeContinuation(['AddCurb'])).toBeNull();
    expect(session.pendingAction()).toBe('AddCurb');
    expect(facts).toEqual(['continuation-stored {"action":"AddCurb"}']);
  });

  it('a user who signs in has nothing to resume unless something was started', async () => {
    const { session, facts } = openSession({ signinRedirectCallback: async () => oidcUser() });
    await session.signIn();
    await session.completeSignIn();
    expect(facts.map((fact) => fact.split(' ')[0])).toEqual(['user-signed-in']);
  });
});

describe('A stored sign-in whose token ran out', () => {
  it('is removed when the provider has no new token, and no user is signed in', async () => {
    const { session, manager, facts } = openSession({
      getUser: async () => oidcUser({}, true),
      signinSilent: async () => null,
    });
    const removed = jest.spyOn(manager, 'removeUser');
    await session.restore();
    expect([session.user.get(), removed.mock.calls.length, facts]).toEqual([null, 1, []]);
  });
});

describe('The hidden frame of a renewal', () => {
  it('responds to the page that opened it', async () => {
    const { session, manager } = openSession();
    const responded = jest.spyOn(manager, 'signinSilentCallback').mockResolvedValue(undefined);
    await session.completeSilentRenewal();
    expect(responded).toHaveBeenCalledTimes(1);
  });
});

describe('The provider’s library', () => {
  it('is loaded once', async () => {
    const { session, loadManager } = await signedInPage({ signinSilent: async () => oidcUser() });
    await session.refresh();
    await session.signOut();
    expect(loadManager).toHaveBeenCalledTimes(1);
  });

  it.each([
    [true, Log.WARN],
    [false, Log.NONE],
  ])('[AUT-034] speaks to the console only while debugging (%s)', (debug, level) => {
    const setLevel = jest.spyOn(Log, 'setLevel');
    const setLogger = jest.spyOn(Log, 'setLogger');
    expect(createUserManager(managerParts({ debug }))).toBeInstanceOf(UserManager);
    expect(setLevel).toHaveBeenCalledWith(level);
    expect(setLogger).toHaveBeenCalledTimes(debug ? 1 : 0);
  });
});

describe('What waits for sign-in', () => {
  it('is forgotten on request', () => {
    const storage = memoryStorage();
    const store = createContinuationStore(storage);
    store.write({ action: 'AddCurb', data: { fanItemId: 'f1' } });
    expect(store.read()).not.toBeNull();
    store.clear();
    expect(store.read()).toBeNull();
  });
});
