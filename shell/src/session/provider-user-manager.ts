import { type SigninSilentArgs, type SignoutRedirectArgs, type User, UserManager } from 'oidc-client-ts';

/** The library's manager, for providers that do not offer all that the embedded one does. */
export class ProviderUserManager extends UserManager {
  /**
   * Renews with the scope of the sign-in. The library requests that of the access token, which is the API's alone, so
   * that no ID token came and a changed profile stayed as it was (ACC-010).
   */
  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    return super.signinSilent({ ...args, extraTokenParams: { scope: this.settings.scope } });
  }

  /** Where a provider has no page that ends its session, the user leaves this page at least. */
  override async signoutRedirect(args?: SignoutRedirectArgs): Promise<void> {
    if ((await this.metadataService.getEndSessionEndpoint()) !== undefined) return super.signoutRedirect(args);
    if (this.settings.revokeTokensOnSignout) await this._revokeInternal(await this._loadUser());
    await this.removeUser();
    const { post_logout_redirect_uri: start = '/' } = this.settings;
    await (await this._redirectNavigator.prepare({})).navigate({ url: start });
  }

  /** Revokes where the provider can; a rejection does not keep the user signed in. */
  protected override async _revokeInternal(...given: Parameters<UserManager['_revokeInternal']>): Promise<void> {
    if ((await this.metadataService.getRevocationEndpoint(true)) === undefined) return;
    try {
      await super._revokeInternal(...given);
    } catch (error) {
      // This is how fetch rejects without a response.
      if (error instanceof TypeError) throw error;
      this._logger.warn('The tokens were not revoked', error);
    }
  }
}
