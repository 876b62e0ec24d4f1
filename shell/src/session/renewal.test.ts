import { statusOf } from '@specbuilder/shared-contracts/client';
import { oidcUser, openSession, raise, untilIdle } from '../../test/test-session.ts';

const expired = oidcUser({}, true, 'old');
const fresh = oidcUser({}, false, 'new');
const reject = () => Promise.reject(new Error('invalid_grant'));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** A session whose token has run out since it was restored, as after a laptop's sleep. */
async function afterSleep(renew: () => Promise<typeof fresh>) {
  const responded = jest.fn(renew);
  const user = oidcUser({}, false, 'old');
  const page = openSession({ getUser: async () => user, signinSilent: responded });
  await page.session.restore();
  Object.assign(user, { expired: true });
  return { ...page, response: responded };
}

describe('An access token that ran out while the machine slept', () => {
  afterEach(() => jest.restoreAllMocks());

  it('[AUT-002] is renewed once for all calls that need it, and nothing else changes', async () => {
    const { session, response: responded, facts } = await afterSleep(async () => fresh);
    expect(await Promise.all([session.accessToken(), session.accessToken()])).toEqual(['new', 'new']);
    expect(await session.accessToken()).toBe('new');
    expect(responded).toHaveBeenCalledTimes(1);
    expect(facts.map((fact) => fact.split(' ')[0])).toEqual(['user-signed-in']);
  });

  it('[AUT-010] [EVT-029] ends the session when the provider rejects, and no call goes out as a guest’s', async () => {
    const { session, facts } = await afterSleep(reject);
    const rejected = await session.accessToken().catch((error: unknown) => error);
    expect(statusOf(rejected)).toBe(401);
    expect(session.user.get()).toBeNull();
    expect(facts.slice(1)).toEqual(['access-token-expired {"cause":"timer"}', 'user-signed-out {"reason":"expired"}']);
  });

  it('keeps the user while the provider cannot be reached, and is renewed when it can', async () => {
    const { session, response: responded } = await afterSleep(unreachable);
    await expect(session.accessToken()).rejects.toBeInstanceOf(TypeError);
    expect(session.user.get()?.userId).toBe('u1');
    responded.mockImplementation(async () => fresh);
    expect(await session.accessToken()).toBe('new');
  });

  it('keeps a stored user over a load of the page without a connection', async () => {
    const { session } = openSession({ getUser: async () => expired, signinSilent: unreachable });
    await session.restore();
    expect(session.user.get()?.userId).toBe('u1');
    await expect(session.accessToken()).rejects.toBeInstanceOf(TypeError);
  });
});

describe('The timers of the library', () => {
  afterEach(() => jest.restoreAllMocks());

  it('[AUT-002] renew a token before it ends, and the end itself finds a new one', async () => {
    const { session, manager, response: responded } = await afterSleep(async () => fresh);
    raise(manager, 'expiring');
    raise(manager, 'expired');
    await untilIdle();
    expect([session.user.get()?.userId, responded.mock.calls.length]).toEqual(['u1', 1]);
  });

  it('renew nothing ahead of time where the settings do not ask for it', async () => {
    const { session, manager } = openSession({ getUser: async () => fresh }, true, { automaticSilentRenew: false });
    const renewed = jest.spyOn(manager, 'signinSilent');
    await session.restore();
    raise(manager, 'expiring');
    await untilIdle();
    expect(renewed).not.toHaveBeenCalled();
  });

  it('[AUT-008] a renewal that fails before the end is only logged', async () => {
    const { session, manager, errors } = await afterSleep(reject);
    raise(manager, 'expiring');
    await untilIdle();
    expect([session.user.get()?.userId, errors]).toEqual(['u1', ['Silent renewal failed']]);
  });
});

describe('A token that the server rejects', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is renewed once, although several calls were rejected', async () => {
    const { session, response: responded } = await afterSleep(async () => fresh);
    expect(await Promise.all([session.renewAccessToken('old'), session.renewAccessToken('old')])).toEqual([
      ...['new', 'new'],
    ]);
    expect(await session.renewAccessToken('old')).toBe('new');
    expect(responded).toHaveBeenCalledTimes(1);
  });

  it('[AUT-012] is not replaced by that of another user who signed in meanwhile', async () => {
    const { session } = await afterSleep(async () => oidcUser({ sub: 'u2' }, false, 'of u2'));
    await session.refresh();
    expect(session.user.get()?.userId).toBe('u2');
    expect(await session.renewAccessToken('old')).toBeNull();
  });

  it('ends the session when there is no other to be had', async () => {
    const { session, facts } = await afterSleep(reject);
    expect(await session.renewAccessToken('old')).toBeNull();
    expect(facts.at(-1)).toBe('user-signed-out {"reason":"expired"}');
  });
});

describe('A renewal under way', () => {
  afterEach(() => jest.restoreAllMocks());

  it('does not bring back a user who signed out meanwhile', async () => {
    let response: (user: typeof fresh) => void = () => undefined;
    const { session, manager } = await afterSleep(() => new Promise((resolve) => (response = resolve)));
    const removed = jest.spyOn(manager, 'removeUser');
    const renewing = session.refresh();
    await untilIdle();
    await session.expire('sessionEnded');
    response(fresh);
    await renewing;
    expect([session.user.get(), await session.accessToken()]).toEqual([null, null]);
    expect(removed).toHaveBeenCalledTimes(2);
  });
});

describe('What a user was about to do', () => {
  it('[AUT-014] waits over an expiry of the session, and is dropped at sign-out (A-031)', async () => {
    const { session, storage } = openSession({ getUser: async () => oidcUser() });
    await session.restore();
    await session.signIn({ continuation: { action: 'AddCurb', data: { fanItemId: 'f1' } } });
    await session.expire('expired');
    expect(storage.read('continuation')).toContain('f1');
    await session.restore();
    await session.signOut();
    expect(storage.read('continuation')).toBeNull();
  });
});
