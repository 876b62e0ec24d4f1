import type { AuthenticationSettings } from '@specbuilder/shared-contracts/api';
import {
  Log,
  type SigninSilentArgs,
  type User,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { IDENTITY_PREFIX } from '../boot/browser-storage.ts';

/** Client settings come from the brand's settings alone (BRD-010); state and user stay in the browser session. */
export function userManagerSettings(authentication: AuthenticationSettings): UserManagerSettings {
  const store = () => new WebStorageStateStore({ store: window.sessionStorage, prefix: IDENTITY_PREFIX });
  return {
    authority: authentication.authorityUri,
    client_id: authentication.clientId,
    redirect_uri: authentication.redirectUri,
    post_logout_redirect_uri: authentication.postLogoutRedirectUri,
    silent_redirect_uri: authentication.silentRedirectUri,
    response_type: authentication.responseType,
    scope: authentication.scope,
    // The session renews by itself when the settings ask for it, since each refresh token may be used but once.
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

/**
 * Renews with the scope of the sign-in. The library asks for that of the access token, which is the API's alone, so that
 * no ID token came and a changed profile stayed as it was (ACC-010).
 */
class FullScopeUserManager extends UserManager {
  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    return super.signinSilent({ ...args, extraTokenParams: { scope: this.settings.scope } });
  }
}

export function createUserManager(authentication: AuthenticationSettings, debug: boolean): UserManager {
  Log.setLevel(debug ? Log.WARN : Log.NONE);
  if (debug) Log.setLogger(window.console);
  return new FullScopeUserManager(userManagerSettings(authentication));
}
