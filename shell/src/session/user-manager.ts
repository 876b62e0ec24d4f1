import type { AuthenticationSettings, UserDetails } from '@specbuilder/shared-contracts/api';
import { createApiClient } from '@specbuilder/shared-contracts/client';
import { SITE_PATH, sessionStore } from '@specbuilder/shared-ui/browser';
import { Log, type UserManager, type UserManagerSettings, WebStorageStateStore } from 'oidc-client-ts';
import { IDENTITY_PREFIX } from '../boot/boot/browser-storage.ts';
import { ExternalUserManager } from './external-user-manager.ts';
import { ProviderUserManager } from './provider-user-manager.ts';
import type { SessionPorts } from './session-service.ts';

/** Client settings come from the brand's settings alone (BRD-010); state and user stay in the browser session. */
export function userManagerSettings(authentication: AuthenticationSettings): UserManagerSettings {
  const store = () => new WebStorageStateStore({ store: sessionStore, prefix: IDENTITY_PREFIX });
  return {
    authority: authentication.authorityUri,
    client_id: authentication.clientId,
    redirect_uri: authentication.redirectUri,
    post_logout_redirect_uri: authentication.postLogoutRedirectUri,
    silent_redirect_uri: authentication.silentRedirectUri,
    response_type: authentication.responseType,
    scope: authentication.scope,
    // The session renews by itself when the settings require it, since each refresh token may be used but once.
    automaticSilentRenew: false,
    filterProtocolClaims: authentication.filterProtocolClaims,
    loadUserInfo: authentication.loadUserInfo,
    monitorSession: authentication.monitorSession,
    revokeTokensOnSignout: authentication.revokeAccessTokenOnSignout,
    revokeTokenTypes: ['refresh_token'],
    userStore: store(),
    stateStore: store(),
  };
}

export type ManagerParts = Pick<SessionPorts, 'authentication' | 'bus' | 'debug' | 'guestKey' | 'manufacturerLabelId'>;

export function createUserManager(parts: ManagerParts): UserManager {
  const { authentication, debug } = parts;
  Log.setLevel(debug ? Log.WARN : Log.NONE);
  if (debug) Log.setLogger(window.console);
  const settings = userManagerSettings(authentication);
  return authentication.isExternal
    ? new ExternalUserManager(settings, (accessToken) => readDetails(parts, accessToken))
    : new ProviderUserManager(settings);
}

/** Called with the token that is about to be the session's, which the page's own client does not have yet. */
function readDetails({ bus, guestKey, manufacturerLabelId }: ManagerParts, accessToken: string): Promise<UserDetails> {
  const client = createApiClient({
    serverUrl: SITE_PATH,
    bus,
    guestKey,
    userAgent: navigator.userAgent,
    manufacturerLabelId: () => manufacturerLabelId,
    isStoreView: () => false,
    accessToken: async () => accessToken,
  });
  return client.user.details(undefined, { context: { background: true } });
}
