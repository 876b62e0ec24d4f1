import type { UserDetails } from '@specbuilder/shared-contracts/api';
import { sessionEndedError, statusOf } from '@specbuilder/shared-contracts/client';
import { signedInUser } from '@specbuilder/shared-contracts/platform';
import { NO_COMPANY } from '@specbuilder/shared-contracts/testing';
import { User, UserManager } from 'oidc-client-ts';
import { authentication, managerParts } from '../../test/test-session.ts';
import { ExternalUserManager, type ReadDetails } from './external-user-manager.ts';
import { createUserManager, userManagerSettings } from './user-manager.ts';

const DETAILS: UserDetails = {
  ...{ userId: '11111111-1111-4111-8111-111111111111', userName: 'pat.0123456789', email: 'pat@corp.example' },
  ...{ firstName: 'Pat', lastName: 'Doe', fullName: 'Pat Doe', displayName: 'Pat Doe', name: 'Pat Doe' },
  ...{ company: NO_COMPANY, roles: ['user', 'sales'], salesRegions: [24, 15], defaultSalesRegion: 15 },
  settings: {
    ...{ salesRegionNumber: null, selectedSalesRegion: null, defaultCurrencyCode: null, includePreWire: false },
    ...{ isRegionManuallySelected: false, isRegionAssignedOnServer: false },
  },
};

/** A user as the provider has them: roles under another name, and none of ours. */
function providerUser(token: string, expiresIn = 300): User {
  const now = Math.floor(Date.now() / 1000);
  return new User({
    ...{ access_token: token, token_type: 'Bearer', expires_at: now + expiresIn },
    profile: { sub: 'f:1:pat', iss: 'https://id.example', aud: 'fans', exp: now + expiresIn, iat: now },
  });
}

function openManager(details: ReadDetails = async () => DETAILS) {
  const read = jest.fn(details);
  return { manager: new ExternalUserManager(userManagerSettings(authentication), read), read };
}

/** The library's own step, which stores what it returns. */
function response(step: 'signinRedirectCallback' | 'signinSilent', token: string) {
  jest.spyOn(UserManager.prototype, step).mockImplementation(async function store(this: UserManager) {
    const user = providerUser(token);
    await this.storeUser(user);
    return user;
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

describe('A user of another provider', () => {
  it('[A-034] is who the server says, whatever the claims of the provider are called', async () => {
    const { manager, read } = openManager();
    response('signinRedirectCallback', 'first');
    const { profile } = await manager.signinRedirectCallback();
    expect(read).toHaveBeenCalledWith('first');
    expect(profile.sub).toBe('f:1:pat');
    expect(signedInUser(profile)).toEqual({
      ...{ userId: DETAILS.userId, userName: 'pat.0123456789', displayName: 'Pat Doe', email: 'pat@corp.example' },
      ...{ roles: ['user', 'sales'], salesRegions: [24, 15], defaultSalesRegion: 15 },
      isExternal: true,
    });
  });

  it('is known at the next load of the page without another call', async () => {
    response('signinRedirectCallback', 'first');
    await openManager().manager.signinRedirectCallback();
    const { manager, read } = openManager();
    expect(signedInUser((await manager.getUser())?.profile ?? { sub: '' }).roles).toEqual(['user', 'sales']);
    expect(read).not.toHaveBeenCalled();
  });

  it('is requested when the page was left before the server responded, unless the token ran out', async () => {
    const { manager, read } = openManager();
    await manager.storeUser(providerUser('old', -10));
    expect((await manager.getUser())?.access_token).toBe('old');
    expect(read).not.toHaveBeenCalled();
    await manager.storeUser(providerUser('fresh'));
    expect((await manager.getUser())?.profile['application_user_id']).toBe(DETAILS.userId);
    await manager.storeUser(null);
    expect(await manager.getUser()).toBeNull();
  });

  it('[AUT-002] has the roles of now after a renewal', async () => {
    response('signinRedirectCallback', 'first');
    response('signinSilent', 'second');
    const { manager, read } = openManager();
    await manager.signinRedirectCallback();
    read.mockResolvedValue({ ...DETAILS, roles: ['user'] });
    const renewed = await manager.signinSilent();
    expect([renewed?.access_token, signedInUser(renewed?.profile ?? { sub: '' }).roles]).toEqual(['second', ['user']]);
    expect((await manager.getUser())?.access_token).toBe('second');
  });

  it('stays who they were when the server is away during a renewal', async () => {
    response('signinRedirectCallback', 'first');
    response('signinSilent', 'second');
    const { manager, read } = openManager();
    await manager.signinRedirectCallback();
    for (const away of [new TypeError('Failed to fetch'), Object.assign(sessionEndedError('away'), { status: 503 })]) {
      read.mockRejectedValueOnce(away);
      const renewed = await manager.signinSilent();
      expect(signedInUser(renewed?.profile ?? { sub: '' }).roles).toEqual(['user', 'sales']);
    }
  });

  it.each([
    ['the server rejects them, as with a disabled account', sessionEndedError('This account is closed.'), 401],
    ['the server is away at the first sign-in', new TypeError('Failed to fetch'), null],
  ])('is not signed in when %s', async (_case, error, status) => {
    response('signinRedirectCallback', 'first');
    const { manager } = openManager(() => Promise.reject(error));
    const rejected = await manager.signinRedirectCallback().catch((reason: unknown) => reason);
    expect([statusOf(rejected), await manager.getUser()]).toEqual([status, null]);
  });

  it('is null when the provider renews nothing', async () => {
    jest.spyOn(UserManager.prototype, 'signinSilent').mockResolvedValue(null);
    expect(await openManager().manager.signinSilent()).toBeNull();
  });
});

describe('The manager of the session', () => {
  it('requests the user from the server with the new token where the settings name another provider', async () => {
    const sent = jest.fn(async (request: Request) => {
      expect([new URL(request.url).pathname, request.headers.get('authorization')]).toEqual([
        ...['/api/user/details', 'Bearer first'],
      ]);
      return Response.json(DETAILS);
    });
    const before = globalThis.fetch;
    globalThis.fetch = sent as unknown as typeof fetch;
    response('signinRedirectCallback', 'first');
    const external = createUserManager(managerParts({ authentication: { ...authentication, isExternal: true } }));
    const { profile } = await external.signinRedirectCallback();
    globalThis.fetch = before;
    expect(signedInUser(profile).userId).toBe(DETAILS.userId);
    expect(createUserManager(managerParts())).not.toBeInstanceOf(ExternalUserManager);
  });
});
