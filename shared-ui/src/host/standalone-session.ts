import { randomId } from '@specbuilder/shared-contracts/domain';
import { type Continuation, type SignedInUser, signedInUser, writable } from '@specbuilder/shared-contracts/platform';
import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { keepingStorage } from '../browser/index.ts';
import type { HostSession, SessionParts } from './create-host.tsx';

/** Of this tab alone; nothing of a user outlives it. */
const PREFIX = 'specbuilder-standalone.';
const GUEST_KEY = `${PREFIX}guestKey`;
/** The library sweeps whatever it cannot read below its prefix. */
const IDENTITY_PREFIX = `${PREFIX}oidc.`;

/** What a page knew when it left for the provider. */
interface LeftPage {
  readonly path: string;
  readonly continuation?: Continuation;
}

interface PageParts extends SessionParts {
  readonly page: Pick<Window, 'history' | 'location' | 'sessionStorage'>;
  /** The screen that sign-in comes back to. */
  readonly currentPath: () => string;
  readonly createManager?: (settings: ConstructorParameters<typeof UserManager>[0]) => UserManager;
}

export interface StandaloneSession extends HostSession {
  /** The screen that was left for the provider; null when there is no return from there. */
  readonly returnPath: string | null;
}

/**
 * Sign-in of a page on a developer's machine, at the provider of the server that it works with. The code comes back to
 * this page, whose address the server lets in by DEVELOPMENT_ORIGINS.
 */
export async function openStandaloneSession(parts: PageParts): Promise<StandaloneSession> {
  const { settings, bus, log, page, currentPath } = parts;
  const manager = managerOf(parts);
  const { user, tokens, adopt, renew } = createTokens(manager, parts);
  const left = await takeReturn(manager, page, log);
  let { continuation } = left ?? {};
  const stored = await manager.getUser();
  if (stored?.expired) await renew();
  else if (stored !== null) adopt(stored);
  if (continuation !== undefined) bus.publish('continuation-resumed', { action: continuation.action });
  return {
    user,
    canSignIn: true,
    returnPath: left?.path ?? null,
    guestKey: guestKeyOf(keepingStorage(() => page.sessionStorage)),
    async signIn({ continuation: next } = {}) {
      if (next !== undefined) bus.publish('continuation-stored', { action: next.action });
      const state: LeftPage = { path: currentPath(), ...(next === undefined ? {} : { continuation: next }) };
      const { manufacturerLabelId } = settings.manufacturer;
      await manager.signinRedirect({ state, extraQueryParams: { manufacturerLabelId } });
    },
    signOut: () => manager.signoutRedirect(),
    takeContinuation<A extends Continuation['action']>(actions: readonly A[]) {
      const taken = continuation;
      if (taken === undefined || user.get() === null || !(actions as readonly string[]).includes(taken.action))
        return null;
      continuation = undefined;
      bus.forget('continuation-resumed');
      return taken as Extract<Continuation, { action: A }>;
    },
    async accessToken() {
      if (tokens()?.expired) await renew();
      return tokens()?.access_token ?? null;
    },
    async renewAccessToken(rejected) {
      if (tokens()?.access_token === rejected) await renew();
      return tokens()?.access_token ?? null;
    },
  };
}

/** Who the user is and the tokens that authenticate them; published on the bus. */
function createTokens(manager: UserManager, { bus, log }: Pick<SessionParts, 'bus' | 'log'>) {
  const user = writable<SignedInUser | null>(null);
  let tokens: User | null = null;
  let renewal: Promise<void> | undefined;
  const announce = (profile: SignedInUser): void => {
    const { userId, roles, salesRegions, defaultSalesRegion, isExternal } = profile;
    const lists = { roles: [...roles], salesRegions: [...salesRegions] };
    bus.publish('user-signed-in', { userId, defaultSalesRegion, isExternal, ...lists });
  };
  const adopt = (next: User | null): void => {
    tokens = next;
    const profile = next === null ? null : signedInUser(next.profile);
    if (JSON.stringify(profile) === JSON.stringify(user.get())) return;
    user.set(profile);
    if (profile === null) bus.publish('user-signed-out', { reason: 'expired' });
    else announce(profile);
  };
  const renewNow = async (): Promise<void> => {
    try {
      adopt(await manager.signinSilent());
    } catch (error) {
      log.error('The sign-in could not be renewed', error);
      adopt(null);
    }
  };
  return {
    user,
    tokens: () => tokens,
    adopt,
    /** A refresh token is good for one use, so those who need a new one share it. */
    renew(): Promise<void> {
      renewal ??= renewNow().finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
  };
}

function managerOf({ settings, page, createManager = (given) => new UserManager(given) }: PageParts): UserManager {
  const { authentication } = settings.manufacturer;
  const address = `${page.location.origin}${page.location.pathname}`;
  const store = () =>
    new WebStorageStateStore({ store: keepingStorage(() => page.sessionStorage), prefix: IDENTITY_PREFIX });
  return createManager({
    authority: authentication.authorityUri,
    client_id: authentication.clientId,
    scope: authentication.scope,
    response_type: authentication.responseType,
    filterProtocolClaims: authentication.filterProtocolClaims,
    loadUserInfo: authentication.loadUserInfo,
    redirect_uri: address,
    post_logout_redirect_uri: address,
    revokeTokensOnSignout: authentication.revokeAccessTokenOnSignout,
    revokeTokenTypes: ['refresh_token'],
    automaticSilentRenew: false,
    // The provider's frame that reports a sign-out elsewhere does not allow pages of other origins.
    monitorSession: false,
    userStore: store(),
    stateStore: store(),
  });
}

/** Finishes the return from the provider, then removes its response from the address. */
async function takeReturn(
  manager: UserManager,
  page: PageParts['page'],
  log: PageParts['log'],
): Promise<LeftPage | null> {
  const parameters = new URLSearchParams(page.location.search);
  if (!parameters.has('state')) return null;
  try {
    if (!parameters.has('code')) return null;
    return (await manager.signinRedirectCallback()).state as LeftPage;
  } catch (error) {
    log.error('Sign-in could not be completed', error);
    return null;
  } finally {
    page.history.replaceState(null, '', page.location.pathname);
  }
}

/** The same after sign-in, which makes what a guest began the user's. */
function guestKeyOf(storage: Storage): string {
  const known = storage.getItem(GUEST_KEY);
  if (known !== null) return known;
  const created = randomId();
  storage.setItem(GUEST_KEY, created);
  return created;
}
