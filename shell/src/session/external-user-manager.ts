import type { UserDetails } from '@specbuilder/shared-contracts/api';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { toList } from '@specbuilder/shared-contracts/domain';
import { type SigninSilentArgs, User, type UserManagerSettings } from 'oidc-client-ts';
import { ProviderUserManager } from './provider-user-manager.ts';

export type ReadDetails = (accessToken: string) => Promise<UserDetails>;
type Profile = User['profile'];

const SERVER_ERROR = 500;

/** Whether the profile holds what the server says of the user. */
function isKnown(profile: Profile): boolean {
  return profile['application_user_id'] !== undefined;
}

/** The subject stays the provider's: the library compares it with each ID token. */
function claimsFrom({ userId, userName, name, email, roles, ...regions }: UserDetails, amr: unknown) {
  return {
    application_user_id: userId,
    preferred_username: userName,
    name,
    email,
    role: roles,
    sales_region: regions.salesRegions,
    default_sales_region: regions.defaultSalesRegion,
    amr: [...new Set([...toList(amr as string | string[] | undefined), 'external'])],
  };
}

/**
 * Users of another provider. Its claims may have other names and its ID token may lack some, so the user's details come
 * from the server, which reads the provider's tokens as the settings define.
 */
export class ExternalUserManager extends ProviderUserManager {
  constructor(
    settings: UserManagerSettings,
    private readonly readDetails: ReadDetails,
  ) {
    super(settings);
  }

  override async getUser(): Promise<User | null> {
    const stored = await super.getUser();
    // The details of an expired one come with its renewal.
    return stored === null || stored.expired || isKnown(stored.profile) ? stored : this.introduce(stored, null);
  }

  override async signinRedirectCallback(url?: string): Promise<User> {
    return this.introduce(await super.signinRedirectCallback(url), null);
  }

  override async signinSilent(args?: SigninSilentArgs): Promise<User | null> {
    const before = await super.getUser();
    const renewed = await super.signinSilent(args);
    return renewed && this.introduce(renewed, before);
  }

  /** @throws the error of the call when the server rejects the user, or cannot identify a new one */
  private async introduce(user: User, before: User | null): Promise<User> {
    const claims = await this.claimsOf(user, before);
    const known = new User({ ...user, profile: { ...user.profile, ...claims } as Profile });
    await this.storeUser(known);
    return known;
  }

  private async claimsOf({ access_token, profile }: User, before: User | null): Promise<Partial<Profile>> {
    try {
      return claimsFrom(await this.readDetails(access_token), profile.amr);
    } catch (error) {
      const isAway = (statusOf(error) ?? SERVER_ERROR) >= SERVER_ERROR;
      // Renewed tokens are valid even if the server does not respond now; it looks up rights with each call.
      if (isAway && before !== null && before.profile.sub === profile.sub && isKnown(before.profile)) {
        return before.profile;
      }
      await this.removeUser();
      throw error;
    }
  }
}
