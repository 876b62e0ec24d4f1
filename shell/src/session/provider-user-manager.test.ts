import { type OidcMetadata, type User, UserManager } from 'oidc-client-ts';
import { authentication, oidcUser } from '../../test/test-session.ts';
import { ProviderUserManager } from './provider-user-manager.ts';
import { userManagerSettings } from './user-manager.ts';

const ISSUER = 'https://id.example';
const REVOCATION = { revocation_endpoint: `${ISSUER}/revoke` };
const END_SESSION = { end_session_endpoint: `${ISSUER}/logout` };

/** A manager of a provider that offers just that; addresses it leaves to are noted. */
async function managerAt(metadata: Partial<OidcMetadata>) {
  const left: string[] = [];
  const navigator = {
    prepare: async () => ({
      navigate: async ({ url }: { readonly url: string }) => {
        left.push(url);
        return { url };
      },
      close: () => undefined,
    }),
    callback: async () => undefined,
  };
  const manager = new ProviderUserManager(
    { ...userManagerSettings(authentication), metadata: { issuer: ISSUER, ...metadata } },
    navigator,
  );
  const user = { ...oidcUser(), refresh_token: 'renewing', toStorageString: () => STORED } as unknown as User;
  await manager.storeUser(user);
  return { manager, left };
}

const STORED = JSON.stringify({
  ...{ access_token: 'token', refresh_token: 'renewing', id_token: 'id', token_type: 'Bearer' },
  profile: { sub: 'u1' },
});

/** Responses of the provider's revocation endpoint. */
function revocations(responseOf: () => Promise<Response>) {
  const requested = jest.fn(responseOf);
  globalThis.fetch = requested as unknown as typeof fetch;
  return requested;
}
const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

describe('Signing out', () => {
  it('[AUT-013] revokes what could renew and ends the session at the provider', async () => {
    const requested = revocations(async () => Response.json({}));
    const { manager, left } = await managerAt({ ...REVOCATION, ...END_SESSION });
    await manager.signoutRedirect();
    expect(requested).toHaveBeenCalledTimes(1);
    const [url = ''] = left;
    expect(url).toContain(`${ISSUER}/logout?id_token_hint=id`);
    expect(new URL(url).searchParams.get('post_logout_redirect_uri')).toBe(authentication.postLogoutRedirectUri);
    expect(await manager.getUser()).toBeNull();
  });

  it('goes on at a provider that revokes nothing', async () => {
    const requested = revocations(async () => Response.json({}));
    const { manager, left } = await managerAt(END_SESSION);
    await manager.signoutRedirect();
    expect([requested.mock.calls.length, left.length, await manager.getUser()]).toEqual([0, 1, null]);
  });

  it('goes on when the provider rejects to revoke, and stays when it is not reached', async () => {
    revocations(async () => Response.json({ error: 'unsupported_token_type' }, { status: 400 }));
    const rejected = await managerAt({ ...REVOCATION, ...END_SESSION });
    await rejected.manager.signoutRedirect();
    expect([rejected.left.length, await rejected.manager.getUser()]).toEqual([1, null]);
    revocations(() => Promise.reject(new TypeError('Failed to fetch')));
    const away = await managerAt({ ...REVOCATION, ...END_SESSION });
    await expect(away.manager.signoutRedirect()).rejects.toThrow('Failed to fetch');
    expect([away.left, (await away.manager.getUser())?.access_token]).toEqual([[], 'token']);
  });

  it('leads to the start where the provider has no page that ends its session', async () => {
    const requested = revocations(async () => Response.json({}));
    const { manager, left } = await managerAt(REVOCATION);
    await manager.signoutRedirect();
    expect([requested.mock.calls.length, left]).toEqual([1, [authentication.postLogoutRedirectUri]]);
    expect(await manager.getUser()).toBeNull();
  });
});

describe('Session monitoring', () => {
  it('[AUT-003] breaks nothing at a provider without a frame for it', async () => {
    const { manager: plain } = await managerAt({});
    const manager = new ProviderUserManager({
      ...userManagerSettings({ ...authentication, monitorSession: true }),
      metadata: { issuer: ISSUER },
    });
    const ended = jest.fn();
    manager.events.addUserSignedOut(ended);
    await manager.storeUser(await plain.getUser());
    await manager.getUser(true);
    await new Promise<void>((resolve) => setTimeout(resolve));
    expect([ended.mock.calls.length, document.querySelectorAll('iframe').length]).toEqual([0, 0]);
    expect(manager).toBeInstanceOf(UserManager);
  });
});
